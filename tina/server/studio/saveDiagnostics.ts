import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspectChange } from '../../../content/load/inspect.ts';
import { canonicalText } from '../../../content/load/read/canonical.ts';
import { decode } from '../../../content/load/read/decode.ts';
import { readRecord } from '../../../content/load/read/record.ts';
import { fieldAt, keysOf } from '../../../content/load/read/schemaWalk.ts';
import { onlyKnown } from '../../../content/load/read/unknown.ts';
import { placeFile } from '../../../content/load/source/placement.ts';
import { type Collection, collections } from '../../../content/schema/collections.ts';
import type { Change, Fields } from '../Change.ts';

const UNSAVED = 'What you typed is still here: copy it, reload this page, and put it in again.';

/**
 * Why a record must not be saved, in sentences for its editor: somebody else changed it meanwhile, or
 * it would break the content, alone or together with the other records. Empty where it may.
 */
export function saveDiagnostics(root: string, { file, record, opened }: Change): string[] {
  const { placed, diagnostics } = placeFile(file);
  if (!placed) return diagnostics.map(({ rule, fix }) => `${rule} ${fix}`);
  const collection = collections[placed.collection];
  const read = () =>
    readRecord(file, placed.slug, placed.collection, decode(readFileSync(join(root, file)))).data;
  const current = existsSync(join(root, file)) ? { data: read() } : undefined;
  const conflict = opened
    ? changedMeanwhile(file, collection, opened, current)
    : current &&
      `There is a record ${file} already. Choose another title, or another name of the file.`;
  if (conflict) return [conflict];
  const text = canonicalText(collection, record);
  return inspectChange(root, file, text).map(({ file: other, rule, fix }) =>
    other === file ? `${rule} ${fix}` : `${other}: ${rule} ${fix}`,
  );
}

/** @param current the file now, without data where it cannot be read; undefined where there is none */
function changedMeanwhile(
  file: string,
  collection: Collection,
  opened: Fields,
  current: { data?: Fields } | undefined,
): string | undefined {
  if (!current) return `${file} was deleted or renamed while you had it open. ${UNSAVED}`;
  const { data } = current;
  const { schema } = collection;
  if (!data) return `${file} cannot be read any more: somebody is changing it by hand. ${UNSAVED}`;
  const textOf = (fields: Fields, key: string) =>
    canonicalText(collection, onlyKnown(schema, { [key]: fields[key] }));
  const changed = keysOf(schema)
    .filter((key) => textOf(opened, key) !== textOf(data, key))
    .map((key) => `“${fieldAt(schema, [key])?.meta?.label ?? key}”`);
  return changed.length > 0
    ? `${changed.join(', ')} ${changed.length > 1 ? 'were' : 'was'} changed while you had this record open, in another tab or by somebody else. ${UNSAVED}`
    : undefined;
}
