import type { TinaCMS } from 'tinacms';
import { unsavedForms } from '../forms/unsavedForms.ts';
import { mayLeave } from './askBeforeMoving.ts';

// A schema that changes replaces this module and takes its listeners away, but not the editor that it
// guards: that stays known here.
const guarded: { cms?: TinaCMS; told?: boolean } = import.meta.hot?.data ?? {};

const CHANGED =
  'The forms were changed by a developer meanwhile. Save or copy what you typed, then reload this page.';

const isUnsaved = () => guarded.cms !== undefined && unsavedForms(guarded.cms).length > 0;

/**
 * Tina: closes without a question, and reloads its page whenever a schema changes, even to one with a
 * mistake in it, and when its server has been started anew.
 * Here: while something is unsaved, a tab asks before it closes, and the reload is told and put off; that
 * after a new start comes when all is saved.
 * Upstream: tinacms/tinacms#7462 (closing); none found for the reload. Written for tinacms 3.14.1 and
 * @tinacms/cli 3.1.0.
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
