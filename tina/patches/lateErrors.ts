import type { TinaCMS } from 'tinacms';

/** A field of Tina's forms, and what it says under it where something is wrong. */
const FIELD = '[data-test^="form:"] div.relative.w-full';
const ERROR = 'span.animate-slide-in';
/** Stands at a field that says what is wrong with it. */
export const TOUCHED = 'data-touched';

// A grey button hears nothing; the bar that it stands in does.
const STYLE = `
${FIELD}:not([${TOUCHED}]) > ${ERROR} { display: none }
.border-t > div > button:disabled { pointer-events: none }
`;

/**
 * Tina: shows what is wrong with every field of a new record before anybody typed a letter, and lets Save
 * be grey without a word.
 * Here: a field says it once somebody has been there. Who presses a grey Save is shown all of it and how
 * much there is.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function lateErrors({ alerts }: TinaCMS): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  const touch = ({ target }: Event) => {
    const element = target as Element;
    for (let field = element.closest(FIELD); field; field = fieldAround(field))
      field.setAttribute(TOUCHED, '');
  };
  for (const type of ['input', 'change', 'focusout']) document.addEventListener(type, touch, true);
  document.addEventListener('pointerdown', (event) => {
    const wrong = isOnGreySave(event) ? revealAll() : 0;
    if (wrong > 0)
      alerts.warn(
        `Not saved: ${wrong === 1 ? 'one field is' : `${wrong} fields are`} not right yet.`,
      );
  });
}

const fieldAround = (field: Element) => field.parentElement?.closest(FIELD) ?? null;

/** Shows what is wrong with all fields, the first in view. @returns with how many */
function revealAll(): number {
  const errors = [...document.querySelectorAll(`${FIELD} > ${ERROR}`)];
  for (const { parentElement } of errors) parentElement?.setAttribute(TOUCHED, '');
  errors[0]?.scrollIntoView({ block: 'center' });
  return errors.length;
}

function isOnGreySave({ clientX, clientY }: PointerEvent): boolean {
  return [...document.querySelectorAll('.border-t > div > button:disabled')].some((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
}
