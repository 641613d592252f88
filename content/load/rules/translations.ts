import { type Collection, collections } from '../../schema/collections.ts';
import { languagesOf } from '../../schema/languages.ts';
import { oncePer } from '../../schema/oncePer.ts';
import { NOT_FOUND } from '../../schema/pages.ts';
import { withoutHiddenSections } from '../publish/records.ts';
import { errorAt, type Warning, WHOLE_FILE, warningAt } from '../read/diagnostic.ts';
import { issueDiagnostics } from '../read/issues.ts';
import { nearest } from '../read/nearest.ts';
import { mergeTranslation, type Stray } from '../translations/merge.ts';
import { translationFile } from '../translations/translationFiles.ts';
import { OF } from '../translations/translationSchema.ts';
import type { Rule, Whole } from './whole.ts';

const brandOf = ({ readings }: Pick<Whole, 'readings'>) =>
  readings.find(({ collection }) => collection === 'brand');

/** The languages that the brand declares in addition to the site's own; empty while its record is invalid. */
export function declaredLanguages(whole: Pick<Whole, 'readings'>) {
  const entry = brandOf(whole)?.entry;
  return entry ? languagesOf(entry as unknown as Parameters<typeof languagesOf>[0]).slice(1) : [];
}

const ownLanguage = (whole: Whole) => {
  const entry = brandOf(whole)?.entry as { place?: { locale?: string } } | undefined;
  return entry?.place?.locale ?? 'the site’s own language';
};

/** The translations into declared languages, each with its record. */
const translatedRecords = oncePer((whole: Whole) => {
  const prefixes = new Set(declaredLanguages(whole).map(({ prefix }) => prefix));
  const records = new Map(whole.readings.map((reading) => [reading.file, reading]));
  return whole.translations.flatMap((translation) => {
    const reading = records.get(translation.of);
    return reading && prefixes.has(translation.prefix) ? [{ reading, translation }] : [];
  });
});

/** A translation needs an existing record and a declared language. */
export const strayTranslations: Rule = (whole) => {
  const prefixes = declaredLanguages(whole).map(({ prefix }) => prefix);
  const isBroken = brandOf(whole)?.entry === undefined;
  return whole.translations.flatMap(({ file, of, prefix }) => {
    if (!whole.files.has(of)) {
      const rule = `The record ${of}, whose words this would translate, is not there.`;
      const fix = 'Restore the record, or delete this file with it.';
      return errorAt(file, WHOLE_FILE, { rule, fix });
    }
    if (isBroken || prefixes.includes(prefix)) return [];
    const near = nearest(prefix, prefixes);
    return errorAt(file, WHOLE_FILE, {
      rule: `The brand declares no language “${prefix}”.`,
      fix: 'Add it to “Further languages” of the brand, or delete the file.',
      suggestion: near && translationFile(of, near),
    });
  });
};

/** A host has one file for unknown addresses, so that page has no translation. */
export const translatedNotFound: Rule = (whole) =>
  translatedRecords(whole)
    .filter(({ reading }) => reading.collection === 'pages' && reading.data?.path === NOT_FOUND)
    .map(({ translation: { file } }) =>
      errorAt(file, WHOLE_FILE, {
        rule: 'The page for unknown addresses has one language: no host knows which was asked for.',
        fix: 'Delete the file.',
      }),
    );

/** The rules of a record also apply to its translations, including those between fields. */
export const brokenTranslations: Rule = (whole) =>
  translatedRecords(whole).flatMap(({ reading, translation: { file, words } }) => {
    if (!reading.entry || !words) return [];
    const collection: Collection = collections[reading.collection];
    const { value } = mergeTranslation(collection.schema, reading.data, words);
    const { error } = collection.schema.safeParse(value, { reportInput: true });
    // The path is one of the record, not of this file, so the message names the field.
    const told = issueDiagnostics(file, collection, error?.issues ?? [], value);
    return told.map((one) => errorAt(file, WHOLE_FILE, one));
  });

/**
 * Texts of a translation whose field or item the record no longer has are not shown. Only a warning: an editor who
 * removes a card must not be stopped by a file that is not visible in the form.
 */
