import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalText } from '../../content/load/canonical.ts';
import { decode } from '../../content/load/decode.ts';
import { inspectChange } from '../../content/load/inspect.ts';
import { placeFile } from '../../content/load/placement.ts';
import { readRecord } from '../../content/load/record.ts';
import { fieldAt } from '../../content/load/schemaWalk.ts';
import { onlyKnown } from '../../content/load/unknown.ts';
import { type Collection, collections } from '../../content/schema/collections.ts';

type Fields = Record<string, unknown>;

/** What an editor is about to save. */
export interface Intent {
  /** The record's path from the top of the project. */
  file: string;
  /** The fields as they shall be. */
  record: Fields;
  /** The fields as they were when the form was opened; absent for a new record. */
  opened?: Fields;
}

const KEPT = 'What you typed is still here: copy it, reload this page, and put it in again.';

/**
 * Why a record must not be saved, in sentences for its editor: somebody else changed it meanwhile, or
 * it would break the content, alone or together with the other records. Empty where it may.
 */
export function objections(root: string, { file, record, opened }: Intent): string[] {
  const { placed, findings } = placeFile(file);
  if (!placed) return findings.map(({ rule, mend }) => `${rule} ${mend}`);
  const collection = collections[placed.collection];
  const meanwhile = conflict(root, file, collection, opened);
  if (meanwhile) return [meanwhile];
  const text = canonicalText(collection, record);
  return inspectChange(root, file, text).map(({ file: other, rule, mend }) =>
    other === file ? `${rule} ${mend}` : `${other}: ${rule} ${mend}`,
  );
}

function conflict(root: string, file: string, collection: Collection, opened: Fields | undefined) {
  const exists = existsSync(join(root, file));
  if (!opened) {
    return exists
      ? `There is a record ${file} already. Choose another title, or another name of the file.`
      : undefined;
  }
  if (!exists) return `${file} was deleted or renamed while you had it open. ${KEPT}`;
  const now = fieldsIn(root, file);
  if (!now) return `${file} cannot be read any more: somebody is changing it by hand. ${KEPT}`;
  const changed = differences(collection, opened, now);
  return changed.length > 0
    ? `${changed.join(', ')} ${changed.length > 1 ? 'were' : 'was'} changed while you had this record open, in another tab or by somebody else. ${KEPT}`
    : undefined;
}

function fieldsIn(root: string, file: string): Fields | undefined {
  const { placed } = placeFile(file);
  const bytes = readFileSync(join(root, file));
  return placed && readRecord(file, placed.slug, placed.collection, decode(bytes)).data;
}

/** The fields, by their labels, that two states of a record have not in common. */
function differences(collection: Collection, before: Fields, now: Fields): string[] {
  const forms = [before, now].map((fields) => {
    const known = onlyKnown(collection.schema, fields) as Fields;
    return new Map(
      Object.entries(known).map(([key, value]) => [
        key,
        canonicalText(collection, { [key]: value }),
      ]),
    );
  });
  const [old, current] = forms as [Map<string, string>, Map<string, string>];
  const keys = new Set([...old.keys(), ...current.keys()]);
  return [...keys]
    .filter((key) => old.get(key) !== current.get(key))
    .map((key) => `“${fieldAt(collection.schema, [key])?.meta?.label ?? key}”`);
}
