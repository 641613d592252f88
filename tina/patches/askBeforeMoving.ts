import type { TinaCMS } from 'tinacms';
import { namesOf, unsavedForms } from '../forms/unsavedForms.ts';

/** A way to another page of the editor: a link, or the arrow back to the list that a record stands in. */
const WAYS = 'a[href*="#/"], button[aria-label^="Back to "]';

const leaves = (way: HTMLElement) =>
  !(way instanceof HTMLAnchorElement) ||
  (way.target !== '_blank' && way.href !== window.location.href);

/**
 * Tina: follows a link of its menu, or the way back to a list, whatever is unsaved.
 * Here: it asks first, and names what is unsaved. What cannot be asked before, such as the browser's own way
 * back, loses nothing either (keepDrafts.ts).
 * Upstream: tinacms/tinacms#7462 (closing the page). Written for tinacms 3.14.1.
 */
export function askBeforeMoving(cms: TinaCMS): void {
  document.addEventListener(
    'click',
    (event) => {
      const way = (event.target as Element).closest?.<HTMLElement>(WAYS);
      const unsaved = unsavedForms(cms);
      if (!way || event.ctrlKey || event.metaKey || !leaves(way)) return;
      if (unsaved.length === 0) return;
      const question = `Not saved yet: ${namesOf(unsaved)}. Leave all the same? What you typed is kept in this browser and offered when you come back.`;
      if (window.confirm(question)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
