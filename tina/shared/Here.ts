import type { Role } from './Role.ts';

/** The element that holds it in the editor's page. */
export const HERE = 'editor-here';

/** Whether this page is that of the editor as a service: there it says who edits. */
export const isService = (): boolean => document.getElementById(HERE) !== null;

/** Where the studio names the forms of its code, and the name of what says in its page which forms that has. */
export const FORMS = '/admin/forms';

/** Who edits, and what they work on. */
export interface Here {
  readonly person: string;
  readonly name: string;
  readonly role: Role;
  /** Ids of all proposals that can be edited on. */
  readonly editable: readonly string[];
  readonly proposal: { readonly id: string; readonly title: string };
  /** How many proposals wait for them. */
  readonly waits: number;
  /** Whether forms are saved without the button too. */
  readonly isAutosaving: boolean;
}
