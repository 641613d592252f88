import type { Form, TinaCMS } from 'tinacms';
import { element } from '../../shared/element.ts';
import { FORM } from '../panels.ts';
import { keepPanel } from './adopt.ts';
import { fillForm } from './fillForm.ts';
import { changedFields, followItem, mergeForm } from './mergeForm.ts';
import { type Step, setSteps, stepsOf, TEXT, withoutStep } from './undo.ts';
import { collectionOf } from './unsavedForms.ts';

export type Way = 'undo' | 'redo';

type Values = Record<string, unknown>;

/** Names the field for screen readers: it may be out of sight. */
let status: HTMLElement | undefined;

/** Undoes the last step of a form, or does the last undone one again. What others changed since stays. */
export function walk(cms: TinaCMS, form: Form, way: Way): void {
  const steps = stepsOf(form);
  const [from, to] = way === 'undo' ? [steps.past, steps.future] : [steps.future, steps.past];
  const step = from.at(-1);
  if (!step) return;
  const { schema } = collectionOf(form);
  const now = form.finalForm.getState().values as Values;
  const { here = now, there, note } = step;
  const values =
    here === now ? there : (mergeForm(schema, here, now, there, 'theirs').values as Values);
  const changed = changedFields(now, values);
  withoutStep(form, () => {
    keepPanel(cms, form, (name) => followItem(schema, name, now, values));
    fillForm(form, changed);
  });
  const labels = form.fields.filter(({ name }) => name in changed).map(({ label }) => `${label}`);
  const list = new Intl.ListFormat('en').format(labels);
  if (status) status.textContent = `${way === 'undo' ? 'Undone' : 'Done again'}: ${list}.`;
  const back: Step = { there: now, ...(note && { note }) };
  const [left, gone] = [from.slice(0, -1), [...to, back]];
  if (way === 'undo') setSteps(steps, left, gone);
  else setSteps(steps, gone, left);
}

/** The step that keys ask for: Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z; with Cmd on a Mac. */
function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Way | undefined {
  if ((!ctrlKey && !metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
}

/** Undo and redo by key, in the form that is open. */
export function walkByKey(cms: TinaCMS): void {
  status = element('p', { role: 'status', className: 'sr-only' });
  document.body.append(status);
  document.addEventListener('keydown', (event) => {
    const way = wayOf(event);
    const { target } = event;
    if (!way || event.defaultPrevented || !(target instanceof HTMLElement)) return;
    // A formatted text has an undo of its own, and so has a field outside the form, such as a search.
    if (target.isContentEditable || (target.matches(TEXT) && !target.closest(FORM))) return;
    const { forms, activeFormId } = cms.state;
    const open = forms.find(({ tinaForm }) => tinaForm.id === activeFormId)?.tinaForm;
    if (!open || target.closest('dialog')) return;
    event.preventDefault();
    walk(cms, open as Form, way);
  });
}
