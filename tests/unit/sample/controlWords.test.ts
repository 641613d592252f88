import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inspect } from '../../../content/load/inspect.ts';
import { fieldsIn, isFields } from '../../../content/load/read/schemaWalk.ts';
import { namedCollections } from '../../../content/schema/collections.ts';
import { skeleton } from '../../../scripts/init/skeleton.ts';
import { isLeftInEnglish } from '../../../scripts/lib/controlWords.ts';

const LANGUAGES = globSync('scripts/init/words/*.json').map((file) => basename(file, '.json'));
const wordsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`scripts/init/words/${language}.json`, 'utf8'));

const { readings } = inspect(process.cwd());

/** The records of a new site. */
function recordsIn(locale: string) {
  const place = { locale, zone: 'Europe/Berlin', country: 'DE' };
  const firm = { name: 'Tessel', url: 'https://www.tessel.example', today: '2026-11-24', place };
  return [...skeleton(readings, { ...firm, phone: { least: 6, most: 12 } })];
}

/** Its single records and pages, and all their texts. */
const begun = (locale: string) =>
  recordsIn(locale).flatMap(([file, text]) => {
    const [, collection] =
      namedCollections.find(([, { folder }]) => file.split('/')[1] === folder) ?? [];
    if (!collection || !/^content\/(?:site|forms|pages)\//.test(file)) return [];
    const data: unknown = JSON.parse(text);
    const fields = fieldsIn(collection.schema, isFields(data) ? data : {});
    const texts = fields.flatMap(({ value, meta, own }) =>
      typeof value === 'string' && !meta.same && own instanceof z.ZodString ? [value] : [],
    );
    return [{ file, data, texts, schema: collection.schema }];
  });

it('the days of a new site’s events are in its language', () => {
  const daysIn = (locale: string) =>
    recordsIn(locale).flatMap(([, text]) => /^dates: "?([^"\n]+)"?$/m.exec(text)?.[1] ?? []);
  expect(daysIn('de-DE')).toContain('15. Januar 2025');
  expect(daysIn('ar-EG').join()).toContain('يناير');
  expect(daysIn('en-GB')).toContain('15 January 2025');
});

const ENGLISH = new Set(begun('en-GB').flatMap(({ texts }) => texts));

describe.each(LANGUAGES)('the translated control texts in %s', (language) => {
  const words = wordsOf(language);

  it('have the same keys as the German ones, each with the same blanks', () => {
    expect(Object.keys(words)).toEqual(Object.keys(wordsOf('de')));
    const facts = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [english, word] of Object.entries(words))
      expect(facts(word)).toEqual(facts(english));
  });

  it('fit into their fields, and leave only the firm’s own texts in English', () => {
    for (const { file, data, texts, schema } of begun(language)) {
      expect(schema.safeParse(data).error?.issues, file).toBeUndefined();
      const left = texts.filter((text) => isLeftInEnglish(text, language));
      expect(left, file).toEqual([]);
    }
  });
});

it('contain every control text of the sample', () => {
  const german = new Set(begun('de-DE').flatMap(({ texts }) => texts));
  const other =
    /^(?:Your |Words for |© |\/|#|content\/|https:|mailto:|you@)|[a-z]=?\{|[=₀]| goes here\b/;
  const left = [...ENGLISH].filter(
    (text) =>
      german.has(text) && /[a-z]{3}/i.test(text.replaceAll(/\{\w+\}/g, '')) && !other.test(text),
  );
  expect(left.toSorted()).toEqual(['Podcast', 'Podcasts', 'Team', 'Webinar']);
});
