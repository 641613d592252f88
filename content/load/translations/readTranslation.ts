import { type Collection, type CollectionName, collections } from '../../schema/collections.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import { readFields } from '../read/record.ts';
import { type Fields, fieldAt, shapeOf } from '../read/schemaWalk.ts';
import { placeFile } from '../source/placement.ts';
import type { Mention } from '../text/mentions.ts';
import { type TranslationPlace, translationPlace } from './translationPlace.ts';
import { translated } from './translationSchema.ts';

/** One translation file after reading. */
export interface Translation extends TranslationPlace {
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
  const place = translationPlace(file);
  const { placed } = place ? placeFile(place.of) : {};
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
    const { place } = diagnostic;
    if (!place || !('path' in place) || place.part !== 'key') return diagnostic;
    const group = fieldAt(schema, place.path.slice(0, -1), data);
    const field = shapeOf(group?.schema ?? schema)[String(place.path.at(-1))];
    if (!field) return diagnostic;
    const label = fieldAt(schema, place.path, data)?.meta?.label ?? String(place.path.at(-1));
    return {
      ...diagnostic,
      rule: `“${label}” is the same in every language, and comes from the record.`,
      fix: 'Delete it here.',
      suggestion: undefined,
    };
  };
