import type { Form } from 'tinacms';

type Values = Readonly<Record<string, unknown>>;

/**
 * Tina: sets a form to what it sent, twice: when `beforeSubmit` is done and when the record is written.
 * Here: what is typed meanwhile stays in the form, to be saved next, also in a group that is not shown any more.
 * Upstream: no report found. Written for tinacms 3.14.1.
 * @returns to be called when `beforeSubmit` is done, with what it answers
 */
export function keepTyped({ finalForm }: Pick<Form, 'finalForm'>): (answered: Values) => void {
  const { change, initialize } = finalForm;
  finalForm.initialize = (written) => {
    finalForm.initialize = initialize;
    const now = finalForm.getState().values as Values;
    const sent = written as Values;
    finalForm.batch(() => {
      initialize(written);
      for (const name of Object.keys({ ...sent, ...now }))
        if (now[name] !== sent[name]) change(name, now[name]);
    });
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
    // Tina's changes come in this order. A letter that comes before or among them is none of them.
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
