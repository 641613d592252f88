import type { z } from 'zod';
import type { FieldMeta } from '../schema/cms.ts';
import {
  type Collection,
  type CollectionName,
  collections,
  type Entry,
} from '../schema/collections.ts';
import { explain } from '../schema/explain.ts';
import { withoutAbsent } from './absent.ts';
import type { Fault } from './document.ts';
import type { Finding, Place } from './finding.ts';
import { parseJson } from './json.ts';
import { parseMdx } from './mdx.ts';
import { nearest } from './nearest.ts';
import { inspectBody } from './parseBody.ts';
import { fieldAt, keysOf, walk } from './schemaWalk.ts';

/** Something of the site that a record names: another record, a picture, a page. */
export interface Mention {
  readonly value: string;
  readonly meta: FieldMeta;
  readonly place: Place;
}

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

const MENTIONING = new Set<FieldMeta['widget']>(['reference', 'image', 'link']);

/** Reads one record's text by the law of its collection. */
export function readRecord(
  file: string,
  slug: string,
  name: CollectionName,
  bytes: Buffer,
): Reading {
  const collection: Collection = collections[name];
  const { text, findings } = decode(file, bytes);
  const known = { file, slug, collection: name };
  const { data: raw, faults } = collection.format === 'mdx' ? parseMdx(text) : parseJson(text);
  findings.push(...faults.map((fault) => faulty(file, fault)));
  if (raw === undefined) return { ...known, mentions: [], findings };

  const data = withoutAbsent(raw);
  const result = collection.schema.safeParse(data, { reportInput: true });
  for (const issue of result.error?.issues ?? []) {
    findings.push(...told(file, collection, issue));
  }
  const mentions = mentionsOf(collection, data);
  if (collection.format === 'mdx') mentions.push(...readBody(file, data, findings));
  return {
    ...known,
    data: typeof data === 'object' ? (data as Record<string, unknown>) : undefined,
    entry: result.success ? { ...(result.data as Record<string, unknown>), slug, file } : undefined,
    mentions,
    findings,
  };
}

/** Text in the one form that everything after this counts lines and columns in. */
export const normalise = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

function decode(file: string, bytes: Buffer): { text: string; findings: Finding[] } {
  const text = normalise(bytes);
  const findings: Finding[] = [];
  const add = (severity: Finding['severity'], rule: string, mend: string, offset = 0) =>
    findings.push({ severity, file, rule, mend, place: { offset, length: 1 } });
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) {
    add(
      'error',
      'The file begins with an invisible byte order mark.',
      'Save it as UTF-8 without BOM.',
    );
  }
  if (text.includes('\uFFFD')) {
    const mend = 'Save the file as UTF-8, and write this sign anew.';
    add('error', 'Here stand bytes that are not UTF-8.', mend, text.indexOf('\uFFFD'));
  }
  if (bytes.includes('\r\n')) {
    add('warning', 'The lines end as on Windows (CRLF).', 'Save the file with LF line endings.');
  }
  return { text, findings };
}

const faulty = (file: string, { rule, mend, offset, length }: Fault): Finding => ({
  severity: 'error',
  file,
  rule,
  mend,
  place: { offset, length },
});

/** A zod issue as findings; unknown fields are told one by one. */
function told(file: string, collection: Collection, issue: z.core.$ZodIssue): Finding[] {
  const field = fieldAt(collection.schema, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = keysOf(field?.schema ?? collection.schema);
    return issue.keys.map((key) => ({
      severity: 'error',
      file,
      ...explain({ ...issue, keys: [key] }, field?.meta),
      suggestion: nearest(key, known),
      place: { path: [...issue.path, key], part: 'key' },
    }));
  }
  const finding: Finding = { severity: 'error', file, ...explain(issue, field?.meta) };
  return [{ ...finding, place: placeOf(issue), suggestion: suggestionFor(issue) }];
}

function placeOf(issue: z.core.$ZodIssue): Place {
  const missing = issue.input === undefined && issue.code !== 'custom';
  // A body is missing at the end of its file; any other field, where its group opens.
  return missing && issue.path.at(-1) !== 'body'
    ? { path: issue.path.slice(0, -1), part: 'opening' }
    : { path: issue.path, part: 'value' };
}

function suggestionFor(issue: z.core.$ZodIssue): string | undefined {
  return issue.code === 'invalid_value' && typeof issue.input === 'string'
    ? nearest(issue.input, issue.values.map(String))
    : undefined;
}

function mentionsOf(collection: Collection, data: unknown): Mention[] {
  const mentions: Mention[] = [];
  walk(collection.schema, data, (value, meta, path) => {
    if (MENTIONING.has(meta.widget) && typeof value === 'string') {
      mentions.push({ value, meta, place: { path, part: 'value' } });
    }
  });
  return mentions;
}

function readBody(file: string, data: unknown, findings: Finding[]): Mention[] {
  const body = (data as { body?: unknown }).body;
  if (typeof body !== 'string') return [];
  const { faults, links } = inspectBody(body);
  const within = (offset: number, length: number): Place => ({
    path: ['body'],
    part: 'value',
    within: { offset, length },
  });
  for (const { offset, length, ...fault } of faults) {
    findings.push({ severity: 'error', file, ...fault, place: within(offset, length) });
  }
  return links.map(({ url, offset }) => ({
    value: url,
    meta: { label: 'Link', widget: 'link' },
    place: within(offset, Math.max(1, url.length)),
  }));
}
