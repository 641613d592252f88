import { z } from 'zod';
import { colours } from './colours.ts';
import { line, paragraph, url } from './fields.ts';

/** A language, its script where it has several, and a country (BCP 47). */
const LOCALE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

const isLocale = (text: string): boolean => LOCALE.test(text);

const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
};

/** Who the site speaks for, and by which language and clock. What the code knows of a firm it has from here. */
export const brand = z.strictObject({
  name: line('Name', { max: 24, isTitle: true }),
  legalName: line('Registered name', { max: 80 }),
  url: url('Address of the site', { help: 'Without a slash at the end.' }),
  description: paragraph('What the company does', { min: 50, max: 200 }),
  founded: line('Founded in', { max: 4 }),
  locale: line('Language and country', {
    max: 20,
    help: 'As fr-CH: how dates and numbers are written, and the language that machines are told.',
  }).refine(isLocale, { error: 'is not a language, or a language with its country, as fr-CH' }),
  timeZone: line('Time zone', {
    max: 40,
    help: 'By its name in the tz database, as Europe/Zurich: whose clock all times are by.',
  }).refine(isTimeZone, { error: 'is not a time zone of the tz database, as Europe/Zurich' }),
  colours,
  clock: line('The clock in words', { max: 30, help: 'As editors read it beside a time.' }),
});
export type Brand = z.infer<typeof brand>;
