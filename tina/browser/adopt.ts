import type { Form } from 'tinacms';
import { fillForm } from '../forms/fillForm.ts';

type Values = Record<string, unknown>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Tina: takes what a form sent for what is stored, once it is saved.
 * Here: what was stored with the words of others in it is what the form begins from next; what was typed since
 * Save was pressed stays.
 * Upstream: no report found. Written for tinacms 3.14.1.
 * @param sent what the form held when Save was pressed
 */
export function adopt(form: Form, sent: Values, stored: Values): void {
  const { finalForm } = form;
  const stop = finalForm.subscribe(
    ({ submitting }) => {
      if (submitting) return;
      // After Tina, which sets the form in the same task.
      setTimeout(() => {
        stop();
        const now = finalForm.getState().values as Values;
        const since = Object.keys(now).filter((name) => !same(now[name], sent[name]));
        finalForm.initialize(stored);
        // The editor of a text shows what it began with until its form is reset.
        finalForm.reset();
        if (since.length > 0)
          fillForm(form, Object.fromEntries(since.map((name) => [name, now[name]])));
      });
    },
    { submitting: true },
  );
}
