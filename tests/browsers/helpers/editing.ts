import { hashOf } from '../../../tina/shared/editorAddress.ts';
import type { Part } from './Part.ts';
import type { Window } from './Window.ts';

/** Another address each time: the browser does not load a page again for another hash alone. */
let loads = 0;

/** Opens a page of the site beside its form, ready to be clicked. @returns the frame with the page */
export async function openBeside(window: Window, route: string, timeout?: number): Promise<Part> {
  await window.open(`/admin/?${++loads}${hashOf({ page: route })}`);
  const page = window.part('#page-frame');
  // The form has taken over the page.
  await page.inside('footer [data-field]').appears(timeout ?? 30_000);
  return page;
}

/** Opens the form of a record. */
export async function openForm(window: Window, file: string): Promise<void> {
  await window.open(`/admin/?${++loads}${hashOf({ record: file })}`);
  await window.part(`[data-test="form:${file}"]`).appears(30_000);
}

/** A button that can be pressed. */
export const SAVE = 'button:not([aria-disabled=true])';

/** Presses Save, and waits until the editor says that it is done. */
export async function saved(window: Window, words = 'Saved.'): Promise<void> {
  await window.part(SAVE, 'Save').click();
  await window.part('[role=alert], [role=status], div, p', words).appears();
}
