// Between Save and “Saved.”: what was typed stays in its form until it is written, and can be saved again.
import type { Form, TinaCMS } from 'tinacms';
import { onForm, onSaved } from '../events.ts';
import { namesOf, unsavedForms } from './unsavedForms.ts';

type Values = Readonly<Record<string, unknown>>;

/** Makes a form begin from what was saved of it. What was typed since stays in it. */
export function beginFrom(
  finalForm: Form['finalForm'],
  saved: Values,
  change = finalForm.change,
): void {
  const now = finalForm.getState().values as Values;
  finalForm.batch(() => {
    finalForm.initialize(saved);
    for (const name of Object.keys({ ...saved, ...now }))
      if (now[name] !== saved[name]) change(name, now[name]);
  });
}

/**
 * Tina: sets a form to what it sent, twice: when `beforeSubmit` is done and when the record is written.
 * Here: what is typed meanwhile stays in the form, to be saved next, also in a group that is not shown any more.
 * Upstream: no report found. Written for tinacms 3.14.1.
 * @returns to be called when `beforeSubmit` is done, with what it answers
 */
export function keepTyped({ finalForm }: Pick<Form, 'finalForm'>): (answered: Values) => void {
  const { change, initialize } = finalForm;
  let answer: Values | undefined;
  finalForm.initialize = (written) => {
    finalForm.initialize = initialize;
    // Tina has what the form held when Save was pressed: new items have no ids there.
    beginFrom(finalForm, answer ?? (written as Values), change);
  };
  const stop = finalForm.subscribe(
    ({ submitting }) => {
      if (submitting) return;
      finalForm.initialize = initialize;
      queueMicrotask(() => stop());
    },
    { submitting: true },
  );
  return (answered) => {
    answer = answered;
    // Tina's changes come in this order. A letter that comes before or among them is not one of them.
    const expected = Object.entries(answered);
    if (expected.length === 0) return;
    finalForm.change = (name, value) => {
      const [next] = expected;
      if (name !== next?.[0] || value !== next[1]) return change(name, value);
      expected.shift();
      if (expected.length === 0) finalForm.change = change;
    };
  };
}

/**
 * Tina: saves the record whose form is open. Others of the same page, such as what all pages share, stay unsaved
 * without a word.
 * Here: when one is saved the others are named, and saved too if that is wanted. One that is refused says so as
 * always, and stays unchanged.
 * Upstream: no report found.
 */
export function saveOthers(cms: TinaCMS): void {
  let isSaving = false;
  const ask = async (saved: Form) => {
    const others = unsavedForms(cms).filter((form) => form !== saved);
    if (isSaving || others.length === 0) return;
    if (!window.confirm(`Saved. Not saved yet: ${namesOf(others)}. Save that too?`)) return;
    isSaving = true;
    for (const form of others) await form.submit();
    isSaving = false;
  };
  // Tina sets the form to what it sent before this task ends.
  onForm(cms, (form) => onSaved(form, () => setTimeout(ask, 0, form)));
}
