import {
  type Collection,
  type CollectionName,
  collections,
  type Entry,
} from '../../schema/collections.ts';
import { fieldMentions, type Mention, readTexts } from '../text/mentions.ts';
import { withoutAbsent } from './absent.ts';
import { controlSigns } from './characters.ts';
import { encodingDiagnostics } from './decode.ts';
import type { Diagnostic } from './diagnostic.ts';
import { forbiddenNames } from './forbiddenNames.ts';
import { issueDiagnostics } from './issues.ts';
import { parseText } from './parse.ts';
import { type Fields, isFields } from './schemaWalk.ts';

/** One file as it was read. */
export interface Reading {
  readonly file: string;
  readonly slug: string;
  readonly collection: CollectionName;
  /** The fields of the file, whether they fit the schema or not. */
  readonly data?: Record<string, unknown>;
  /** The record, if it fits the schema. */
  readonly entry?: Entry<Record<string, unknown>>;
  readonly mentions: readonly Mention[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads one record by the schema of its collection.
 * @param raw the file's text as it was written down
 */
export function readRecord(file: string, slug: string, name: CollectionName, raw: string): Reading {
  const collection: Collection = collections[name];
  const known = { file, slug, collection: name };
  const parsed = parseText(collection, raw);
  const diagnostics = encodingDiagnostics(file, raw);
  for (const { rule, fix, offset, length } of [...parsed.faults, ...(parsed.unquoted ?? [])]) {
    diagnostics.push({ severity: 'error', file, place: { offset, length }, rule, fix });
  }
  if (parsed.data === undefined) return { ...known, mentions: [], diagnostics };

  const forbidden = forbiddenNames(file, parsed.data);
  if (forbidden.length > 0) {
    return { ...known, mentions: [], diagnostics: [...diagnostics, ...forbidden] };
  }
  const data = withoutAbsent(parsed.data);
  diagnostics.push(...controlSigns(file, data));
  const result = collection.schema.safeParse(data, { reportInput: true });
  const issues = result.error?.issues ?? [];
  diagnostics.push(...issueDiagnostics(file, collection, issues, data));
  const mentions = fieldMentions(collection, data, issues);
  const fields = isFields(data) ? data : {};
  const texts = readTexts(file, collection, data);
  diagnostics.push(...texts.diagnostics);
  mentions.push(...texts.mentions);
  const entry =
    result.success && isFields(result.data) ? { ...result.data, slug, file } : undefined;
  return { ...known, data: fields, entry, mentions, diagnostics };
}

/** The fields of a record's text; undefined if it cannot be read. */
export function fieldsOf(collection: Collection, text: string): Fields | undefined {
  const fields = withoutAbsent(parseText(collection, text).data);
  return isFields(fields) ? fields : undefined;
}
