import type { Form } from 'tinacms';

/**
 * What is typed while a form is on its way to the file stays in the form, to be saved next. Tina sets
 * the form to what it sent, twice: when `beforeSubmit` has looked at it, and when it is written.
 * @returns to be called when `beforeSubmit` is done
 */
export function keepTyped({ finalForm }: Pick<Form, 'finalForm'>): () => void {
  const stop = finalForm.subscribe(
    ({ submitting }) => {
      finalForm.setConfig('keepDirtyOnReinitialize', submitting);
      if (!submitting) queueMicrotask(() => stop());
    },
    { submitting: true },
  );
  return () => {
    const { change } = finalForm;
    finalForm.change = () => {};
    // Tina goes on before the next event, which may be a key.
    setTimeout(() => {
      finalForm.change = change;
    });
  };
}
