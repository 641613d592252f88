import type { Form, TinaCMS } from 'tinacms';
import { namesOf, unsavedForms } from '../forms/unsavedForms.ts';
import { onForm } from './onForm.ts';

/**
 * Tina: saves the record whose form is open. Others of the same page, such as what all pages share, stay
 * unsaved without a word.
 * Here: once one is saved the others are named, and saved too if that is wanted. One that is refused is
 * told as always, and stays as it is.
 * Upstream: no report found. Written for tinacms 3.14.1.
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
  onForm(cms, (form) => {
    let wasSubmitting = false;
    form.subscribe(
      ({ submitting, submitSucceeded }) => {
        // Tina sets the form to what it sent before this task ends.
        if (wasSubmitting && !submitting && submitSucceeded) setTimeout(ask, 0, form);
        wasSubmitting = Boolean(submitting);
      },
      { submitting: true, submitSucceeded: true },
    );
  });
}
