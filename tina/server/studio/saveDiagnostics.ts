import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldChanges } from '../../../content/compare/fieldChanges.ts';
import { withoutIds } from '../../../content/compare/itemIds.ts';
import { inspectChange } from '../../../content/load/inspect.ts';
import { canonicalText } from '../../../content/load/read/canonical.ts';
import { decode } from '../../../content/load/read/decode.ts';
import { fieldsOf, readRecord } from '../../../content/load/read/record.ts';
import { onlyKnown } from '../../../content/load/read/unknown.ts';
import { placeFile } from '../../../content/load/source/placement.ts';
import { readAhead } from '../../../content/load/text/readAhead.ts';
import { type Collection, collections } from '../../../content/schema/collections.ts';
import { valuesOf } from '../../history/recordHistory.ts';
import { Lineage } from '../../proposals/Lineage.ts';
import { questions } from '../../proposals/merge/mergeQuestion.ts';
import { mergeRecords } from '../../proposals/merge/mergeRecords.ts';
import type { MergedField } from '../../proposals/Repository.ts';
import type { Change, Fields } from '../Change.ts';

const UNSAVED = 'What you typed is still here: copy it, reload this page, and put it in again.';

/** Two tabs may have the same record open. */
const lineage = new Lineage();

/** What the studio says of a record before it is written. */
export interface Verdict {
  /** Why it must not be saved, in sentences for its editor; empty if it may. */
  readonly problems: readonly string[];
  /** If the file changed while the form was open: the values with those changes, and which they are. */
  readonly values?: Record<string, unknown>;
  readonly merged?: readonly MergedField[];
}

/**
 * Finds out whether a record may be saved: it must not break the content, alone or together with the other records.
 * If someone else changed the file meanwhile, changes of different fields are merged.
 */
export async function saveDiagnostics(
  root: string,
  { file, record, opened }: Change,
): Promise<Verdict> {
  // In a worker with a deadline: no text stops the studio.
  for (const fields of [record, opened]) if (fields) await readAhead(file, fields);
  const { placed, diagnostics } = placeFile(file);
  if (!placed) return { problems: diagnostics.map(({ rule, fix }) => `${rule} ${fix}`) };
  const collection = collections[placed.collection];
  const read = () =>
    readRecord(file, placed.slug, placed.collection, decode(readFileSync(join(root, file)))).data;
  const current = existsSync(join(root, file)) ? { data: read() } : undefined;
  if (!opened && current) {
    const taken = `There is a record ${file} already. Choose another title, or another name of the file.`;
    return { problems: [taken] };
  }
  const merge = opened ? mergeMeanwhile(file, collection, { opened, record }, current) : { record };
  if ('problem' in merge) return { problems: [merge.problem] };
  const problems = inspectChange(
    root,
    file,
    canonicalText(collection, withoutIds(merge.record)),
  ).map(({ file: other, rule, fix }) =>
    other === file ? `${rule} ${fix}` : `${other}: ${rule} ${fix}`,
  );
  return merge.record === record
    ? { problems }
    : { problems, values: valuesOf(placed, merge.record), merged: merge.merged };
}

type Merge = { problem: string } | { record: Fields; merged?: readonly MergedField[] };

/** @param current the file now, without data where it cannot be read; undefined where there is none */
function mergeMeanwhile(
  file: string,
  collection: Collection,
  { opened, record }: { opened: Fields; record: Fields },
  current: { data?: Fields } | undefined,
): Merge {
  if (!current)
    return { problem: `${file} was deleted or renamed while you had it open. ${UNSAVED}` };
  const { data } = current;
  const { schema } = collection;
  if (!data)
    return {
      problem: `${file} cannot be read any more: somebody is changing it by hand. ${UNSAVED}`,
    };
  const textOf = (fields: unknown) =>
    canonicalText(collection, onlyKnown(schema, withoutIds(fields)));
  const normal = (fields: unknown) => fieldsOf(collection, textOf(fields)) as Fields;
  const versionOf = (fields: unknown) => `${file}\n${textOf(fields)}`;
  const { sides, remember } = lineage.follow(
    versionOf(opened),
    versionOf(data),
    { opened, record },
    { base: normal(opened), mine: normal(record), theirs: normal(data) },
  );
  if (versionOf(opened) === versionOf(data)) {
    remember(versionOf(record), sides.mine);
    return { record };
  }
  const context = { ...questions(file, {}), nameItem: String };
  const value = mergeRecords(schema, sides, context) as Fields;
  if (context.conflicts.length > 0) {
    const names = context.conflicts.map(({ label }) => `“${label.join(' › ')}”`);
    const verb = names.length > 1 ? 'were' : 'was';
    return {
      problem: `${names.join(', ')} ${verb} changed while you had this record open, in another tab or by somebody else. ${UNSAVED}`,
    };
  }
  remember(versionOf(value), value);
  const [mineNow, mergedNow] = [withoutIds(sides.mine), withoutIds(value)] as [Fields, Fields];
  const merged = fieldChanges(schema, mineNow, mergedNow, String).map(
    ({ path, what, before, after }) => ({ label: path, what, before, after }),
  );
  return { record: value, merged };
}
