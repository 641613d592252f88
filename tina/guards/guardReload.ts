import type { TinaCMS } from 'tinacms';

/** What is being typed outlives a schema that somebody changes meanwhile, and a tab closed by mistake. */
export function guardReload(cms: TinaCMS): void {
  const isTyping = () => cms.state.forms.some(({ tinaForm }) => tinaForm.dirty);
  window.addEventListener('beforeunload', (event) => {
    if (isTyping()) event.preventDefault();
  });
  // Development: Tina loads its page anew whenever a schema changes, even one with a mistake in it.
  import.meta.hot?.on('vite:beforeFullReload', () => {
    if (!isTyping()) return;
    cms.alerts.warn(
      'The forms were changed by a developer meanwhile. Save or copy what you typed, then reload this page.',
      0,
    );
    throw new Error('The editor is not loaded anew while somebody types.');
  });
}
