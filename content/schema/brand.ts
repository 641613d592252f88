import { z } from 'zod';
import { between } from './between.ts';
import { colours } from './colours.ts';
import { group, line, origin, paragraph } from './fields.ts';
import { languages } from './languages.ts';
import { isLocale, isZone } from './locale.ts';
import { typefaces } from './typefaces.ts';

interface BrandLanguages {
  place?: { name?: unknown; locale?: unknown };
  languages?: unknown;
}

const others = ({ languages: declared }: BrandLanguages): readonly { locale?: unknown }[] =>
  Array.isArray(declared) ? declared : [];

const languageIsNamed = between<BrandLanguages>(
  'place',
  (fields) => others(fields).length === 0 || Boolean(fields.place?.name),
  {
    rule: 'has no name for the language, and there are further ones',
    fix: 'Fill in “Name of the language”: their pages link back with it.',
  },
);

const differsFromOwn = between<BrandLanguages>(
  'languages',
  (fields) => others(fields).every(({ locale }) => locale !== fields.place?.locale),
  {
    rule: 'name the site’s own language too',
    fix: 'Delete it: the records themselves are in this language.',
  },
);

/** The firm: its name, typefaces and colours, its language and clock. */
export const brand = z
  .strictObject({
    name: line('Name', { max: 40, isTitle: true }),
    legalName: line('Registered name', { max: 80 }),
    url: origin('Address of the site', { help: 'As https://www.company.example.' }),
    description: paragraph('What the company does', { max: 200 }),
    founded: line('Founded in', {
      max: 4,
      help: 'The year of the Gregorian calendar, as 2019: programs read it too.',
    }).regex(/^[1-9]\d{3}$/, { error: 'is not a year such as 2019' }),
    place: group(
      'Language and clock',
      {
        locale: line('Language and region', {
          max: 20,
          help: 'Dates and numbers are written in it, as en-GB or hi-IN.',
        }).refine(isLocale, { error: 'is not a language with its region, such as en-GB' }),
        name: line('Name of the language', {
          max: 30,
          help: 'As its speakers call it. Required if there are further languages: their pages link back with it.',
        }).optional(),
        zone: line('Time zone', {
          max: 40,
          help: 'All times on the site are in this zone, as Europe/London.',
        }).refine(isZone, { error: 'is not a time zone, such as Europe/London' }),
        clock: line('What its clock is called', {
          max: 30,
          help: 'Editors see it next to each time, as London time.',
        }),
      },
      { help: 'Takes effect at the next start and the next build.', same: true },
    ),
    languages: languages.optional(),
    typefaces,
    colours,
  })
  .check(languageIsNamed, differsFromOwn);
export type Brand = z.infer<typeof brand>;
