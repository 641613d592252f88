import type { Form } from 'tinacms';
import { isTree } from './toRecord.ts';

const holdsTree = (value: unknown): boolean =>
  isTree(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsTree));

/**
 * Sets values of a form as if they were typed. A text field shows a new value only after a reset of the form; the
 * other values are kept.
 */
export function fillForm({ finalForm }: Form, values: Readonly<Record<string, unknown>>): void {
  const typed = { ...finalForm.getState().values };
  const all = holdsTree(values) ? { ...typed, ...values } : values;
  finalForm.batch(() => {
    if (all !== values) finalForm.reset();
    for (const [name, value] of Object.entries(all)) finalForm.change(name, value);
  });
}
