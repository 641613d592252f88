import { locateFile } from '../../../content/load/source/placement.ts';
import type { Part } from './Part.ts';
import type { Window } from './Window.ts';

/** Another address each time: the browser does not load a page again for another hash alone. */
let loads = 0;

/** Opens a page of the site beside its form, ready to be clicked. @returns the frame with the page */
export async function openBeside(window: Window, route: string, timeout?: number): Promise<Part> {
  await window.open(`/admin/?${++loads}#/~${route}`);
  const page = window.part('#tina-iframe');
  // The form has taken over the page.
  await page.inside('footer [data-field]').appears(timeout ?? 30_000);
  return page;
}

/** Opens the form of a record, without its page. */
export async function openForm(window: Window, file: string): Promise<void> {
  const { placed } = locateFile(file);
  await window.open(`/admin/?${++loads}#/collections/edit/${placed?.collection}/~/${placed?.slug}`);
  await window.part(`[data-test="form:${file}"]`).appears(30_000);
}

/** Presses Save, and waits until the editor says that it is done. */
export async function saved(window: Window, words = 'Saved.'): Promise<void> {
  await window.part('button:enabled', 'Save').click();
  await window.part('[role=alert], [role=status], div, p', words).appears();
}
