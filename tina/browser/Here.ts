import type { Role } from '../people/Role.ts';

/** The element that holds it in the editor's page. */
export const HERE = 'editor-here';

/** Who edits, and what they work on. */
export interface Here {
  readonly person: string;
  readonly name: string;
  readonly role: Role;
  /** Ids of all proposals that can be edited on. */
  readonly editable: readonly string[];
  readonly proposal: { readonly id: string; readonly title: string };
}
