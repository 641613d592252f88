// The fields of a form: what is wrong with them, their names for screen readers, the focus, and groups.
import type { Form, TinaCMS } from 'tinacms';
import { onForm } from '../events.ts';
import { meanTheSame } from '../forms/unsavedForms.ts';

/** A field of Tina's forms, its label, which holds its help as well, and what is wrong with it. */
const FIELD = '[data-test^="form:"] div.relative.w-full';
const LABEL = `${FIELD} > label[for]`;
const ERROR = 'span.animate-slide-in';
const CONTROL =
  'input:not([type=file], [type=hidden]), textarea, select, [contenteditable=true], [tabindex="0"], button';
/** On what holds controls that all have names of their own. */
export const OWN_NAMES = 'data-own-names';
/** On a field that says what is wrong with it. */
const TOUCHED = 'data-touched';

// A grey button gets no events; the bar around it does.
const GREY_SAVE = '.border-t > div > button:disabled';
const STYLE = `
${FIELD}:not([${TOUCHED}]) > ${ERROR} { display: none }
${GREY_SAVE} { pointer-events: none }
`;

/** Written for tinacms 3.14.1 and final-form 4; no report found upstream. */
export function formFields(cms: TinaCMS): void {
  lateErrors(cms);
  labelFields();
  focusClicked();
  onForm(cms, enterGroups);
  onForm(cms, countAllFields);
}

/**
 * Tina: shows what is wrong with every field of a new record before anybody typed a letter, and gives no reason for
 * a grey Save.
 * Here: a field says it after it had the focus. A press on a grey Save shows all of it, and how much there is.
 */
function lateErrors(cms: TinaCMS): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  const touch = ({ target }: Event) => {
    const element = target as Element;
    for (let field = element.closest(FIELD); field; field = fieldAround(field))
      field.setAttribute(TOUCHED, '');
  };
  for (const type of ['input', 'change', 'focusout']) document.addEventListener(type, touch, true);
  document.addEventListener('pointerdown', (event) => {
    if (isOnGreySave(event)) explainGreySave(cms);
  });
}

/** Shows why nothing can be saved: fields that are wrong, or no changes. */
export function explainGreySave({ alerts }: TinaCMS): void {
  const wrong = revealAll();
  if (wrong === 0) alerts.info('Nothing to save: nothing has changed.');
  else
    alerts.warn(
      `Not saved: ${wrong === 1 ? 'one field is' : `${wrong} fields are`} not right yet.`,
    );
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
  return [...document.querySelectorAll(GREY_SAVE)].some((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
}

/**
 * Tina: labels name no control, so that a click on one does nothing, and a screen reader reads fields without a name,
 * their help or what is wrong with them.
 * Here: each label names its control; help and error describe it (WCAG 1.3.1, 3.3.1, 4.1.2).
 */
function labelFields(): void {
  const watch = new MutationObserver(() => {
    for (const label of document.querySelectorAll<HTMLLabelElement>(LABEL)) nameControl(label);
  });
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [TOUCHED],
  });
  document.addEventListener('click', ({ target }) => {
    const label = (target as Element).closest<HTMLLabelElement>(LABEL);
    // What is no input of HTML takes no focus from its label by itself.
    if (label && !label.control) controlOf(label)?.focus();
  });
}

/** The first that is the field's own, and not that of a field in it; of a text, its words and not its toolbar. */
function controlOf({ parentElement: field }: Element): HTMLElement | undefined {
  const all = field?.querySelectorAll<HTMLElement>(CONTROL) ?? [];
  const own = [...all].filter(
    (control) =>
      control.closest('div.relative.w-full:has(> label[for])') === field &&
      !control.closest(`[${OWN_NAMES}]`),
  );
  return own.find(({ isContentEditable }) => isContentEditable) ?? own[0];
}

let described = 0;

function nameControl(label: HTMLLabelElement): void {
  const control = controlOf(label);
  const name = label.firstChild?.nodeType === Node.TEXT_NODE && label.firstChild.nodeValue;
  if (!control || !name) return;
  control.id ||= label.htmlFor;
  const help = label.firstElementChild;
  const error = label.parentElement?.querySelector(`:scope > ${ERROR}`);
  const isTold = error?.checkVisibility() ?? false;
  const told = [help, isTold && error].filter((one) => one instanceof Element);
  set(control, 'aria-label', name);
  set(control, 'aria-describedby', told.map(idOf).join(' '));
  set(control, 'aria-invalid', isTold ? 'true' : '');
}

function idOf(element: Element): string {
  element.id ||= `described-${++described}`;
  return element.id;
}

function set(control: Element, name: string, value: string): void {
  if (value === '') control.removeAttribute(name);
  else if (control.getAttribute(name) !== value) control.setAttribute(name, value);
}

/** What the page tells the editor when a field is clicked in it. */
interface Selected {
  type?: string;
  /** The query's mark, `---`, and the way to the field in its answer. */
  fieldName?: string;
}

const PATIENCE_MS = 2_000;

/**
 * Tina: gives the focus to fields of words when they are clicked in the page, and to no others.
 * Here: numbers, days, pictures, switches and choices take it as well.
 */
function focusClicked(): void {
  window.addEventListener('message', ({ origin, data }: MessageEvent<Selected>) => {
    if (origin !== location.origin || data?.type !== 'field:selected' || !data.fieldName) return;
    const steps = data.fieldName.slice(data.fieldName.indexOf('---') + 3).split('.');
    // The names of a form begin somewhere after the record: the longest that is there is the field's.
    const names = steps.map((_, i) => steps.slice(i).join('.'));
    focusFirst(names, performance.now() + PATIENCE_MS);
  });
}

/** The form may be on its way. */
function focusFirst(names: readonly string[], until: number): void {
  const label = names
    .map((name) =>
      document.querySelector<HTMLLabelElement>(
        `[data-test^="form:"] label[for="${CSS.escape(name)}"]`,
      ),
    )
    .find((found) => found?.checkVisibility());
  if (label) {
    const field = label.parentElement as Element;
    if (!field.contains(document.activeElement)) controlOf(label)?.focus();
    field.scrollIntoView({ block: 'nearest' });
  } else if (performance.now() < until) {
    requestAnimationFrame(() => focusFirst(names, until));
  }
}

/**
 * Tina: opens no group and no item of a list while a field next to it is missing or wrong, so that no one can fill
 * in a form from the top, where groups are.
 * Here: it opens them. What is missing is said at its field, and keeps the record from being saved all the same.
 */
function enterGroups({ finalForm }: Form): void {
  const getState = finalForm.getState.bind(finalForm);
  // Tina reads `invalid` where it opens something, and nowhere else.
  finalForm.getState = () => ({ ...getState(), invalid: false });
}

/**
 * Tina: counts of a form only what is on the screen. In a group its dot is green and Save grey, whatever was typed
 * outside it, and back from a group that was saved the dot is red, for the same list is another object.
 * Here: each form knows all of its record's fields from the start, and compares what they mean.
 */
function countAllFields({ finalForm, fields }: Form): void {
  for (const { name } of fields)
    finalForm.registerField(name, () => {}, {}, { isEqual: meanTheSame, silent: true } as object);
}
