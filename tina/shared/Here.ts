import type { Standing } from './answers.ts';
import type { Role } from './Role.ts';

/** The element that holds it in the editor's page. */
export const HERE = 'editor-here';

/** Whether this page is that of the editor as a service: there it says who edits. */
export const isService = (): boolean => document.getElementById(HERE) !== null;

/** Who edits, and what, as the service wrote it into its page. @throws in the studio, where it did not */
export function readHere(): Here {
  const text = document.getElementById(HERE)?.textContent;
  if (!text) throw new Error('This page is not the editor of a service.');
  return JSON.parse(text);
}

/** Where a sign-in over an open form ends. */
export const SIGNED_IN = '/editor/signed-in';

/** Where the studio names the forms of its code, and the name of what says in its page which forms that has. */
export const FORMS = '/admin/forms';

/** A proposal, as the bar names it. */
export interface Work {
  readonly id: string;
  readonly title: string;
}

/** Who edits, and what they work on. */
export interface Here {
  readonly person: string;
  readonly name: string;
  readonly role: Role;
  /** All proposals that can be edited on, what was changed last first. */
  readonly editable: readonly Work[];
  readonly proposal: Work;
  readonly standing: Standing;
  /** How many proposals wait for them. */
  readonly waits: number;
  /** Whether forms are saved without the button too. */
  readonly isAutosaving: boolean;
}
