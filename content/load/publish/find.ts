import type { Entry } from '../../schema/collections.ts';

/**
 * The record that a reference names.
 * @param reference the path of its file, e.g. `content/courses/stack.json`
 * @throws when there is none, which the content check rules out
 */
export function find<T>(entries: readonly Entry<T>[], reference: string): Entry<T> {
  const entry = entries.find(({ file }) => file === reference);
  if (!entry) throw new Error(`No record ${reference}: run npm run content:check.`);
  return entry;
}
