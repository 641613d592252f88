import { REDUCED } from '../../components/ui/reducedMotion.ts';

/** The list items that visitors do not see now, by why they do not. */
export const FLAG = 'data-preview-state';

// Nothing moves, and only what can be edited or pressed is in a click's way: a picture, and not the
// button over it that shows it large. An item that visitors do not
// see has a frame, and in its corner says why.
const STYLE = `
*, ::before, ::after { animation: none !important; transition: none !important }
body, ::before, ::after { pointer-events: none !important }
:is([data-tina-field], a, button, input, textarea, select, label, summary) { pointer-events: auto !important }
.enlarge { pointer-events: none !important }
[${FLAG}] { position: relative; outline: 2px dotted var(--signal); outline-offset: 4px }
main > [${FLAG}] { outline-offset: -6px }
[${FLAG}]::after {
  content: attr(${FLAG});
  position: absolute; right: 0; top: 0; z-index: 1; padding: 2px 8px;
  background: var(--signal); color: var(--ground); font: 600 13px/1.5 sans-serif
}
`;

/**
 * Shows the page as to a visitor who asked for less motion: a slide that moves on by itself would run
 * away from whoever wants to click it. The widgets know that wish already.
 */
export function stylePreview(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query === REDUCED ? 'all' : query);
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
}
