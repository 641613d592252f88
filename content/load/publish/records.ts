import type { Collection, Entry } from '../../schema/collections.ts';
import type { Talk } from '../../schema/talks.ts';

/** A record without its hidden sections. */
export function withoutHiddenSections<E extends object>(entry: E): E {
  const { sections } = entry as { sections?: readonly { hidden?: boolean }[] };
  return sections?.some(({ hidden }) => hidden)
    ? { ...entry, sections: sections.filter(({ hidden }) => !hidden) }
    : entry;
}

/** Records in the order of their collection; unchanged if the page sets the order itself. */
export function inOrder<R extends object>({ order }: Collection, records: readonly R[]): R[] {
  if (!order) return [...records];
  const direction = order.first === 'lowest' ? 1 : -1;
  const fieldOf = (record: R) => (record as Readonly<Record<string, unknown>>)[order.field];
  return records.toSorted((a, b) => direction * compare(fieldOf(a), fieldOf(b)));
}

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : `${a}`.localeCompare(`${b}`);

/** The files of a talk's speakers, in order. */
export const speakersOf = ({ speaker, others = [] }: Talk): string[] => [
  ...(speaker ? [speaker] : []),
  ...others.map(({ member }) => member),
];

/**
 * The record that a reference names.
 * @param reference the path of its file, e.g. `content/courses/stack.json`
 * @throws if it does not exist, which the content check rules out
 */
export function find<T>(entries: readonly Entry<T>[], reference: string): Entry<T> {
  const entry = entries.find(({ file }) => file === reference);
  if (!entry) throw new Error(`No record ${reference}: run npm run content:check.`);
  return entry;
}
