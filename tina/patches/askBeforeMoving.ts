import type { TinaCMS } from 'tinacms';
import { namesOf, unsavedForms } from '../forms/unsavedForms.ts';
import { SCREEN } from '../records/recordAddresses.ts';
import { onMove } from './onMove.ts';

/** A way to another page of the editor: a link, or the arrow back to the list that a record stands in. */
const WAYS = `a[href*="#/"], button[aria-label^="Back to "], button[value="${SCREEN}"]`;

const leaves = (way: HTMLElement) =>
  !(way instanceof HTMLAnchorElement) ||
  (way.target !== '_blank' && way.href !== window.location.href);

/** How long a yes holds: what is pressed leads on in steps. */
const ANSWERED_MS = 1_000;
let answered = Number.NEGATIVE_INFINITY;

/** Whether somebody has just said that what is unsaved may be left. */
export const mayLeave = () => performance.now() - answered < ANSWERED_MS;

/**
 * Tina: follows a link of its menu, the way back to a list, and the browser's own ways, whatever is unsaved.
 * Here: it asks first, and names what is unsaved; what was typed is kept all the same (keepDrafts.ts).
 * Upstream: tinacms/tinacms#7462 (closing the page). Written for tinacms 3.14.1.
 */
export function askBeforeMoving(cms: TinaCMS): void {
  const stays = () => {
    const unsaved = unsavedForms(cms);
    if (unsaved.length === 0 || mayLeave()) return false;
    const question = `Not saved yet: ${namesOf(unsaved)}. Leave all the same? What you typed is kept in this browser and offered when you come back.`;
    if (!window.confirm(question)) return true;
    answered = performance.now();
    return false;
  };
  document.addEventListener(
    'click',
    (event) => {
      const way = (event.target as Element).closest?.<HTMLElement>(WAYS);
      if (!way || event.ctrlKey || event.metaKey || !leaves(way) || !stays()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  let here = { hash: window.location.hash, state: history.state };
  const remember = () => {
    here = { hash: window.location.hash, state: history.state };
  };
  window.addEventListener(
    'popstate',
    (event) => {
      if (window.location.hash === here.hash || !stays()) return;
      event.stopImmediatePropagation();
      history.pushState(here.state, '', here.hash);
    },
    true,
  );
  onMove(cms, remember);
}
