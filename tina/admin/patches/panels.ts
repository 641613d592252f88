// What is open of a form, a group or an item of a list, and which field has the focus.
import type { Form, TinaCMS } from 'tinacms';
import { element } from '../../shared/element.ts';
import { onAction, onForm, openPanel } from '../events.ts';

export const FORM = '[data-test^="form:"]';
/** A field of Tina's forms. */
export const FIELD = `${FORM} div.relative.w-full`;
/** What is wrong with a field. */
export const ERROR = 'span.animate-slide-in';
const CONTROL =
  'input:not([type=file], [type=hidden]), textarea, select, [contenteditable=true], [tabindex="0"], button';
/** On what holds controls that all have names of their own. */
export const OWN_NAMES = 'data-own-names';
/** On a field that says what is wrong with it. */
export const TOUCHED = 'data-touched';

/** Windows over the form. */
const WINDOW = '#modal-root > *, dialog, .section-chooser';

const STYLE = `
${FORM} [type=checkbox]:focus-visible + label > div { outline: 2px solid var(--color-graph-ink); outline-offset: 2px }
${FORM} .truncate > .whitespace-nowrap { white-space: normal }
`;

/**
 * Tina: cuts the hint of a list off after one line.
 * Here: it is whole.
 * Written for tinacms 3.14.1; no report found upstream.
 */
export function panels(cms: TinaCMS): void {
  document.head.append(element('style', {}, STYLE));
  onForm(cms, enterGroups);
  enterPanels(cms);
}

/** Of a field, its first control that is not that of a field in it; of a text, its words and not its toolbar. */
export function controlOf({ parentElement: field }: Element): HTMLElement | undefined {
  const all = field?.querySelectorAll<HTMLElement>(CONTROL) ?? [];
  const own = [...all].filter(
    (control) =>
      control.closest('div.relative.w-full:has(> label[for])') === field &&
      !control.closest(`[${OWN_NAMES}]`),
  );
  return own.find(({ isContentEditable }) => isContentEditable) ?? own[0];
}

/** Shows what is wrong with all fields of the form that are shown. */
export function revealAll(): void {
  for (const { parentElement } of document.querySelectorAll(`${FIELD} > ${ERROR}`))
    parentElement?.setAttribute(TOUCHED, '');
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
 * Tina: opens a group or an item at the height to which the form was scrolled, and loses the focus. Its arrow leads
 * to the list of all records, and not one step up.
 * Here: the first field has the focus; on the way back, what opened the group. The arrow is at the step up.
 */
function enterPanels(cms: TinaCMS): void {
  /** The places of what opened a group, among the controls of the form around it. */
  const places = new Map<string, number>();
  onAction(cms, (action) => {
    if (action.type !== 'forms:set-active-field-name') return;
    const { formId, fieldName } = action.value as { formId: string; fieldName: string | null };
    const panel = fieldName ?? '';
    // React has not rendered it yet: the state is still that before.
    const shown = cms.state.forms.find(({ tinaForm }) => tinaForm.id === formId);
    const left = shown?.activeFieldName ?? '';
    const isBack = left !== panel && `${left}.`.startsWith(panel && `${panel}.`);
    const place = (of: string) => `${formId} ${of}`;
    if (!isBack)
      places.set(place(panel), controls().indexOf(document.activeElement as HTMLElement));
    const [before] = controls();
    retry(() => {
      if (before?.isConnected || document.querySelector(WINDOW)) return false;
      if (document.activeElement !== document.body) return true;
      shownForm()?.scrollTo(0, 0);
      // A field of a small group is in the panel around the group.
      if (!isBack && focusField(panel)) return true;
      const all = controls();
      const opener = all[places.get(place(left)) ?? -1] ?? addButtonOf(left);
      (isBack && opener ? opener : all[0])?.focus();
      return true;
    });
  });
}

/** The button that adds to the list of an item: the dialog that added a section is gone when the section is left. */
const addButtonOf = (item: string) =>
  document
    .querySelector(`${FORM} label[for="${CSS.escape(item.replace(/\.\d+$/, ''))}"]`)
    ?.parentElement?.querySelector<HTMLElement>('.item-add');

const shownForm = () =>
  [...document.querySelectorAll(FORM)].find((form) => form.getClientRects().length > 0);

const controls = () => [...(shownForm()?.querySelectorAll<HTMLElement>(CONTROL) ?? [])];

const PATIENCE_MS = 2_000;

/** Tries once a frame until it has worked, for as long as React may take to render a form. */
export function retry(hasWorked: () => boolean): void {
  const until = performance.now() + PATIENCE_MS;
  const look = () => {
    if (!hasWorked() && performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Calls back once for all changes of the page that are rendered together.
 * @param attributes which of them count too
 */
export function onRendered(listener: () => void, ...attributes: string[]): void {
  let isWaiting = false;
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      listener();
    });
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: attributes });
}

/**
 * Opens the group or the item that a field is in, and gives it the focus.
 * @param path the names and places on the way to the field in its form
 */
export function openField(cms: TinaCMS, form: Form, path: readonly string[]): void {
  // An item that is wrong as a whole is in its list.
  const name = path.join('.').replace(/(?:\.\d+)+$/, '');
  const fieldName = name.slice(0, Math.max(name.lastIndexOf('.'), 0));
  openPanel(cms, form, fieldName);
  retry(() => {
    const isShown = focusField(name);
    if (isShown) revealAll();
    return isShown;
  });
}

/**
 * Tina: gives the focus to fields of words when they are clicked in the page, and to no others.
 * Here: numbers, days, pictures, switches and choices take it as well.
 */
export function focusClicked(field: string): void {
  const focus = () => {
    // If a field of the form has the focus by now, it keeps it.
    if (!document.activeElement?.closest(FORM)) focusField(field);
  };
  // Tina focuses text fields itself, after painting. Until then, nothing else may focus one.
  retry(() => {
    const isShown = labelOf(field) !== undefined;
    if (isShown) requestAnimationFrame(() => requestAnimationFrame(focus));
    return isShown;
  });
}

/** The label of a field that is shown. */
const labelOf = (name: string) =>
  [...document.querySelectorAll(`${FORM} label[for="${CSS.escape(name)}"]`)].find(
    (one) => one.getClientRects().length > 0,
  );

/** Gives the focus to a field. @returns whether it is shown */
function focusField(name: string): boolean {
  const found = labelOf(name);
  const field = found?.parentElement;
  if (!found || !field) return false;
  if (!field.contains(document.activeElement))
    (controlOf(found) ?? field.querySelector('button'))?.focus();
  field.scrollIntoView({ block: 'nearest' });
  return true;
}
