// Leaving a record with unsaved changes: by a link, the browser's back button, closing the tab, or a reload by Vite.
import type { TinaCMS } from 'tinacms';
import { onMove } from '../events.ts';
import { namesOf, unsavedForms } from '../forms/unsavedForms.ts';
import { SCREEN } from '../records/recordAddresses.ts';

/** Links and buttons that open another page of the editor. */
const WAYS = `a[href*="#/"], button[aria-label^="Back to "], button[value="${SCREEN}"]`;

const leaves = (way: HTMLElement) =>
  !(way instanceof HTMLAnchorElement) ||
  (way.target !== '_blank' && way.href !== window.location.href);

/** How long a confirmation is valid: one click can navigate in several steps. */
const ANSWERED_MS = 1_000;
let answered = Number.NEGATIVE_INFINITY;

/** Whether leaving was confirmed just now. */
const mayLeave = () => performance.now() - answered < ANSWERED_MS;

/** Asks before unsaved changes are left. @returns whether the person wants to stay */
function stays(cms: TinaCMS): boolean {
  const unsaved = unsavedForms(cms);
  if (unsaved.length === 0 || mayLeave()) return false;
  const question = `Not saved yet: ${namesOf(unsaved)}. Leave anyway? What you typed is kept in this browser and offered when you come back.`;
  if (!window.confirm(question)) return true;
  answered = performance.now();
  return false;
}

/**
 * Tina: navigates without a question, also when changes are unsaved.
 * Here: it asks first, and names what is unsaved; what was typed is kept in any case (keepDrafts.ts).
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

// A changed schema replaces this module and removes its listeners. The editor stays, and is kept in the
// module's data.
const guarded: { cms?: TinaCMS; told?: boolean } = import.meta.hot?.data ?? {};

const CHANGED =
  'A developer has changed the forms. Save or copy what you typed, then reload this page.';

const isUnsaved = () => guarded.cms !== undefined && unsavedForms(guarded.cms).length > 0;

/**
 * Tina: closes without a question, and reloads its page whenever a schema changes (also if it has an error), and
 * after its server has been restarted.
 * Here: while something is unsaved, closing the tab asks first, and a reload is announced and postponed; the reload
 * after a restart waits until everything is saved.
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
  throw new Error('The editor does not reload while something is unsaved.');
});

const LOOK_MS = 500;

import.meta.hot?.on('vite:ws:disconnect', async () => {
  // Vite waits for this before it waits for the server.
  while (isUnsaved()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
});
