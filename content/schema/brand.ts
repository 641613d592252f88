import { z } from 'zod';
import { colours } from './colours.ts';
import { line, paragraph, url } from './fields.ts';

/** Who the site speaks for, and in which colours; content/schema/place.ts says by which language and clock. */
export const brand = z.strictObject({
  name: line('Name', { max: 24, isTitle: true }),
  legalName: line('Registered name', { max: 80 }),
  url: url('Address of the site', { help: 'Without a slash at the end.' }),
  description: paragraph('What the company does', { min: 50, max: 200 }),
  founded: line('Founded in', { max: 4 }),
  colours,
});
export type Brand = z.infer<typeof brand>;
