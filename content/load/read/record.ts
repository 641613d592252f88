import {
  type Collection,
  type CollectionName,
  collections,
  type Entry,
} from '../../schema/collections.ts';
import { fieldMentions, type Mention, readTexts } from '../text/mentions.ts';
import { withoutAbsent } from './absent.ts';
import { oddTexts } from './characters.ts';
import { encodingDiagnostics } from './decode.ts';
import { type Diagnostic, errorAt } from './diagnostic.ts';
import { issueDiagnostics } from './issues.ts';
import { parseText } from './parse.ts';
import { type Fields, isFields } from './schemaWalk.ts';

/** One file after reading. */
export interface Reading {
  readonly file: string;
  readonly slug: string;
  readonly collection: CollectionName;
  /** The fields of the file, valid or not. */
  readonly data?: Record<string, unknown>;
  /** The record, if it fits the schema. */
  readonly entry?: Entry<Record<string, unknown>>;
  readonly mentions: readonly Mention[];
  readonly diagnostics: readonly Diagnostic[];
  /** Of a file that could be read (`versionOf`). */
  readonly version?: string;
}

/**
 * Reads the fields of a text by the schema of its collection.
 * @param raw the file's unprocessed text
 * @returns `entry` if the fields are valid; no `data` if the text cannot be read
 */
export function readFields(file: string, collection: Collection, raw: string) {
  const parsed = parseText(collection, raw);
  const diagnostics = encodingDiagnostics(file, raw);
  for (const { offset, length, ...fault } of [...parsed.faults, ...(parsed.unquoted ?? [])])
    diagnostics.push(errorAt(file, { offset, length }, fault));
  const odd = oddTexts(file, parsed.data);
  diagnostics.push(...odd);
  const hasOddName = odd.some(({ at }) => at && 'path' in at && at.part === 'key');
  if (parsed.data === undefined || hasOddName) return { issues: [], mentions: [], diagnostics };
  const data = withoutAbsent(parsed.data);
  const result = collection.schema.safeParse(data, { reportInput: true });
  const issues = result.error?.issues ?? [];
  const texts = readTexts(file, collection, data);
  diagnostics.push(...issueDiagnostics(file, collection, issues, data), ...texts.diagnostics);
  const entry = isFields(result.data) ? result.data : undefined;
  return { data, entry, issues, mentions: texts.mentions, diagnostics };
}

/**
 * Reads one record.
 * @param raw the file's unprocessed text
 */
export function readRecord(file: string, slug: string, name: CollectionName, raw: string): Reading {
  const collection: Collection = collections[name];
  const known = { file, slug, collection: name };
  const { data, entry, issues, mentions, diagnostics } = readFields(file, collection, raw);
  if (data === undefined) return { ...known, mentions, diagnostics };
  return {
    ...known,
    data: isFields(data) ? data : {},
    entry: entry && { ...entry, slug, file },
    mentions: [...fieldMentions(collection, data, issues), ...mentions],
    diagnostics,
  };
}

/** The fields of a record's text; undefined if it cannot be read. */
export function fieldsOf(collection: Collection, text: string): Fields | undefined {
  const fields = withoutAbsent(parseText(collection, text).data);
  return isFields(fields) ? fields : undefined;
}
