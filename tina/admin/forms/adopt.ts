import { flushSync } from 'react-dom';
import type { Form, TinaCMS } from 'tinacms';
import { withIds } from '../../../content/compare/itemIds.ts';
import type { Collection } from '../../../content/schema/collections.ts';
import { setVersion } from '../../shared/version.ts';
import { onForm, openPanel } from '../events.ts';
import { retry } from '../panels.ts';
import { fillForm } from './fillForm.ts';
import { changedFields, followItem, mergeForm } from './mergeForm.ts';
import { isTree } from './toRecord.ts';
import { withoutStep } from './undo.ts';

type Values = Record<string, unknown>;

/** What a form holds when Save is pressed, checked by its schema. */
export interface Submitted {
  cms: TinaCMS;
  collection: Collection;
  form: Form;
  values: Values;
}

/**
 * Tina: knows an item of a list by its place alone.
 * Here: it has an id while its form is open, so that its text stays with it when others move it. Files have no ids.
 */
export const identifyItems = (cms: TinaCMS): void =>
  onForm(cms, ({ finalForm }) =>
    finalForm.initialize(withIds(finalForm.getState().values, isTree) as Values),
  );

/** Gives ids to the items that were added since. @returns what the form holds now */
export function identify(form: Form): Values {
  const { finalForm } = form;
  const { values } = finalForm.getState();
  const all = withIds(values, isTree) as Values;
  withoutStep(form, () =>
    finalForm.batch(() => {
      for (const [name, value] of Object.entries(all))
        if (JSON.stringify(value) !== JSON.stringify(values[name])) finalForm.change(name, value);
    }),
  );
  return finalForm.getState().values as Values;
}

/**
 * Tina: takes what a form sent for what is stored, once it is saved.
 * Here: the form begins next from what was stored, with the changes of others in it. What was typed since Save was
 * pressed is merged with it field by field, and the open panel stays with its item.
 * Upstream: no report found. Written for tinacms 3.14.1.
 * @param sent what the form held when Save was pressed
 */
export function adopt(submitted: Submitted, sent: Values, stored: Values): void {
  const stop = submitted.form.finalForm.subscribe(
    ({ submitting }) => {
      if (submitting) return;
      // After Tina, which sets the form in the same task.
      setTimeout(() => {
        stop();
        takeIn(submitted, sent, stored);
      });
    },
    { submitting: true },
  );
}

/** The same at once, where Tina saves nothing. */
export function takeIn({ cms, collection, form }: Submitted, sent: Values, stored: Values): void {
  const { schema } = collection;
  const before = identify(form);
  const { values, conflicts } = mergeForm(schema, sent, before, stored);
  // A field that both changed begins from what it was: the next save asks whose words stay.
  const asked = Object.fromEntries(
    conflicts.map(({ at: [name = ''] }) => [String(name), sent[String(name)]]),
  );
  const began = { ...stored, ...asked };
  if (conflicts.length > 0) setVersion(form, '');
  const follow = (name: string) => followItem(schema, name, before, values);
  const giveBack = keepFocus(follow);
  // At once: letters typed before the panel is rendered at its new place would be lost.
  const fill = () =>
    flushSync(() => {
      if (!keepPanel(cms, form, follow)) cms.alerts.info(PART_GONE, 0);
      form.finalForm.initialize(began);
      // The editor of a text shows what it began with until its form is reset.
      form.finalForm.reset();
      fillForm(form, changedFields(began, values));
    });
  withoutStep(form, fill, before);
  giveBack();
}

const PART_GONE = 'Someone removed the part that was open here. Your text elsewhere is kept.';

/**
 * Keeps the panel of a section, or of an item of another list, open where the item is now; closes it if it is gone.
 * @returns whether it is still there
 */
export function keepPanel(
  cms: TinaCMS,
  form: Form,
  follow: (name: string) => string | undefined,
): boolean {
  const open = cms.state.forms.find(({ tinaForm }) => tinaForm === form)?.activeFieldName;
  const now = open && follow(open);
  if (now !== open) openPanel(cms, form, now ?? '');
  return !open || now !== undefined;
}

/** Keeps the cursor in its field when the field gets another name. @returns gives it back */
function keepFocus(follow: (name: string) => string | undefined): () => void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement))
    return () => {};
  const name = follow(activeElement.name);
  if (!name || name === activeElement.name) return () => {};
  const { selectionStart, selectionEnd } = activeElement;
  const focusField = () => {
    const [field] = document.getElementsByName(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText) return false;
    field.focus();
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    return true;
  };
  return () => {
    if (!focusField()) retry(focusField);
  };
}
