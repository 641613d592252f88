import type { Form } from 'tinacms';

/**
 * Tina: sets a form to what it sent, twice: when `beforeSubmit` is done and when the record is written.
 * Here: what is typed meanwhile stays in the form, to be saved next.
 * Upstream: no report found. Written for tinacms 3.14.1.
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
