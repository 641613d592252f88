import type { Form, TinaCMS } from 'tinacms';
import { onForm } from './onForm.ts';

/**
 * Tina: takes a form that could not be saved for one with a mistake in it: Save stays grey until a letter is
 * changed, though nothing has to be.
 * Here: it can be saved again as it is, when the reason is gone.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function saveAgain(cms: TinaCMS): void {
  onForm(cms, (form) => {
    form.subscribe(
      ({ submitting, submitError }) => {
        // After Tina, which reads the reason in this task.
        if (submitError && !submitting) setTimeout(forget, 0, form);
      },
      { submitting: true, submitError: true },
    );
  });
}

/** Takes the failure away, and leaves what was typed. */
function forget({ finalForm }: Form): void {
  const { submitError, submitting, values } = finalForm.getState();
  if (!submitError || submitting) return;
  finalForm.batch(() => {
    finalForm.reset();
    for (const [name, value] of Object.entries(values)) finalForm.change(name, value);
  });
}
