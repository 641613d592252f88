import { element } from '../shared/element.ts';
import { FIELD_ATTRIBUTE } from './editorMessages.ts';

/** What can be done with a section from the page, with the words on its button. */
export const SECTION_ACTIONS = {
  above: 'Add above',
  below: 'Add below',
  up: 'Move up',
  down: 'Move down',
  hide: 'Hide or show',
} as const;

/** The preview's message to the editor: a button next to a section was pressed. */
export interface SectionMessage {
  type: 'section-action';
  action: keyof typeof SECTION_ACTIONS;
  /** The file of the page. */
  file: string;
  /** The place of the section in its page, from 0. */
  index: number;
}

const BAR = 'section-bar';
const STYLE = `
#${BAR} { position: absolute; z-index: 90; right: 8px; display: flex; flex-wrap: wrap; gap: 2px; padding: 4px; background: var(--color-stone); border-radius: 8px; box-shadow: 0 4px 16px #0004 }
#${BAR} strong { align-self: center; max-width: 16em; padding: 0 8px; overflow: hidden; color: #fff; font: 600 13px/1.3 var(--font-sans); text-overflow: ellipsis; white-space: nowrap }
#${BAR} button { min-height: 36px; padding: 0 10px; color: #fff; font: 600 13px/1 var(--font-sans); border-radius: 5px }
#${BAR} button:is(:hover, :focus-visible) { background: var(--color-graph-ink) }
@media (hover: none) {
  #${BAR} { position: fixed; top: auto !important; bottom: 8px; max-width: calc(100% - 128px) }
}
`;

/** As long as the page may take to move a section and to lay out what is around it. */
const HELD_MS = 1_000;

/** As far as a pointer may go that stays at a button. */
const STILL_PX = 40;

/**
 * Shows the name of the section under the pointer in its corner, with buttons: add above or below, move, hide. They follow
 * the pointer's section when the page scrolls. After a tap they are at the bottom of the window, where they cover none of it.
 */
export function sectionBar(file: string): void {
  document.head.append(element('style', {}, STYLE));
  const bar = element('div', { id: BAR, role: 'toolbar', ariaLabel: 'Section' });
  const name = element('strong', {});
  bar.append(name);
  let shown: Element | undefined;
  /** Where a section that is being moved stays in the window, with its buttons under the pointer; and until when. */
  let held = { top: 0, until: 0, x: 0, y: 0 };
  let [x, y] = [0, 0];
  const letGo = () => {
    held.until = 0;
  };
  const isHeld = () => performance.now() < held.until;
  const underPointer = () =>
    [...document.querySelectorAll('main > *')].find((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return top <= y && y < bottom;
    });
  const follow = () => {
    if (!isHeld()) shown = underPointer() ?? shown;
    // The page may have been rendered again.
    if (shown?.isConnected === false) shown = document.getElementById(shown.id) ?? undefined;
    if (!shown) return bar.remove();
    const words = nameOf(shown);
    if (name.textContent !== words) {
      name.textContent = words;
      bar.ariaLabel = `Section: ${words}`;
    }
    const { top } = shown.getBoundingClientRect();
    if (isHeld()) scrollBy({ top: top - held.top, behavior: 'instant' });
    // Below the header, which stays in view.
    bar.style.top = `${scrollY + Math.max(shown.getBoundingClientRect().top, 0) + 8}px`;
    if (bar.isConnected) requestAnimationFrame(follow);
  };
  for (const [action, words] of Object.entries(SECTION_ACTIONS)) {
    const button = element('button', { type: 'button' }, words);
    button.addEventListener('click', () => {
      const index = shown && indexOf(shown);
      if (!shown || index === undefined) return;
      held = { top: shown.getBoundingClientRect().top, until: performance.now() + HELD_MS, x, y };
      window.parent.postMessage({ type: 'section-action', action, file, index }, location.origin);
    });
    bar.append(button);
  }
  const look = ({ clientX, clientY, target }: PointerEvent) => {
    [x, y] = [clientX, clientY];
    const isStill = Math.hypot(x - held.x, y - held.y) < STILL_PX;
    if ((isHeld() && isStill) || bar.contains(target as Node)) return;
    letGo();
    shown = underPointer();
    if (!shown || bar.isConnected) return;
    document.body.append(bar);
    follow();
  };
  // Scrolling by hand ends the hold.
  document.addEventListener('wheel', letGo, { passive: true });
  document.addEventListener('touchmove', letGo, { passive: true });
  document.addEventListener('pointermove', look);
  document.addEventListener('pointerdown', look);
}

/** What a section is called: its heading, or its place on the page. */
const nameOf = (section: Element): string =>
  section.querySelector('h1, h2, h3')?.textContent?.trim() ||
  `Section ${[...(section.parentElement?.children ?? [])].indexOf(section) + 1}`;

/** The place of a section: by a field in it, or by its place among the sections shown. */
function indexOf(section: Element): number | undefined {
  const field = section.querySelector(`[${FIELD_ATTRIBUTE}*=".sections."]`);
  const [, index] = /\.sections\.(\d+)/.exec(field?.getAttribute(FIELD_ATTRIBUTE) ?? '') ?? [];
  return index ? Number(index) : [...(section.parentElement?.children ?? [])].indexOf(section);
}
