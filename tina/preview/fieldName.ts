import { element } from '../shared/element.ts';
import { bringIntoView } from './bringIntoView.ts';
import { NARROW_PX } from './clicks.ts';
import { isRead, textsIn } from './EditOverlay.ts';
import { type ChooseField, FIELD_ATTRIBUTE, LABEL, onMessage } from './editorMessages.ts';

/** The attribute of what shows the field that has the focus in the form. */
const CHOSEN = 'data-chosen';

const STYLE = `
[id$=field-name] { position: absolute; pointer-events: none; z-index: 91; width: max-content; max-width: 100vw; padding: 2px 8px; border-radius: 2px; background: var(--color-graph-ink); color: var(--color-paper); font: 600 12px/1.5 var(--font-sans) }
/* Below the header, under which the field may be scrolled. */
#chosen-field-name { z-index: 1 }
[${CHOSEN}] { outline: 2px solid var(--color-graph); outline-offset: 2px }
`;

/**
 * The left and the top of a field's tag in the window, where it covers no other words of the section: above its outline
 * or below, at the left end or at the right. Above the left end if there is no such place.
 */
function placeTag(tag: HTMLElement, field: Element): [number, number] {
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tag;
  const range = document.createRange();
  const words = [...textsIn(field.closest('main > *') ?? document.body)]
    .filter((text) => isRead(text) && !field.contains(text))
    .flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
  const isFree = (x: number, y: number) =>
    x >= 0 &&
    !words.some(
      (one) => one.left < x + width && one.right > x && one.top < y + height && one.bottom > y,
    );
  for (const y of [top - 4 - height, bottom + 4])
    for (const x of [left - 4, right + 4 - width]) if (isFree(x, y)) return [x, y];
  return [left - 4, top - 4 - height];
}

/** An element with the label of a field, over it: a field may have no room for it. */
function makeTag(id: string) {
  const tag = element('div', { id, ariaHidden: 'true' });
  return {
    name(field: Element | null | undefined) {
      const label = field?.getAttribute(LABEL);
      if (!field || !label) return tag.remove();
      if (tag.textContent !== label) tag.textContent = label;
      // Outside the body: each change in there makes the overlay search the page.
      if (!tag.isConnected) document.documentElement.append(tag);
      const [x, y] = placeTag(tag, field);
      const { style } = tag;
      [style.left, style.top] = [`${x + scrollX}px`, `${Math.max(y + scrollY, 0)}px`];
    },
  };
}

/** Shows the label of the field under the pointer, and of the chosen one. */
export function nameFields(): void {
  document.head.append(element('style', {}, STYLE));
  const pointed = makeTag('field-name');
  chosenTag = makeTag('chosen-field-name');
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    pointed.name(pointerType === 'mouse' ? (target as Element).closest?.(`[${LABEL}]`) : undefined);
  });
  // The field moves, or the pointer is no longer on it.
  document.addEventListener('scroll', () => pointed.name(undefined), { passive: true });
  document.documentElement.addEventListener('pointerleave', () => pointed.name(undefined));
  onMessage<ChooseField>('choose-field', ({ file, field }) => {
    chosen = `${file}.${field}`;
    markChosen();
    bringIntoView(chosenElements());
    if (innerWidth < NARROW_PX) showWhole();
  });
  // The form of a phone comes up over the page, before or after its field is chosen.
  window.addEventListener('resize', () => {
    markChosen();
    showWhole();
  });
}

/** Scrolls to what is chosen where an edge of the window, or the sheet at its lower edge, cuts it or its tag. */
function showWhole(): void {
  const [first] = chosenElements();
  const isCut = [first, document.getElementById('chosen-field-name')].some((one) => {
    const { top = 0, bottom = 0 } = one?.getBoundingClientRect() ?? {};
    return top < 0 || bottom > innerHeight;
  });
  if (isCut) first?.scrollIntoView({ block: 'center' });
}

let chosen = '';
let chosenTag: ReturnType<typeof makeTag> | undefined;
export const chosenElements = () => [...document.querySelectorAll(`[${CHOSEN}]`)];

/** Marks what shows the chosen field. To be called each time that the page is rendered. */
export function markChosen(): void {
  const found = document.querySelectorAll(`[${FIELD_ATTRIBUTE}="${CSS.escape(chosen)}"]`);
  const elements = [...found].filter((one) => !one.closest('svg'));
  for (const old of chosenElements()) if (!elements.includes(old)) old.removeAttribute(CHOSEN);
  for (const one of elements) one.setAttribute(CHOSEN, '');
  chosenTag?.name(elements.find((one) => one.getClientRects().length > 0));
}
