import type { Form } from 'tinacms';
import { isTree } from './toRecord.ts';

const holdsTree = (value: unknown): boolean =>
  isTree(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsTree));

/**
 * Puts values into a form as if somebody had typed them. The editor of a text shows what it began with until
 * its form is reset, and what is typed elsewhere survives that.
 */
export function fillForm({ finalForm }: Form, values: Readonly<Record<string, unknown>>): void {
  const typed = { ...finalForm.getState().values };
  const all = holdsTree(values) ? { ...typed, ...values } : values;
  finalForm.batch(() => {
    if (all !== values) finalForm.reset();
    for (const [name, value] of Object.entries(all)) finalForm.change(name, value);
  });
}
