import {
  type Collection,
  type CollectionName,
  collections,
  type Entry,
} from '../schema/collections.ts';
import { withoutAbsent } from './absent.ts';
import { encodingFindings, plain } from './decode.ts';
import type { Finding } from './finding.ts';
import { issueFindings } from './issues.ts';
import { parseJson } from './json.ts';
import { parseMdx } from './mdx.ts';
import { fieldMentions, type Mention, readBody } from './mentions.ts';

/** One file as it was read. */
export interface Reading {
  readonly file: string;
  readonly slug: string;
  readonly collection: CollectionName;
  /** The fields as they stand in the file, whether they obey the law or not. */
  readonly data?: Record<string, unknown>;
  /** The record, if it obeys the law. */
  readonly entry?: Entry<Record<string, unknown>>;
  readonly mentions: readonly Mention[];
  readonly findings: readonly Finding[];
}

/**
 * Reads one record by the law of its collection.
 * @param raw the file's text as it was written down
 */
export function readRecord(file: string, slug: string, name: CollectionName, raw: string): Reading {
  const collection: Collection = collections[name];
  const known = { file, slug, collection: name };
  const text = plain(raw);
  const parsed = collection.format === 'mdx' ? parseMdx(text) : parseJson(text);
  const findings = encodingFindings(file, raw);
  for (const { rule, mend, offset, length } of parsed.faults) {
    findings.push({ severity: 'error', file, place: { offset, length }, rule, mend });
  }
  if (parsed.data === undefined) return { ...known, mentions: [], findings };

  const data = withoutAbsent(parsed.data);
  const result = collection.schema.safeParse(data, { reportInput: true });
  const issues = result.error?.issues ?? [];
  findings.push(...issueFindings(file, collection, issues));
  const mentions = fieldMentions(collection, data, issues);
  const fields = isRecord(data) ? data : {};
  if (collection.format === 'mdx' && typeof fields.body === 'string') {
    const body = readBody(file, fields.body);
    findings.push(...body.findings);
    mentions.push(...body.mentions);
  }
  const entry =
    result.success && isRecord(result.data) ? { ...result.data, slug, file } : undefined;
  return { ...known, data: fields, entry, mentions, findings };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
