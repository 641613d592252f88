import { readingsIn } from '../../content/load/inspect.ts';
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
  { clone: { objects, mainRef } }: Context,
  head: string,
  root: string,
  next: readonly Reading[],
  texts: ReadonlyMap<string, string | undefined>,
): Promise<FileChange[]> {
  const before = new Map<string, string>();
  for (const file of texts.keys()) {
    const found = await objects.read(`${head}:${file}`);
    if (found?.type === 'blob') before.set(file, `${found.bytes}`);
  }
  const shown = new Set(picturesOf(next));
  const dropped = picturesOf(readingsOf(before)).filter((file) => !shown.has(file));
  if (dropped.length === 0) return [];
  const others = readingsIn(root).filter(({ file }) => !texts.has(file));
  for (const file of picturesOf(others)) shown.add(file);
  const changes: FileChange[] = [];
  for (const file of dropped.filter((one) => !shown.has(one))) {
    const isPublished = await objects.read(`${mainRef}:${file}`);
    const isThere = await objects.read(`${head}:${file}`);
    if (isThere && !isPublished) changes.push({ file, deleted: true });
  }
  return changes;
}
