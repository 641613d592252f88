import { canonicalText } from '../../content/load/read/canonical.ts';
import type { Reading } from '../../content/load/read/record.ts';
import {
  type Fields,
  isFields,
  itemOf,
  listSize,
  openField,
  variantsOf,
} from '../../content/load/read/schemaWalk.ts';
import { slug } from '../../content/load/read/slug.ts';
import {
  type Collection,
  type CollectionName,
  collectionIn,
  collections,
  namedCollections,
} from '../../content/schema/collections.ts';
import { dayText } from '../../content/schema/datetime.ts';
import { TYPE } from '../../content/schema/section.ts';
import { upcoming } from '../../content/schema/sections/records.ts';
import { controlWords, translated } from '../lib/controlWords.ts';
import { placeholderText } from '../lib/placeholderText.ts';
import { blank, type FieldContext } from './blank.ts';
import { type Firm, siteWithoutFirm } from './siteWithoutFirm.ts';

/** The most records of a collection that is shown completely. */
const SHOWN = 4;

/** Values of a collection's placeholders that its schema does not determine: distinct titles, plausible days. */
const OWN: Partial<Record<CollectionName, (number: number, firm: Firm) => Fields>> = {
  talks: (number) => ({ id: number }),
  logos: (number) => ({ id: number - 1 }),
  features: (number) => ({ id: number }),
  testimonials: (number) => ({ username: `@your_handle_${number}` }),
  events: (number, { today, place }) => {
    const date = `${Number(today.slice(0, 4)) - number}-01-15`;
    return { date, dates: dayText(date, place.locale) };
  },
};

/**
 * The records of a new site, made from those of the sample: pages, sections, choices and navigation stay, while
 * everything about the firm becomes a placeholder.
 * @returns the texts of the files by their paths
 */
export function skeleton(readings: readonly Reading[], firm: Firm): ReadonlyMap<string, string> {
  const records = new Map<string, Fields>();
  const of = (name: CollectionName) => readings.filter(({ collection }) => collection === name);

  /** The file of a collection's numbered placeholder, which is added to the skeleton when it is first referred to. */
  function numbered(name: CollectionName, number: number): string {
    const collection: Collection = collections[name];
    const file = `content/${collection.folder}/placeholder-${number}.${collection.format}`;
    if (records.has(file)) return file;
    const like = of(name)[(number - 1) % of(name).length]?.data;
    const around = { which: number, today: firm.today, refer: named };
    const blanked = blank(collection.schema, like, around) as Fields;
    records.set(file, { ...blanked, ...OWN[name]?.(number, firm) });
    return file;
  }

  const named: FieldContext['refer'] = (folder, index) =>
    numbered(collectionIn(folder)[0], index + 1);

  const owned = new Map<CollectionName, number>();

  /** The next placeholder that no other section shows yet. */
  function next(name: CollectionName): string {
    const number = (owned.get(name) ?? 0) + 1;
    owned.set(name, number);
    return numbered(name, number);
  }

  for (const [name, collection] of namedCollections) {
    if (collection.single || name === 'pages' || collection.shown !== 'all') continue;
    of(name)
      .slice(0, SHOWN)
      .forEach((_, index) => {
        numbered(name, index + 1);
      });
  }
  for (const { file, data = {} } of of('pages'))
    records.set(file, page(data, firm, { next, named }));
  for (const { file, data } of of('site')) records.set(file, siteWithoutFirm(data ?? {}, firm));
  for (const { file, data } of of('forms')) records.set(file, formsOf(data ?? {}, firm));
  for (const { file, data } of of('brand')) records.set(file, brandOf(data ?? {}, firm));
  const words = controlWords(firm.place.locale);
  return new Map([...records].map(([file, fields]) => [file, textOf(file, fields, words)]));
}

function textOf(file: string, fields: Fields, words: ReturnType<typeof controlWords>): string {
  const folder = file.split('/')[1];
  const [, collection] = namedCollections.find(([, one]) => one.folder === folder) ?? [];
  if (!collection) throw new Error(`${file} is not a record.`);
  return canonicalText(collection, words ? translated(collection.schema, fields, words) : fields);
}

interface Naming {
  next(name: CollectionName): string;
  readonly named: FieldContext['refer'];
}

const sectionSchemas = variantsOf(itemOf(collections.pages.schema.shape.sections));

/** A page with its name, address and sections; sections that show records get placeholders of their own. */
function page(data: Fields, { today, place }: Firm, { next, named }: Naming): Fields {
  const sections = Array.isArray(data.sections) ? data.sections.filter(isFields) : [];
  const { seo } = collections.pages.schema.shape;
  const kinds = sections.map((section) => String(section[TYPE]));
  const alike = new Map<string, number>();
  return {
    ...data,
    moved: undefined,
    seo: blank(seo, data.seo, { which: String(data.name), today, refer: named }),
    sections: sections.map((section) => {
      const type = String(section[TYPE]);
      const schema = sectionSchemas.get(type);
      if (!schema) throw new Error(`There is no section ${type}.`);
      const number = (alike.get(type) ?? 0) + 1;
      alike.set(type, number);
      const label = (openField(schema).meta?.label ?? type).toLowerCase();
      const isAlone = kinds.filter((kind) => kind === type).length === 1;
      const blanked = blank(schema, section, {
        which: isAlone ? label : `${label} ${number}`,
        today,
        refer: (folder, index) => {
          const [name, collection] = collectionIn(folder);
          return collection.section === type ? next(name) : named(folder, index);
        },
      }) as Fields;
      // The name of a time zone is as short as the text of a control, but is a fact about the firm.
      return type === 'upcoming' ? { ...blanked, zone: shortClockOf(place) } : blanked;
    }),
  };
}

const cityOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

const zoneName = (
  locale: string,
  timeZone: string,
  timeZoneName: Intl.DateTimeFormatOptions['timeZoneName'],
) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';

/** The name of a time zone's clock: `London time`; in other languages their own name, `Mitteleuropäische Zeit`. */
function clockOf({ locale, zone }: Firm['place']): string {
  if (new Intl.Locale(locale).language !== 'en') return zoneName(locale, zone, 'longGeneric');
  return zone.includes('/') ? `${cityOf(zone)} time` : zone;
}

/** A short name of the clock to follow a time: `London time`, `Los Angeles`, or `GMT-3`. */
function shortClockOf(place: Firm['place']): string {
  const { locale, zone } = place;
  const { maximum = 0 } = listSize(upcoming.shape.zone);
  const isEnglish = new Intl.Locale(locale).language === 'en';
  const names = [clockOf(place), isEnglish ? cityOf(zone) : zoneName(locale, zone, 'short')];
  return names.find(({ length }) => length <= maximum) ?? zoneName(locale, zone, 'shortOffset');
}

const brandOf = (data: Fields, { name, url, today, place }: Firm): Fields => ({
  ...data,
  place: { locale: place.locale, zone: place.zone, clock: clockOf(place) },
  languages: undefined,
  name,
  legalName: name,
  url,
  description: placeholderText(collections.brand.schema.shape.description),
  founded: today.slice(0, 4),
});

/** The forms with the firm's rule for telephone numbers: no leading digits are removed. */
const formsOf = (data: Fields, { phone }: Firm): Fields =>
  phone && isFields(data.phone)
    ? {
        ...data,
        phone: {
          ...data.phone,
          rule: { ...phone, abroad: true },
          wrong: 'A phone number has {digits} digits, or begins with + and a country code.',
          hint: '{digits} digits, or + and a country code',
        },
      }
    : data;

/** The name of a firm as a package name. */
export const packageName = (name: string): string => slug(name) || 'site';
