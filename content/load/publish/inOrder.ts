import type { Collection } from '../../schema/collections.ts';

/** Records in the order of their page; as they come, where the page has an order of its own. */
export function inOrder<R extends object>({ order }: Collection, records: readonly R[]): R[] {
  if (!order) return [...records];
  const direction = order.first === 'lowest' ? 1 : -1;
  const fieldOf = (record: R) => (record as Readonly<Record<string, unknown>>)[order.field];
  return records.toSorted((a, b) => direction * compare(fieldOf(a), fieldOf(b)));
}

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : `${a}`.localeCompare(`${b}`);
