import { type Collection, type CollectionName, collections } from '../../schema/collections.ts';
import { withoutAbsent } from '../read/absent.ts';
import { controlSigns } from '../read/characters.ts';
import { encodingDiagnostics } from '../read/decode.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import { forbiddenNames } from '../read/forbiddenNames.ts';
import { issueDiagnostics } from '../read/issues.ts';
import { parseText } from '../read/parse.ts';
import { type Fields, fieldAt, isFields, shapeOf } from '../read/schemaWalk.ts';
import { placeFile } from '../source/placement.ts';
import { type Mention, readTexts } from '../text/mentions.ts';
import { type TranslationPlace, translationPlace } from './translationPlace.ts';
import { translated } from './translationSchema.ts';

/** One file of words in another language as it was read. */
export interface Translation extends TranslationPlace {
  readonly file: string;
  readonly collection: CollectionName;
  /** Its texts, if they fit; they are not held against the record yet. */
  readonly words?: Fields;
  /** The pages that its texts link to. */
  readonly mentions: readonly Mention[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads what is a translation by its name.
 * @param raw the file's text as it was written down
 * @returns undefined if the name is not that of a translation, or no record can be next to it
 */
export function readTranslation(file: string, raw: string): Translation | undefined {
  const place = translationPlace(file);
  const { placed } = place ? placeFile(place.of) : {};
  if (!place || !placed) return undefined;
  const known = { ...place, file, collection: placed.collection };
  const own: Collection = collections[placed.collection];
  const collection = translated(own);
  const parsed = parseText(collection, raw);
  const diagnostics = encodingDiagnostics(file, raw);
  for (const { rule, fix, offset, length } of [...parsed.faults, ...(parsed.unquoted ?? [])])
    diagnostics.push({ severity: 'error', file, place: { offset, length }, rule, fix });
  diagnostics.push(...forbiddenNames(file, parsed.data));
  if (parsed.data === undefined || diagnostics.some(({ severity }) => severity === 'error'))
    return { ...known, mentions: [], diagnostics };

  const data = withoutAbsent(parsed.data);
  diagnostics.push(...controlSigns(file, data));
  const result = collection.schema.safeParse(data, { reportInput: true });
  const issues = result.error?.issues ?? [];
  diagnostics.push(...issueDiagnostics(file, collection, issues, data).map(orTheSame(own, data)));
  const texts = readTexts(file, collection, data);
  diagnostics.push(...texts.diagnostics);
  const words = result.success && isFields(result.data) ? result.data : undefined;
  return { ...known, words, mentions: texts.mentions, diagnostics };
}

/** A field that only records have is no misspelt one. */
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
