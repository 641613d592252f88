import { addStyle } from './addStyle.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Nothing moves, nothing waits to arrive, and only what can be edited or pressed is in a click's way. */
const STILL = `
*, ::before, ::after { animation: none !important; transition: none !important }
body, ::before, ::after { pointer-events: none !important }
:is([data-tina-field], a, button, input, textarea, select, label, summary) { pointer-events: auto !important }
`;

/**
 * Shows the page as to a visitor who asked for less motion: a slide that moves on by itself would run
 * away from whoever wants to click it. The widgets know that wish already.
 */
export function holdStill(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query === REDUCED ? 'all' : query);
  addStyle(STILL);
}
