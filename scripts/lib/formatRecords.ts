import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { canonical, canonicalText } from '../../content/load/read/canonical.ts';
import { decode } from '../../content/load/read/decode.ts';
import type { Diagnostic } from '../../content/load/read/diagnostic.ts';
import { parseText } from '../../content/load/read/parse.ts';
import type { Reading } from '../../content/load/read/record.ts';
import { mapGroups } from '../../content/load/read/schemaWalk.ts';
import { isProse } from '../../content/load/text/parseProse.ts';
import { translationOf } from '../../content/load/translations/translationFiles.ts';
import { translated } from '../../content/load/translations/translationSchema.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../content/schema/collections.ts';

/** A record that is not in its canonical form, with that form. */
interface Differing {
  readonly file: string;
  readonly form: string;
  readonly diagnostic: Diagnostic;
}

const UNREADABLE = '\uFFFD';

/** A record, or its translation. */
type Read = Pick<Reading, 'file' | 'collection' | 'diagnostics'>;

const kindOf = (file: string, name: CollectionName): Collection =>
  translationOf(file) ? translated(collections[name]) : collections[name];

/**
 * Compares records with their canonical form. A file that cannot be parsed completely (broken syntax, bytes that are
 * not UTF-8, a repeated field) has none: rewriting it would lose text.
 * @returns the records that differ, and the problems of those that cannot be read
 */
export function compareForms(root: string, readings: readonly Read[]) {
  const differing: Differing[] = [];
  const unreadable: Diagnostic[] = [];
  for (const { file, collection, diagnostics } of readings) {
    const bytes = read(join(root, file));
    const text = bytes && decode(bytes);
    const form =
      text === undefined || text.includes(UNREADABLE)
        ? undefined
        : canonical(kindOf(file, collection), text);
    if (form === undefined) unreadable.push(...diagnostics.filter(isError));
    else if (!bytes?.equals(Buffer.from(form)))
      differing.push({ file, form, diagnostic: difference(file, `${text}`, form) });
  }
  return { differing, unreadable };
}

/** A text after the repairs of --fix. */
function repairedText(schema: z.core.$ZodType | undefined, raw: string): string {
  const text = raw
    .replace(/\r\n?/g, '\n')
    .replace(/^\t+/gm, (tabs) => '    '.repeat(tabs.length))
    .replaceAll('\t', ' ')
    .trim();
  if (!schema) return text;
  if (isProse(schema))
    return text.replace(/^#(?:#{2,5})?(?= )/gm, '##').replaceAll('](http://', '](https://');
  const secure = text.replace(/^http:/, 'https:');
  const takes = (one: string) => z.safeParse(schema, one).success;
  return secure !== text && !takes(text) && takes(secure) ? secure : text;
}

/** A record with all its texts repaired. */
const repaired = (schema: z.core.$ZodType, data: unknown): unknown =>
  mapGroups(schema, data, (group, shape) =>
    Object.fromEntries(
      Object.entries(group).map(([key, one]) => [
        key,
        typeof one === 'string' ? repairedText(shape[key], one) : one,
      ]),
    ),
  );

/**
 * Makes the repairs in records with errors that need no decision: spaces at the edges of texts, carriage returns,
 * tabs, a byte order mark, quotes in front matter, levels of subheadings, http:// where https:// is required. Records
 * that cannot be read stay unchanged.
 * @returns the files that were written
 */
export function repair(root: string, readings: readonly Read[]): string[] {
  return readings
    .filter(({ diagnostics }) => diagnostics.length > 0)
    .flatMap(({ file, collection }) => {
      const bytes = read(join(root, file));
      const kind = kindOf(file, collection);
      const raw = bytes?.toString() ?? UNREADABLE;
      const { data, faults, unquoted = [] } = parseText(kind, raw);
      if (data === undefined || faults.length > 0 || raw.includes(UNREADABLE)) return [];
      const text = canonicalText(kind, repaired(kind.schema, data));
      // A record that only differs from its canonical form is left to content:format.
      const isRepaired = unquoted.length > 0 || /^\ufeff|\r/.test(raw);
      if (!isRepaired && text === canonicalText(kind, data)) return [];
      writeFileSync(join(root, file), text);
      return file;
    });
}

/** Writes records in their canonical form. */
export function rewrite(root: string, differing: readonly Differing[]): void {
  for (const { file, form } of differing) writeFileSync(join(root, file), form);
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

function read(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    // The diagnostics of the record already say why it cannot be read.
    return undefined;
  }
}

/** The first line that differs; the first line of the file if only line endings or a byte order mark differ. */
function difference(file: string, text: string, form: string): Diagnostic {
  let at = 0;
  while (at < text.length && text[at] === form[at]) at += 1;
  const offset = text === form ? 0 : text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', offset);
  return {
    severity: 'error',
    file,
    at: { offset, length: Math.max(1, (end < 0 ? text.length : end) - offset) },
    rule: 'The record is not in its canonical form.',
    fix: 'Run npm run content:format.',
  };
}
