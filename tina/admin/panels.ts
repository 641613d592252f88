// What is open of a form, a group or an item of a list, and which field has the focus.
import type { Form, TinaCMS } from 'tinacms';
import { valueAt } from '../../content/load/read/schemaWalk.ts';
import { tinaName } from '../shared/tinaName.ts';
import { onAction, openPanel } from './events.ts';

export const FORM = '[data-test^="form:"]';
/** A field of a form; the name in its data is that of the form. */
const FIELD = '.field';
const CONTROL =
  'input:not([type=file], [type=hidden], [type=color]), textarea, select, [contenteditable=true], [tabindex="0"], button';

/** Windows over the form. */
const WINDOW = 'dialog, .section-chooser';

/** The first control of a field; of a text, its words and not its toolbar. */
const controlOf = (field: Element): HTMLElement | null =>
  field.querySelector<HTMLElement>('[contenteditable=true]') ??
  field.querySelector<HTMLElement>(CONTROL);

/**
 * Tina: opens a group or an item at the height to which the form was scrolled, and loses the focus.
 * Here: the first field has the focus; on the way back, what opened the group.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function panels(cms: TinaCMS): void {
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
    const isFromWindow = document.querySelector(WINDOW) !== null;
    retry(() => {
      if (before?.isConnected || document.querySelector(WINDOW)) return false;
      // A window gives the focus back to what had it before, which is in the bar if the form has changed.
      const has = document.activeElement;
      if (has !== document.body && !(isFromWindow && !has?.closest(FORM))) return true;
      shownForm()?.scrollTo(0, 0);
      // A field of a small group is in the panel around the group.
      if (!isBack && focusField(panel)) return true;
      const all = controls();
      const opener = all[places.get(place(left)) ?? -1] ?? addButtonOf(left);
      const next = isBack && opener ? opener : all[0];
      next?.focus();
      const typedIn = (one?: Element) => (one as HTMLInputElement | undefined)?.value;
      const was = typedIn(next);
      // On a slow machine someone may have typed by then: the focus stays, so that their letters stay together.
      const isThere = () => document.activeElement === next && typedIn(next) === was;
      if (next === all[0]) withGroups(() => isThere() && controls()[0]?.focus());
      return true;
    });
  });
}

/** The button that adds to the list of an item: the dialog that added a section is gone when the section is left. */
const addButtonOf = (item: string) =>
  fieldOf(item.replace(/\.\d+$/, ''))?.querySelector<HTMLElement>('.item-add');

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
 * @param path the names and places on the way to the field
 */
export function openField(cms: TinaCMS, form: Form, path: readonly string[]): void {
  // An item that is wrong as a whole is in its list.
  const name = path
    .map(tinaName)
    .join('.')
    .replace(/(?:\.\d+)+$/, '');
  // The field of an address may no longer exist: then the group around it is opened.
  const around = name.split('.').slice(0, -1);
  const { values } = form.finalForm.getState();
  while (around.length > 0 && typeof valueAt(values, around) !== 'object') around.pop();
  openPanel(cms, form, around.join('.'));
  retry(() => focusField(name));
}

/** Gives the focus to a field that was clicked in the page, unless one of the form has it by now. */
export const focusClicked = (field: string): void =>
  retry(() => {
    if (!fieldOf(field)) return false;
    if (!document.activeElement?.closest(FORM)) focusField(field);
    return true;
  });

/** A field that is shown, by its name. */
const fieldOf = (name: string) =>
  [...document.querySelectorAll(`${FORM} ${FIELD}[data-name="${CSS.escape(name)}"]`)].find(
    (one) => one.getClientRects().length > 0,
  );

/** Acts once the fields of small groups are there, which Tina renders a frame later, above others. */
const withGroups = (act: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(act));

/** Gives the focus to a field. @returns whether it is shown */
function focusField(name: string): boolean {
  const field = fieldOf(name);
  if (!field) return false;
  if (!field.contains(document.activeElement)) controlOf(field)?.focus();
  const show = () => field.scrollIntoView({ block: 'nearest' });
  show();
  withGroups(show);
  return true;
}
