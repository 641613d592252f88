import { element } from '../shared/element.ts';
import { bringIntoView } from './bringIntoView.ts';
import { type ChooseField, FIELD_ATTRIBUTE, onMessage } from './editorMessages.ts';

/** The attribute of a clickable field with what it is called in its form. */
export const LABEL = 'data-field-label';

/** The attribute of what shows the field that has the focus in the form. */
const CHOSEN = 'data-chosen';

const STYLE = `
[id$=field-name] { position: absolute; pointer-events: none; z-index: 91; padding: 2px 8px; border-radius: 3px 3px 0 0; background: var(--color-graph-ink); color: var(--color-paper); font: 600 12px/1.5 var(--font-sans) }
/* Below the header, under which the field may be scrolled. */
#chosen-field-name { z-index: 1 }
[${CHOSEN}] { outline: 2px solid var(--color-graph); outline-offset: 2px }
`;

/** An element with the label of a field, over it: a field may have no room for it. */
function makeTag(id: string) {
  const tag = element('div', { id, ariaHidden: 'true' });
  return {
    name(field: Element | null | undefined) {
      const label = field?.getAttribute(LABEL);
      if (!field || !label) return tag.remove();
      const { left, top } = field.getBoundingClientRect();
      if (tag.textContent !== label) tag.textContent = label;
      const { style } = tag;
      [style.left, style.top] = [`${left - 4 + scrollX}px`, `${Math.max(top - 26 + scrollY, 0)}px`];
      // Outside the body: each change in there makes the overlay search the page.
      if (!tag.isConnected) document.documentElement.append(tag);
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
  });
  // The form of a phone comes up over the page.
  window.addEventListener('resize', () => {
    markChosen();
    const [first] = chosenElements();
    const { top = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) first?.scrollIntoView({ block: 'center' });
  });
}

let chosen = '';
let chosenTag: ReturnType<typeof makeTag> | undefined;
const chosenElements = () => [...document.querySelectorAll(`[${CHOSEN}]`)];

/** Marks what shows the chosen field. To be called each time that the page is rendered. */
export function markChosen(): void {
  const found = document.querySelectorAll(`[${FIELD_ATTRIBUTE}="${CSS.escape(chosen)}"]`);
  const elements = [...found].filter((one) => !one.closest('svg'));
  for (const old of chosenElements()) if (!elements.includes(old)) old.removeAttribute(CHOSEN);
  for (const one of elements) one.setAttribute(CHOSEN, '');
  chosenTag?.name(elements.find((one) => one.getClientRects().length > 0));
}
