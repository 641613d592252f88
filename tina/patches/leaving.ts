// The ways out of a record: within the editor, with the browser's keys, by closing the tab, by a reload of Vite.
import type { TinaCMS } from 'tinacms';
import { onMove } from '../events.ts';
import { namesOf, unsavedForms } from '../forms/unsavedForms.ts';
import { SCREEN } from '../records/recordAddresses.ts';

/** A way to another page of the editor: a link, or the arrow back to the list of a record. */
const WAYS = `a[href*="#/"], button[aria-label^="Back to "], button[value="${SCREEN}"]`;

const leaves = (way: HTMLElement) =>
  !(way instanceof HTMLAnchorElement) ||
  (way.target !== '_blank' && way.href !== window.location.href);

/** How long a yes holds: one press leads on in steps. */
const ANSWERED_MS = 1_000;
let answered = Number.NEGATIVE_INFINITY;

/** Whether somebody has just said that what is unsaved may be left. */
const mayLeave = () => performance.now() - answered < ANSWERED_MS;

/** Whether somebody stays with what is unsaved, when asked. */
function stays(cms: TinaCMS): boolean {
  const unsaved = unsavedForms(cms);
  if (unsaved.length === 0 || mayLeave()) return false;
  const question = `Not saved yet: ${namesOf(unsaved)}. Leave all the same? What you typed is kept in this browser and offered when you come back.`;
  if (!window.confirm(question)) return true;
  answered = performance.now();
  return false;
}

/**
 * Tina: follows a link of its menu, the way back to a list, and the browser's own ways, whatever is unsaved.
 * Here: it asks first, and names what is unsaved; what was typed is kept all the same (keepDrafts.ts).
 * Upstream: tinacms/tinacms#7462 (closing the page). Written for tinacms 3.14.1.
 */
export function askBeforeMoving(cms: TinaCMS): void {
  document.addEventListener(
    'click',
    (event) => {
      const way = (event.target as Element).closest?.<HTMLElement>(WAYS);
      if (!way || event.ctrlKey || event.metaKey || !leaves(way) || !stays(cms)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  const place = () => ({ hash: window.location.hash, state: history.state });
  let here = place();
  window.addEventListener(
    'popstate',
    (event) => {
      if (window.location.hash === here.hash || !stays(cms)) return;
      event.stopImmediatePropagation();
      history.pushState(here.state, '', here.hash);
    },
    true,
  );
  onMove(cms, () => {
    here = place();
  });
}

// A schema that changes replaces this module and takes its listeners away, but not the editor that it
// guards: that stays known here.
const guarded: { cms?: TinaCMS; told?: boolean } = import.meta.hot?.data ?? {};

const CHANGED =
  'The forms were changed by a developer meanwhile. Save or copy what you typed, then reload this page.';

const isUnsaved = () => guarded.cms !== undefined && unsavedForms(guarded.cms).length > 0;

/**
 * Tina: closes without a question, and reloads its page whenever a schema changes, even to one with a mistake in it,
 * and when its server has been started anew.
 * Here: while something is unsaved, a tab asks before it closes, and the reload is told and put off; that after a new
 * start comes when all is saved.
 * Upstream: tinacms/tinacms#7462 (closing); none found for the reload. Written for @tinacms/cli 3.1.0.
 */
export function keepUnsaved(cms: TinaCMS): void {
  guarded.cms = cms;
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved() && !mayLeave()) event.preventDefault();
  });
}

import.meta.hot?.on('vite:beforeFullReload', () => {
  if (!isUnsaved()) return;
  if (!guarded.told) guarded.cms?.alerts.warn(CHANGED, 0);
  guarded.told = true;
  throw new Error('The editor is not loaded anew while something is unsaved.');
});

const LOOK_MS = 500;

import.meta.hot?.on('vite:ws:disconnect', async () => {
  // Vite waits for this before it waits for the server.
  while (isUnsaved()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
});
