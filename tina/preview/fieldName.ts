import { element } from '../shared/element.ts';

/** The attribute of a clickable field with what it is called in its form. */
export const LABEL = 'data-field-label';

const TAG = 'field-name';
const STYLE = `
#${TAG} { position: fixed; pointer-events: none; z-index: 91; padding: 2px 8px; border-radius: 3px 3px 0 0; background: var(--color-graph-ink); color: var(--color-paper); font: 600 12px/1.5 var(--font-sans) }
`;

/** Shows the label of the field under the pointer, in an element of its own: a field may have no room for it. */
export function nameFields(): void {
  document.head.append(element('style', {}, STYLE));
  const tag = element('div', { id: TAG, ariaHidden: 'true' });
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const field = (target as Element).closest?.(`[${LABEL}]`);
    const label = pointerType === 'mouse' && field?.getAttribute(LABEL);
    if (!field || !label) return tag.remove();
    const { left, top } = field.getBoundingClientRect();
    tag.textContent = label;
    Object.assign(tag.style, { left: `${left - 4}px`, top: `${Math.max(top - 26, 0)}px` });
    // Outside the body: each change in there makes the overlay search the page.
    document.documentElement.append(tag);
  });
  // The field moves, or the pointer is no longer on it.
  document.addEventListener('scroll', () => tag.remove(), { passive: true });
  document.documentElement.addEventListener('pointerleave', () => tag.remove());
}
