import type { Form, TinaCMS } from 'tinacms';
import { onAction } from './onAction.ts';

/**
 * Tina: says nothing when the form of a record comes, and adds the same one more than once.
 * Here: whoever asks hears of each form once, when it is added.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function onForm(cms: TinaCMS, hear: (form: Form) => void): void {
  const known = new WeakSet<Form>();
  onAction(cms, (action) => {
    if (action.type !== 'forms:add') return;
    const form = action.value as Form;
    if (known.has(form)) return;
    known.add(form);
    hear(form);
  });
}