export const lostTranslations: Rule<Warning> = (whole) =>
  translatedRecords(whole).flatMap(({ reading, translation: { file, of, words } }) => {
    if (!words) return [];
    const { schema } = collections[reading.collection];
    const { strays } = mergeTranslation(schema, reading.data, words);
    return strays.map((stray) => strayWarning(file, of, stray));
  });

/** Texts whose translation is of an earlier text: the editor keeps that one in the translation. */
export const outdatedTranslations: Rule<Warning> = (whole) =>
  translatedRecords(whole).flatMap(({ reading, translation: { file, words } }) => {
    if (!words) return [];
    const { outdated } = mergeTranslation(
      collections[reading.collection].schema,
      reading.data,
      words,
    );
    return outdated.map(({ path, meta, was }) =>
      warningAt(file, path, {
        rule: `“${meta?.label}” changed after it was translated. It was “${cut(was)}”.`,
        fix: 'Translate it again, or confirm in the editor that the words are still right.',
      }),
    );
  });

function strayWarning(file: string, of: string, { path, meta, item }: Stray): Warning {
  const begun = item?.names.filter((name) => name.startsWith(item.name)) ?? [];
  if (item && begun.length > 1)
    return warningAt(file, [...path, OF], {
      rule: `“${item.name}” begins the names of several items in ${of}: this one is not shown.`,
      fix: `Write the whole name: ${begun.map((name) => `“${name}”`).join(', ')}.`,
    });
  if (item)
    return warningAt(file, [...path, OF], {
      rule: `Nothing in ${of} at this place is called “${item.name}”: this item is not shown.`,
      fix: 'Write how the record calls it now, and see whether its words still say the same; or delete the item.',
      suggestion: nearest(item.name, item.names),
    });
  const isItem = typeof path.at(-1) === 'number';
  const at = { path, part: isItem ? 'opening' : 'key' } as const;
  const rule = isItem
    ? `${of} has no such item any more: this one is not shown.`
    : `“${meta?.label ?? String(path.at(-1))}” is empty in ${of}: this is not shown.`;
  return warningAt(file, at, { rule, fix: 'Delete it here, or fill it in there.' });
}

/** How many fields are reported by their names. */
const NAMED = 3;

/** A text without a translation is shown in the site's own language, and marked as such. */
export const untranslatedTexts: Rule<Warning> = (whole) =>
  translatedRecords(whole).flatMap(({ reading, translation: { file, words } }) => {
    if (!reading.entry || !words) return [];
    const { schema } = collections[reading.collection];
    const shown = withoutHiddenSections(reading.entry);
    const { untranslated } = mergeTranslation(schema, shown, words);
    if (untranslated.length === 0) return [];
    const named = untranslated
      .slice(0, NAMED)
      .map(({ text, meta }) => `“${meta?.label}” (${cut(text)})`);
    const more = untranslated.length - named.length;
    const texts = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
    return warningAt(file, WHOLE_FILE, {
      rule: `Not translated, and shown in ${ownLanguage(whole)}: ${texts}.`,
      fix: 'Write it here as well. Where the words are the same in both languages, repeat them.',
    });
  });

const CUT = 40;
const cut = (text: string) => (text.length > CUT ? `${text.slice(0, CUT - 1).trimEnd()}…` : text);

/** The records whose texts are on every page. */
const SHELL = ['site', 'forms'] as const;

/** A translated page needs the site's navigation and controls in its language. */
export const untranslatedShell: Rule<Warning> = (whole) =>
  declaredLanguages(whole).flatMap(({ prefix, name }, index) =>
    SHELL.flatMap((kind) => {
      const { folder, single, format, label } = collections[kind];
      const record = `content/${folder}/${single}.${format}`;
      const file = translationFile(record, prefix);
      if (whole.translations.some((one) => one.file === file)) return [];
      return warningAt(brandOf(whole)?.file ?? '', ['languages', index, 'prefix'], {
        rule: `“${label}” has no words in ${name}: its pages show those of ${ownLanguage(whole)}.`,
        fix: `Write them into ${file}.`,
      });
    }),
  );
