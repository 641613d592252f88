import { element } from '../shared/element.ts';
import { FIELD_ATTRIBUTE } from './editorMessages.ts';
import { FLAG } from './previewStyle.ts';

/** What can be done with a section from the page. */
type SectionAction = 'above' | 'below' | 'up' | 'down' | 'hide';

/** The preview's message to the editor: a button next to a section was pressed. */
export interface SectionMessage {
  type: 'section-action';
  action: SectionAction;
  /** The file of the page. */
  file: string;
  /** The place of the section in its page, from 0. */
  index: number;
}

const BAR = 'section-bar';
const STYLE = `
#${BAR} { position: absolute; z-index: 90; left: 0; right: 0; pointer-events: none !important }
/* In the margin of the page, which is 38 px wide at least. The name is there while the pointer or the focus is. */
#${BAR} > div { position: sticky; top: calc(var(--header) + 8px); float: right; display: grid; width: 36px; margin: 28px 1px; color: #fff; font: 600 13px/36px var(--font-sans) }
#${BAR} :is(div, strong) { background: var(--color-stone); border-radius: 4px; box-shadow: 0 0 0 1px #fff3, 0 4px 16px #0004 }
#${BAR} strong { position: absolute; right: 40px; max-width: 40vw; padding: 0 12px; overflow: hidden; pointer-events: auto; visibility: hidden; text-overflow: ellipsis; white-space: nowrap }
#${BAR} > div:is(:hover, :focus-within) strong { visibility: visible }
#${BAR} button { min-height: 36px; border-radius: 4px; font-size: 18px }
#${BAR} strong ~ :last-child { font-size: 12px }
#${BAR} button:is(:hover, :focus-visible) { background: var(--color-graph-ink) }
#${BAR} > button { position: absolute; left: 50%; top: 0; min-width: 24px; min-height: 24px; padding: 8px 16px; border-radius: 16px; background: var(--color-graph-ink); color: #fff; font: 600 13px/1 var(--font-sans); white-space: pre; translate: -50% -50% }
#${BAR} > button:last-child { top: 100% }
/* Between the header and the first section there is only room for the plus. */
#${BAR}[data-first] > :nth-child(2):not(:hover, :focus-visible) { padding: 0 }
#${BAR}[data-first] > :nth-child(2):not(:hover, :focus-visible) span { display: inline-block; width: 0; overflow: hidden; vertical-align: bottom }
#${BAR}[data-scrolled] > :nth-child(2) { visibility: hidden }
#${BAR} > button:is(:hover, :focus-visible) { background: var(--color-stone) }
@media (max-width: 767px) { #${BAR} { display: none } }
`;

/** As long as the page may take to move a section and to lay out what is around it. */
const HELD_MS = 1_000;

/** As far as a pointer may go that stays at a button. */
const STILL_PX = 40;

/**
 * Shows buttons that move and hide the section under the pointer in the margin next to it, and one that adds a section at
 * its upper and its lower edge. They follow the pointer's section when the page scrolls. On a touch screen and on a narrow
 * page they would cover the page: there the form has them.
 */
export function sectionBar(file: string): void {
  if (matchMedia('(hover: none)').matches) return;
  document.head.append(element('style', {}, STYLE));
  const bar = element('div', { id: BAR, role: 'toolbar', ariaLabel: 'Section' });
  const act = (action: SectionAction) => {
    const index = shown && indexOf(shown);
    if (!shown || index === undefined) return;
    held = { top: shown.getBoundingClientRect().top, until: performance.now() + HELD_MS, x, y };
    window.parent.postMessage({ type: 'section-action', action, file, index }, location.origin);
  };
  const button = (action: SectionAction, shows: string, ariaLabel: string | null = null) => {
    const made = element('button', { type: 'button', ariaLabel, title: ariaLabel ?? '' }, shows);
    made.addEventListener('click', () => act(action));
    return made;
  };
  const name = element('strong', {});
  const hide = button('hide', 'Hide');
  const moves = [button('up', '↑', 'Move up'), button('down', '↓', 'Move down')];
  bar.append(
    element('div', {}, name, ...moves, hide),
    ...(['above', 'below'] as const).map((side) => {
      const add = button(side, '+');
      add.append(element('span', {}, ` Section ${side}`));
      return add;
    }),
  );
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
      name.textContent = name.title = words;
      bar.ariaLabel = `Section: ${words}`;
    }
    hide.textContent = shown.hasAttribute(FLAG) ? 'Show' : 'Hide';
    const { top, height } = shown.getBoundingClientRect();
    if (isHeld()) scrollBy({ top: top - held.top, behavior: 'instant' });
    bar.style.top = `${scrollY + shown.getBoundingClientRect().top}px`;
    bar.style.height = `${height}px`;
    const header = Math.max(
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      0,
    );
    bar.style.setProperty('--header', `${header}px`);
    bar.toggleAttribute('data-first', !shown.previousElementSibling);
    // The header covers the upper edge.
    bar.toggleAttribute('data-scrolled', Math.ceil(top) < Math.floor(header));
    if (bar.isConnected) requestAnimationFrame(follow);
  };
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

let kinds: readonly string[] = [];

/** Names the kinds of the page's sections, in their order. */
export const nameSections = (labels: readonly string[]): void => {
  kinds = labels;
};

/** What a section is called: its heading, or its kind. */
const nameOf = (section: Element): string =>
  section.querySelector('h1, h2, h3')?.textContent?.trim() ||
  kinds[indexOf(section) ?? -1] ||
  'Section';

/** The place of a section: by a field in it, or by its place among the sections shown. */
function indexOf(section: Element): number | undefined {
  const field = section.querySelector(`[${FIELD_ATTRIBUTE}*=".sections."]`);
  const [, index] = /\.sections\.(\d+)/.exec(field?.getAttribute(FIELD_ATTRIBUTE) ?? '') ?? [];
  return index ? Number(index) : [...(section.parentElement?.children ?? [])].indexOf(section);
}
