import type { z } from 'zod';
import type { RichText } from '../load/parseBody.ts';
import { course } from './courses.ts';
import { event } from './events.ts';
import { feature } from './features.ts';
import { hiringBenefit } from './hiringBenefits.ts';
import { logo } from './logos.ts';
import { about } from './pages/about.ts';
import { education } from './pages/education.ts';
import { enterprise } from './pages/enterprise.ts';
import { events } from './pages/events.ts';
import { hiring } from './pages/hiring.ts';
import { home } from './pages/home.ts';
import { NOT_FOUND, notFound } from './pages/notFound.ts';
import { talks } from './pages/talks.ts';
import { team } from './pages/team.ts';
import { site } from './site.ts';
import { talk } from './talks.ts';
import { member } from './team.ts';
import { testimonial } from './testimonials.ts';

/** A kind of record: where its files lie, the law they obey, and the page that shows them. */
export interface Collection<S extends z.ZodType = z.ZodType> {
  /** The name in the words of a marketing person. */
  label: string;
  /** Folder under content/. */
  folder: string;
  /** JSON, or MDX whose body is the field `body`. */
  format: 'json' | 'mdx';
  schema: S;
  /** The route that shows the records. */
  route: string;
  /** Whether every record is shown, or only what another record refers to. */
  shown: 'all' | 'referenced';
  /** How many records the specification counts (point 9), where the page shows them all. */
  counted?: number;
  /** Fields whose value no two records may share. */
  unique?: readonly string[];
  /** A field that numbers the records in a row, and the first number. */
  numbered?: { readonly field: string; readonly from: number };
}

/** A collection that is exactly one record, by the name of its file. */
export interface Single<S extends z.ZodType = z.ZodType> extends Collection<S> {
  single: string;
}

const records = <S extends z.ZodType>(
  collection: Collection<S>,
): Collection<S> & { single?: never } => collection;

const page = <S extends z.ZodType>(
  label: string,
  single: string,
  route: string,
  schema: S,
): Single<S> => ({ label, folder: 'pages', format: 'json', schema, single, route, shown: 'all' });

/** Every kind of record of the site. The order is the editor's menu. */
export const collections = {
  home: page('Home page', 'home', '/', home),
  educationPage: page('Education page', 'education', '/education', education),
  enterprisePage: page('Enterprise page', 'enterprise', '/enterprise', enterprise),
  eventsPage: page('Events page', 'events', '/events', events),
  talksPage: page('Talks page', 'talks', '/talks', talks),
  teamPage: page('Team page', 'team', '/team', team),
  hiringPage: page('Hiring page', 'hiring', '/hiring', hiring),
  aboutPage: page('About page', 'about', '/about', about),
  notFoundPage: page('Page not found', 'not-found', NOT_FOUND, notFound),
  courses: records({
    label: 'Courses',
    folder: 'courses',
    format: 'json',
    schema: course,
    route: '/education',
    shown: 'referenced',
    unique: ['title'],
  }),
  talks: records({
    label: 'Talks',
    folder: 'talks',
    format: 'json',
    schema: talk,
    route: '/talks',
    shown: 'all',
    counted: 9,
    unique: ['id'],
  }),
  events: records({
    label: 'Events',
    folder: 'events',
    format: 'mdx',
    schema: event,
    route: '/events',
    shown: 'all',
    counted: 16,
  }),
  team: records({
    label: 'Team',
    folder: 'team',
    format: 'json',
    schema: member,
    route: '/team',
    shown: 'referenced',
  }),
  testimonials: records({
    label: 'Testimonials',
    folder: 'testimonials',
    format: 'json',
    schema: testimonial,
    route: '/',
    shown: 'referenced',
    unique: ['username'],
  }),
  logos: records({
    label: 'Logos',
    folder: 'logos',
    format: 'json',
    schema: logo,
    route: '/',
    shown: 'all',
    counted: 12,
    unique: ['id'],
    numbered: { field: 'id', from: 0 },
  }),
  features: records({
    label: 'Feature cards',
    folder: 'features',
    format: 'json',
    schema: feature,
    route: '/',
    shown: 'all',
    counted: 4,
    unique: ['id'],
  }),
  hiringBenefits: records({
    label: 'Hiring benefits',
    folder: 'hiring-benefits',
    format: 'json',
    schema: hiringBenefit,
    route: '/hiring',
    shown: 'referenced',
  }),
  site: {
    label: 'Site',
    folder: 'site',
    format: 'json',
    schema: site,
    single: 'site',
    route: '/',
    shown: 'all',
  } satisfies Single,
} as const;

export type CollectionName = keyof typeof collections;

/** A record's own fields. */
export type RecordOf<C extends CollectionName> = z.infer<(typeof collections)[C]['schema']>;

/** A record with what only its file knows. */
export type Entry<T> = T & {
  /** The file's name without its ending. */
  slug: string;
  /** The file's path from the top of the project, as references name it. */
  file: string;
  /** The body of an MDX record, parsed: what a page shows of it. */
  text?: RichText;
};

/** All content: one record for a single, a list in file order for the rest. */
export type Content = {
  readonly [C in CollectionName]: (typeof collections)[C] extends Single
    ? Entry<RecordOf<C>>
    : readonly Entry<RecordOf<C>>[];
};
