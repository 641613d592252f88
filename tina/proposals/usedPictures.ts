import { inspect } from '../../content/load/inspect.ts';
import { type Reading, readRecord } from '../../content/load/read/record.ts';
import { locateFile } from '../../content/load/source/placement.ts';
import type { FileChange } from './commit.ts';
import type { Context } from './ProposalContext.ts';

/** Records as the check reads them; a text that is undefined is no record. */
export const readingsOf = (texts: ReadonlyMap<string, string | undefined>): Reading[] =>
  [...texts].flatMap(([file, text]) => {
    const { placed } = locateFile(file);
    return placed && text !== undefined
      ? [readRecord(file, placed.slug, placed.collection, text)]
      : [];
  });

/** The picture files that records show. */
export const picturesOf = (readings: readonly Reading[]): string[] => [
  ...new Set(
    readings.flatMap(({ mentions }) =>
      mentions.filter(({ meta }) => meta.widget === 'image').map(({ value }) => `public${value}`),
    ),
  ),
];

/**
 * Pictures that came with this proposal and that nothing shows any more after these changes. What is
 * published stays: to delete it is a decision of its own.
 * @param root the worktree, which holds the commit `head`
 */
export async function leftOver(
  { clone }: Context,
  head: string,
  root: string,
  next: readonly Reading[],
  texts: ReadonlyMap<string, string | undefined>,
): Promise<FileChange[]> {
  const { readings } = inspect(root);
  const [before, others] = [true, false].map((isOwn) =>
    readings.filter(({ file }) => texts.has(file) === isOwn),
  );
  const shown = new Set(picturesOf([...(others ?? []), ...next]));
  const changes: FileChange[] = [];
  for (const file of picturesOf(before ?? []).filter((one) => !shown.has(one))) {
    const isPublished = await clone.objects.read(`${clone.mainRef}:${file}`);
    const isThere = await clone.objects.read(`${head}:${file}`);
    if (isThere && !isPublished) changes.push({ file, deleted: true });
  }
  return changes;
}
