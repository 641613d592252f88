// The fields of a form: what is wrong with them, and their names for screen readers.
import type { Form, TinaCMS } from 'tinacms';
import { element } from '../../shared/element.ts';
import { onForm } from '../events.ts';
import { collectionOf, meanTheSame } from '../forms/unsavedForms.ts';
import { tellWrong, wrongFields } from '../forms/wrongFields.tsx';
import { controlOf, ERROR, FIELD, onRendered, revealAll, TOUCHED } from './panels.ts';

type Values = Readonly<Record<string, unknown>>;

/** The label of a field, which holds its help as well. */
const LABEL = `${FIELD} > label[for]`;

const STYLE = `
${FIELD}:not([${TOUCHED}]) > ${ERROR} { display: none }
`;

/** Written for tinacms 3.14.1 and final-form 4; no report found upstream. */
export function formFields(cms: TinaCMS): void {
  lateErrors(cms);
  labelFields();
  onForm(cms, countAllFields);
}

/**
 * Tina: shows what is wrong with every field of a new record before anybody typed a letter.
 * Here: a field says it after it was changed, or when Save was pressed.
 */
function lateErrors(cms: TinaCMS): void {
  document.head.append(element('style', {}, STYLE));
  const touch = ({ type, target }: Event) => {
    const element = target as HTMLInputElement;
    // A day that is half typed is no value yet.
    const isTyped = element.validity?.badInput || isChanged(cms, element.closest(FIELD));
    if (type === 'focusout' && !isTyped) return;
    for (let field = element.closest(FIELD); field; field = fieldAround(field))
      field.setAttribute(TOUCHED, '');
  };
  for (const type of ['input', 'change', 'focusout']) document.addEventListener(type, touch, true);
}

const activeForm = ({ state: { activeFormId, forms } }: TinaCMS): Form | undefined =>
  forms.find(({ tinaForm }) => tinaForm.id === activeFormId)?.tinaForm;

/** Whether a field has another value than at first: not every change of one is an event of the browser. Lists have no label. */
function isChanged(cms: TinaCMS, field: Element | null): boolean {
  const label = field?.querySelector<HTMLLabelElement>(':scope > label[for]');
  return !label || activeForm(cms)?.finalForm.getFieldState(label.htmlFor)?.dirty === true;
}

/** Says why a form cannot be saved: the fields that are wrong, also in groups that are not open, or no changes. */
export function explainUnsaved(cms: TinaCMS, form: Form): void {
  const wrong = wrongFields(collectionOf(form), form.finalForm.getState().values as Values);
  revealAll();
  if (wrong.length > 0) tellWrong(cms, form, wrong);
  else cms.alerts.info('Nothing to save: nothing has changed.');
}

const fieldAround = (field: Element) => field.parentElement?.closest(FIELD) ?? null;

/**
 * Tina: labels name no control, so that a click on one does nothing, and a screen reader reads fields without a name,
 * their help or what is wrong with them.
 * Here: each label names its control; help and error describe it (WCAG 1.3.1, 3.3.1, 4.1.2).
 */
function labelFields(): void {
  onRendered(() => {
    for (const label of document.querySelectorAll<HTMLLabelElement>(LABEL)) nameControl(label);
  }, TOUCHED);
  document.addEventListener('click', ({ target }) => {
    const label = (target as Element).closest<HTMLLabelElement>(LABEL);
    // What is no input of HTML takes no focus from its label by itself.
    if (label && !label.control) controlOf(label)?.focus();
  });
}

let described = 0;

function nameControl(label: HTMLLabelElement): void {
  const control = controlOf(label);
  const name = label.firstChild?.nodeType === Node.TEXT_NODE && label.firstChild.nodeValue;
  if (!control || !name) return;
  control.id ||= label.htmlFor;
  const help = label.firstElementChild;
  const error = label.parentElement?.querySelector(`:scope > ${ERROR}`);
  const isTold = (error?.getClientRects().length ?? 0) > 0;
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

/**
 * Tina: counts of a form only what is on the screen. In a group its dot is green and Save grey, whatever was typed
 * outside it, and back from a group that was saved the dot is red, for the same list is another object.
 * Here: each form knows all of its record's fields from the start, and compares what they mean.
 */
function countAllFields({ finalForm, fields }: Form): void {
  for (const { name } of fields)
    finalForm.registerField(name, () => {}, {}, { isEqual: meanTheSame, silent: true } as object);
}
