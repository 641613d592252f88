import type { z } from 'zod';
import type { Parsed } from '../load/text/parseProse.ts';
import { article } from './articles.ts';
import { brand } from './brand.ts';
import { course } from './courses.ts';
import { event } from './events.ts';
import { feature } from './features.ts';
import { image, line, paragraph, titleOf } from './fields.ts';
import { forms } from './forms.ts';
import { logo } from './logos.ts';
import { page } from './pages.ts';
import { publishable } from './publication.ts';
import { site } from './site.ts';
import { talk } from './talks.ts';
import { member } from './team.ts';
import { testimonial } from './testimonials.ts';

/** Specification 3, Hiring benefit. */
const hiringBenefit = publishable({
  title: line('Title', { best: 40, max: 80, isTitle: true }),
  description: paragraph('Description', { best: 220, max: 400 }),
  icon: image('Icon', 'icons', {
    help: 'An SVG of 48 px. It decorates the title, so it needs no words of its own.',
  }),
});

/** A kind of record: the folder of its files, its schema, and the section that shows it. */
export interface Collection<S extends z.ZodType = z.ZodType> {
  /** The name in the words of a marketing person. */
  label: string;
  /** Folder under content/. */
  folder: string;
  /** The name of its file, if the collection has exactly one record. */
  single?: string;
  /** JSON, or MDX whose body is the field `body`. */
  format: 'json' | 'mdx';
  schema: S;
  /** The type of section that shows the records; undefined for pages, and for records that every page uses. */
  section?: string;
  /** Whether every record is shown, or only those that another record refers to. */
  shown: 'all' | 'referenced';
  /** The number of records that the specification requires (point 9), if a page shows them all. */
  counted?: number;
  /** Fields whose values must be unique. */
  unique?: readonly string[];
  /** A field that numbers the records without gaps, and the first number. */
  numbered?: { readonly field: string; readonly from: number };
  /** The field that orders the records on the page: the lowest first, or the highest. */
  order?: { readonly field: string; readonly first: 'lowest' | 'highest' };
}

/** A collection of one record that every page uses. */
const single = <S extends z.ZodType>(label: string, name: string, schema: S) => ({
  label,
  folder: name,
  format: 'json' as const,
  schema,
  single: name,
  shown: 'all' as const,
});

/** A collection of JSON records that are all shown, unless `more` overrides that. */
const records = <S extends z.ZodType>(
  label: string,
  folder: string,
  section: string,
  schema: S,
  more: Partial<Omit<Collection, 'schema' | 'single'>>,
): Collection<S> & { single?: never } => ({
  label,
  folder,
  format: 'json',
  schema,
  section,
  shown: 'all',
  ...more,
});

/** Every kind of record of the site. The order is the editor's menu. */
export const collections = {
  pages: {
    label: 'Pages',
    folder: 'pages',
    format: 'json',
    schema: page,
    shown: 'all',
    unique: ['path', 'name'],
  },
  courses: records('Courses', 'courses', 'courseSection', course, {
    shown: 'referenced',
    unique: ['title'],
  }),
  talks: records('Talks', 'talks', 'talkList', talk, {
    counted: 9,
    unique: ['id'],
    order: { field: 'id', first: 'highest' },
  }),
  events: records('Events', 'events', 'timeline', event, {
    format: 'mdx',
    counted: 16,
    order: { field: 'date', first: 'highest' },
  }),
  articles: records('Articles', 'articles', 'articleList', article, {
    format: 'mdx',
    order: { field: 'date', first: 'highest' },
  }),
  team: records('Team', 'team', 'teamGroup', member, { shown: 'referenced' }),
  testimonials: records('Testimonials', 'testimonials', 'testimonials', testimonial, {
    shown: 'referenced',
    unique: ['username'],
  }),
  logos: records('Logos', 'logos', 'logos', logo, {
    counted: 12,
    unique: ['id'],
    numbered: { field: 'id', from: 0 },
    order: { field: 'id', first: 'lowest' },
  }),
  features: records('Feature cards', 'features', 'featureGrid', feature, {
    counted: 4,
    unique: ['id'],
    order: { field: 'id', first: 'lowest' },
  }),
  hiringBenefits: records('Hiring benefits', 'hiring-benefits', 'hiringBenefits', hiringBenefit, {
    shown: 'referenced',
  }),
  forms: single('Forms', 'forms', forms),
  site: single('Site', 'site', site),
  brand: single('Brand', 'brand', brand),
} as const;

/** The collections with their names, for iteration. */
export const namedCollections = Object.entries(collections) as readonly [
  CollectionName,
  Collection,
][];

/** The collection that a reference refers to, by its folder. */
export function collectionIn(folder: string | undefined): (typeof namedCollections)[number] {
  const found = namedCollections.find(([, one]) => one.folder === folder && !one.single);
  if (!found) throw new Error(`There is no collection in content/${folder}.`);
  return found;
}

export type CollectionName = keyof typeof collections;

/**
 * A record's name for people: its title, otherwise the name of its file. The only record of a collection is named after
 * the collection.
 * @param record its fields, valid or not
 */
export function recordTitle({ collection, data, slug }: Titled): string {
  const { schema, single, label }: Collection = collections[collection];
  const title = data?.[titleOf(schema) ?? ''];
  return single ? label : typeof title === 'string' && title ? title : slug;
}

type Titled = { collection: CollectionName; data?: Record<string, unknown>; slug: string };

/** The fields of a record. */
type RecordOf<C extends CollectionName> = z.infer<(typeof collections)[C]['schema']>;

/** A record with its file. */
export type Entry<T> = Parsed<T> & {
  /** The file's name without its ending. */
  slug: string;
  /** The file's path from the top of the project, as references name it. */
  file: string;
};

/** All content: one record for a single, a list in file order for the rest. */
export type Content = {
  readonly [C in CollectionName]: (typeof collections)[C] extends { single: string }
    ? Entry<RecordOf<C>>
    : readonly Entry<RecordOf<C>>[];
};
