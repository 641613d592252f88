import type { z } from 'zod';
import { cms, type FieldMeta } from '../../schema/cms.ts';
import type { Collection } from '../../schema/collections.ts';
import { explain } from '../../schema/explain.ts';
import { href } from '../../schema/fields.ts';
import { errorAt, type Range, type SourceLocation } from '../read/diagnostic.ts';
import { fieldsIn, listSize } from '../read/schemaWalk.ts';
import { inspectedBodies } from './knownBodies.ts';

/** A valid reference of a record to something on the site: another record, a picture, a page. */
export interface Mention {
  readonly value: string;
  readonly meta: FieldMeta;
  readonly at: SourceLocation;
}

const MENTIONING = new Set<FieldMeta['widget']>(['reference', 'image', 'link']);

/** The references in the fields of a record; invalid values are left out. */
export function fieldMentions(
  { schema }: Collection,
  data: unknown,
  issues: readonly z.core.$ZodIssue[],
): Mention[] {
  const refused = new Set(issues.map(({ path }) => path.join('.')));
  return fieldsIn(schema, data).flatMap(({ value, meta, path }) =>
    MENTIONING.has(meta.widget) && typeof value === 'string' && !refused.has(path.join('.'))
      ? { value, meta, at: { path, part: 'value' as const } }
      : [],
  );
}

const linkSchema = href();
const LINK = cms.get(linkSchema) as FieldMeta;

/** Whether a text is no longer than its field allows. */
export const fits = (schema: z.core.$ZodType, text: string): boolean =>
  text.length <= (listSize(schema).maximum ?? 0);

/** The Markdown texts that are no longer than their fields allow: longer ones are never parsed. */
export const proseIn = ({ schema }: Collection, data: unknown) =>
  fieldsIn(schema, data).flatMap(({ value, meta: { widget }, path, own }) =>
    widget === 'markdown' && typeof value === 'string' && fits(own, value)
      ? { text: value, path }
      : [],
  );

/** The references in a record's texts (MDX bodies and Markdown fields), and the faults of these texts. */
export function readTexts(file: string, collection: Collection, data: unknown) {
  const read = proseIn(collection, data).map(({ text, path }) =>
    readText(file, text, (within) => ({
      path,
      part: 'value',
      within: withinText(collection.format, text, within),
    })),
  );
  return {
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
    mentions: read.flatMap(({ mentions }) => mentions),
  };
}

function readText(file: string, text: string, locate: (within: Range) => SourceLocation) {
  const { faults, links } = inspectedBodies.of(text);
  const diagnostics = faults.map((fault) => errorAt(file, locate(fault), fault));
  const mentions: Mention[] = [];
  for (const { url, ...within } of links) {
    const at = locate(within);
    const issue = linkSchema.safeParse(url, { reportInput: true }).error?.issues[0];
    if (issue) {
      const named = { ...LINK, label: `Link to ${url}` };
      diagnostics.push(errorAt(file, at, explain(issue, named)));
    } else mentions.push({ value: url, meta: LINK, at });
  }
  return { diagnostics, mentions };
}

const escaped = (text: string) => JSON.stringify(text).length - 2;

/**
 * The position of a part of a text in its file. The body of an MDX record is literal; a text in JSON is quoted, with
 * escaped characters.
 */
export function withinText(
  format: Collection['format'],
  text: string,
  { offset, length }: Range,
): Range {
  if (format === 'mdx') return { offset, length };
  return {
    offset: 1 + escaped(text.slice(0, offset)),
    length: escaped(text.slice(offset, offset + length)),
  };
}
