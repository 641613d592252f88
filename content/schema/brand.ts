import { z } from 'zod';
import { colours } from './colours.ts';
import { group, line, paragraph, url } from './fields.ts';
import { isLocale, isZone } from './place.ts';
import { typefaces } from './typefaces.ts';

/** Who the site speaks for, in which type and colours, by which language and clock. */
export const brand = z.strictObject({
  name: line('Name', { max: 24, isTitle: true }),
  legalName: line('Registered name', { max: 80 }),
  url: url('Address of the site', { help: 'Without a slash at the end.' }),
  description: paragraph('What the company does', { min: 50, max: 200 }),
  founded: line('Founded in', { max: 4 }),
  place: group(
    'Language and clock',
    {
      locale: line('Language and region', {
        max: 20,
        help: 'Dates and numbers are written in it, as en-GB or hi-IN.',
      }).refine(isLocale, { error: 'is not a language with its region, such as en-GB' }),
      zone: line('Time zone', {
        max: 40,
        help: 'All times of the site are by its clock: Europe/London, for one.',
      }).refine(isZone, { error: 'is not a time zone, such as Europe/London' }),
      clock: line('What its clock is called', {
        max: 30,
        help: 'Editors read it beside each time, as London time.',
      }),
    },
    { help: 'Holds from the next start and the next build on.' },
  ),
  typefaces,
  colours,
});
export type Brand = z.infer<typeof brand>;
