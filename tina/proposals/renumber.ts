import { inspect } from '../../content/load/inspect.ts';
import { canonicalText } from '../../content/load/read/canonical.ts';
import type { Reading } from '../../content/load/read/record.ts';
import { collections, namedCollections, recordTitle } from '../../content/schema/collections.ts';
import { type Context, commitTo, type LoadedProposal, renewed } from './ProposalContext.ts';
import { ownChanges, sealOf } from './seal.ts';

interface NewNumber {
  readonly reading: Reading;
  readonly field: string;
  readonly from: number;
  readonly to: number;
}

/** The records of a kind that have a number in a field. */
const numbersIn = (readings: readonly Reading[], name: string, field: string) =>
  readings.flatMap((reading) => {
    const from = reading.collection === name ? reading.data?.[field] : undefined;
    return typeof from === 'number' ? [{ reading, field, from }] : [];
  });

/**
 * The numbers that added records get, because others of their kind have theirs. Lists are sorted by these numbers
 * (specification 4, Talks filter), so added records stay in their order, after all others.
 * @param added the files of the added records
 */
export const newNumbers = (readings: readonly Reading[], added: ReadonlySet<string>): NewNumber[] =>
  namedCollections.flatMap(([name, { order, unique }]) => {
    const { field = '' } = order ?? {};
    if (!unique?.includes(field)) return [];
    const numbered = numbersIn(readings, name, field);
    const isAdded = ({ reading }: { reading: Reading }) => added.has(reading.file);
    const taken = numbered.filter((one) => !isAdded(one)).map(({ from }) => from);
    const own = numbered.filter(isAdded).toSorted((a, b) => a.from - b.from);
    const first = own.findIndex(({ from }) => taken.includes(from));
    const next = Math.max(...taken) + 1;
    return first < 0 ? [] : own.slice(first).map((one, at) => ({ ...one, to: next + at }));
  });

/**
 * The places of records in a list that two people ordered at once: what the proposal moved stays where it was put, and
 * what has that place comes after it.
 * @param own the files that the proposal changes
 */
export const mergedOrder = (readings: readonly Reading[], own: ReadonlySet<string>): NewNumber[] =>
  namedCollections.flatMap(([name, { numbered }]) => {
    if (!numbered) return [];
    const { field, from: first } = numbered;
    const listed = numbersIn(readings, name, field);
    if (new Set(listed.map(({ from }) => from)).size === listed.length) return [];
    const isOwn = ({ reading }: { reading: Reading }) => Number(own.has(reading.file));
    return listed
      .toSorted((a, b) => a.from - b.from || isOwn(b) - isOwn(a))
      .map((one, at) => ({ ...one, to: first + at }))
      .filter(({ from, to }) => from !== to);
  });

/**
 * Gives records that a proposal adds the next free numbers, if records with theirs were published meanwhile. An
 * approval stays: it was given for the same words. The caller holds the lock.
 */
export async function renumber(
  context: Context,
  proposal: LoadedProposal,
): Promise<LoadedProposal> {
  const { committer, store, worktrees } = context;
  const { id, approval } = proposal;
  const own = await ownChanges(context, proposal);
  const added = own.filter(({ what }) => what === 'added');
  const { readings } = inspect(worktrees.pathOf(id));
  const next = newNumbers(readings, new Set(added.map(({ file }) => file)));
  const isNew = next.length > 0;
  const found = isNew ? next : mergedOrder(readings, new Set(own.map(({ file }) => file)));
  if (found.length === 0) return proposal;
  const changes = found.map(({ reading: { file, collection, data }, field, to }) => ({
    file,
    bytes: Buffer.from(canonicalText(collections[collection], { ...data, [field]: to })),
  }));
  const message = 'Give records the next free numbers';
  const numbered = await commitTo(context, proposal, { changes, message });
  // Another order is to be seen before it is published.
  const isApproved = isNew && approval?.detail.seal === (await sealOf(context, proposal));
  const seal = isApproved ? await sealOf(context, numbered) : undefined;
  const words = found.map(
    ({ reading, from, to }) =>
      `“${recordTitle(reading)}” has the number ${to}: another record with ${from} was published.`,
  );
  store.add(id, 'numbered', committer, { words: words.join(' '), seal });
  return renewed(context, numbered);
}
