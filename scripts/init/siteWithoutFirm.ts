import { type Fields, fieldAt, isFields } from '../../content/load/read/schemaWalk.ts';
import { collections } from '../../content/schema/collections.ts';
import { blank } from './blank.ts';

/** The firm of the new site. */
export interface Firm {
  readonly name: string;
  readonly url: string;
  /** Today, as 2025-02-14. */
  readonly today: string;
  /** Its language and region, its time zone, and the country of its address (ISO 3166, two letters). */
  readonly place: { readonly locale: string; readonly zone: string; readonly country: string };
  /** The number of digits of a telephone number; without it, the rule of the sample stays. */
  readonly phone?: { readonly least: number; readonly most: number };
}

/**
 * The fields of the site's record that are about the firm. The others are texts of controls and names of pages, which
 * suit any firm and stay.
 */
const OF_THE_FIRM = [
  ['app', 'href'],
  ['platform', 'href'],
  ['mail', 'general'],
  ['mail', 'education'],
  ['address', 'lines'],
  ['address', 'locality'],
  ['address', 'postalCode'],
  ['address', 'map', 'href'],
  ['footer', 'note'],
  ['social'],
  ['booking', 'note'],
  ['booking', 'agenda'],
  ['booking', 'href'],
] as const;

/** The site's record with placeholders in the fields about the firm. */
export function siteWithoutFirm(site: Fields, { name, today, place }: Firm): Fields {
  const { schema } = collections.site;
  const around = {
    today,
    refer: (folder: string): never => {
      throw new Error(`The record of the site names no record of ${folder}.`);
    },
  };
  const blanked = OF_THE_FIRM.reduce<Fields>((fields, path) => {
    const field = fieldAt(schema, path, site);
    return field ? change(fields, path, (value) => blank(field.schema, value, around)) : fields;
  }, site);
  const copyright = `© ${today.slice(0, 4)} ${name}`;
  const own = change(blanked, ['footer', 'copyright'], () => copyright);
  return change(own, ['address', 'country'], () => place.country);
}

/** The fields with another value at a path; a missing field stays missing. */
function change(
  fields: Fields,
  [key = '', ...rest]: readonly string[],
  to: (value: unknown) => unknown,
): Fields {
  const value = fields[key];
  if (value === undefined) return fields;
  if (rest.length === 0) return { ...fields, [key]: to(value) };
  return isFields(value) ? { ...fields, [key]: change(value, rest, to) } : fields;
}
