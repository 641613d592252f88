import { type Collection, type CollectionName, collections } from '../../schema/collections.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import { readFields } from '../read/record.ts';
import { type Fields, fieldAt, shapeOf } from '../read/schemaWalk.ts';
import { locateFile } from '../source/placement.ts';
import type { Mention } from '../text/mentions.ts';
import { type TranslationTarget, translationOf } from './translationFiles.ts';
import { translated } from './translationSchema.ts';

/** One translation file after reading. */
export interface Translation extends TranslationTarget {
  readonly file: string;
  readonly collection: CollectionName;
  /** Its texts, if they are valid. They are not compared with the record yet. */
  readonly words?: Fields;
  /** The pages that its texts link to. */
  readonly mentions: readonly Mention[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a file that has the name of a translation.
 * @param raw the file's unprocessed text
 * @returns undefined if the name is not that of a translation, or if no record can be next to it
 */
export function readTranslation(file: string, raw: string): Translation | undefined {
  const place = translationOf(file);
  const { placed } = place ? locateFile(place.of) : {};
  if (!place || !placed) return undefined;
  const known = { ...place, file, collection: placed.collection };
  const own: Collection = collections[placed.collection];
  const { data, entry, mentions, diagnostics } = readFields(file, translated(own), raw);
  return { ...known, words: entry, mentions, diagnostics: diagnostics.map(orTheSame(own, data)) };
}

/** A field that only records have is not reported as a misspelling. */
const orTheSame =
  ({ schema }: Collection, data: unknown) =>
  (diagnostic: Diagnostic): Diagnostic => {
    const { at } = diagnostic;
    if (!at || !('path' in at) || at.part !== 'key') return diagnostic;
    const group = fieldAt(schema, at.path.slice(0, -1), data);
    const field = shapeOf(group?.schema ?? schema)[String(at.path.at(-1))];
    if (!field) return diagnostic;
    const label = fieldAt(schema, at.path, data)?.meta?.label ?? String(at.path.at(-1));
    return {
      ...diagnostic,
      rule: `“${label}” is the same in every language, and comes from the record.`,
      fix: 'Delete it here.',
      suggestion: undefined,
    };
  };
