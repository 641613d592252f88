import { REDUCED } from '../../components/ui/reducedMotion.ts';
import { element } from '../shared/element.ts';
import { FIELD_ATTRIBUTE } from './editorMessages.ts';

/** The attribute of list items that visitors do not see now, with the reason. */
export const FLAG = 'data-preview-state';

// Nothing moves. Only fields and controls receive clicks: a picture, not the button over it that enlarges it.
// An item that visitors do not see has an outline and the reason in its corner.
const STYLE = `
[${FIELD_ATTRIBUTE}] { cursor: pointer }
[${FIELD_ATTRIBUTE}]:hover:not(:has([${FIELD_ATTRIBUTE}]:hover)) { outline: 2px solid var(--color-graph); outline-offset: 2px }
*, ::before, ::after { animation: none !important; transition: none !important }
body, ::before, ::after { pointer-events: none !important }
:is([${FIELD_ATTRIBUTE}], a, button, input, textarea, select, label, summary) { pointer-events: auto !important }
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
 * Renders the page as with `prefers-reduced-motion`, so that slides do not move away from a person who wants to click
 * them.
 */
export function stylePreview(): void {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query === REDUCED ? 'all' : query);
  document.head.append(element('style', {}, STYLE));
}
