import type { TinaCMS } from 'tinacms';

// A schema that changes replaces this module and takes its listeners away, but not the editor that it
// guards: that stays known here.
const guarded: { cms?: TinaCMS; told?: boolean } = import.meta.hot?.data ?? {};

const CHANGED =
  'The forms were changed by a developer meanwhile. Save or copy what you typed, then reload this page.';

const isTyping = () => guarded.cms?.state.forms.some(({ tinaForm }) => tinaForm.dirty);

/** What is being typed outlives a schema that somebody changes meanwhile, and a tab closed by mistake. */
export function guardReload(cms: TinaCMS): void {
  guarded.cms = cms;
  window.addEventListener('beforeunload', (event) => {
    if (isTyping()) event.preventDefault();
  });
}

// Development: Tina loads its page anew whenever a schema changes, even one with a mistake in it.
import.meta.hot?.on('vite:beforeFullReload', () => {
  if (!isTyping()) return;
  if (!guarded.told) guarded.cms?.alerts.warn(CHANGED, 0);
  guarded.told = true;
  throw new Error('The editor is not loaded anew while somebody types.');
});
