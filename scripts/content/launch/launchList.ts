import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from '../../../content/load/inspect.ts';
import { buildTime } from '../../../content/load/publish/clock.ts';
import {
  FIELD_OF,
  hiddenBecause,
  isPublishedAt,
  stateAt,
} from '../../../content/load/publish/publication.ts';
import { decode } from '../../../content/load/read/decode.ts';
import type { Problem } from '../../../content/load/read/diagnostic.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { placeholders, placeholdersIn } from '../../../content/load/read/placeholders.ts';
import type { Reading } from '../../../content/load/read/record.ts';
import { fieldAt, fieldsIn, isFields, valueAt } from '../../../content/load/read/schemaWalk.ts';
import {
  type CollectionName,
  collections,
  recordTitle,
} from '../../../content/schema/collections.ts';
import { isLocale } from '../../../content/schema/place.ts';
import { isLeftInEnglish } from '../../lib/controlWords.ts';
import { isPlaceholderPicture, isPlaceholderText, labelIn } from '../../lib/placeholderText.ts';
import { ALL, type Kind, type Obstacle, obstacle } from './obstacle.ts';

const LIST = 'scripts/content/launch/pictures.json';

/**
 * The sample's drawn pictures, by the path that the site serves them under; none where the project has no
 * such list, because it shows its own.
 */
export function drawnPictures(root: string): ReadonlySet<string> {
  const list = join(root, LIST);
  const files: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  return new Set(files.map((file) => `/${file}`));
}

const PEOPLE: readonly CollectionName[] = ['team', 'testimonials'];

/**
 * Folders whose pictures are placeholders for something that exists, and for what. In the other folders
 * (courses, talks, features, icons) the drawing is the design, and stays.
 */
const PHOTOGRAPHS: Readonly<Record<string, string>> = {
  events: 'photographs of the event',
  gallery: 'photographs of events',
  logos: 'the logo of a real partner',
  tools: 'screens of the real platform',
};

/**
 * The people, pictures and legal texts of a record that are samples. A picture is one while its path is in
 * the list of the sample's pictures, so a real picture needs another name. A person is a sample as long
 * as their portrait is.
 */
function sampleObstacles(reading: Reading, drawn: ReadonlySet<string>): Obstacle[] {
  const { collection, file, mentions } = reading;
  const samples = mentions.filter(({ value, meta }) => meta.widget === 'image' && drawn.has(value));
  if (PEOPLE.includes(collection)) {
    return samples.map(({ place }) => obstacle('people', file, place, recordTitle(reading)));
  }
  const pictures = Object.entries(PHOTOGRAPHS).flatMap(([folder, missing]) => {
    const drawings = samples.filter(({ meta }) => meta.folder === folder);
    const [first] = drawings;
    const names = drawings.map(({ value }) => value.split('/').at(-1)).join(', ');
    return first
      ? [obstacle('pictures', file, first.place, `Wanted: ${missing}; now drawn: ${names}`)]
      : [];
  });
  return [...sampleTerms(reading), ...pictures];
}

/** The legal texts of a page that say that they are samples. */
function sampleTerms(reading: Reading): Obstacle[] {
  const { sections } = reading.data ?? {};
  if (reading.collection !== 'pages' || !Array.isArray(sections)) return [];
  return sections.flatMap((section, index) => {
    if (!isFields(section) || section.sample !== true) return [];
    const rule = `${recordTitle(reading)}: a sample without legal effect`;
    const path = ['sections', index, 'sample'];
    return obstacle('legal', reading.file, { path, part: 'value' }, rule);
  });
}

/** The words and pictures of a record that `npm run init` put there, each on its line. */
function unwrittenObstacles({ collection, data, file }: Reading, locale: string): Obstacle[] {
  const { schema } = collections[collection];
  const found: Obstacle[] = [];
  const tell = (kind: Kind, path: readonly PropertyKey[], rule: string) =>
    found.push(obstacle(kind, file, { path, part: 'value' }, rule));
  for (const { value, meta, path, own } of fieldsIn(schema, data)) {
    const { label, widget, help } = meta;
    if (typeof value !== 'string') continue;
    if (isLeftInEnglish(value, locale)) tell('language', path, `${label}: ${value}`);
    if (widget === 'image' && isPlaceholderPicture(value))
      tell('pictures', path, [`${label}: a placeholder.`, help].filter(Boolean).join(' '));
    const group = fieldAt(schema, path.slice(0, -1), data);
    const name = labelIn(group?.schema, String(path.at(-1)));
    if (isPlaceholderText(value, own, name ?? label)) tell('words', path, `${label}: ${value}`);
  }
  return found;
}

const KEYS = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];

/** The file of settings for the build, and its pattern in the repository. */
const FILES = ['.env', '.env.example'];

/** The keys that the forms cannot do without, where they are empty or lead nowhere. */
const keyObstacles = (root: string, env: Readonly<Record<string, string>>): Obstacle[] =>
  KEYS.flatMap((key) => {
    const value = env[key] ?? '';
    const wrong = value ? placeholders(value).length > 0 && `is ${value}` : 'is not set';
    return wrong ? [at(root, key, `${key} ${wrong}`)] : [];
  });

function at(root: string, key: string, rule: string): Obstacle {
  for (const file of FILES) {
    const path = join(root, file);
    const text = existsSync(path) ? decode(readFileSync(path)) : '';
    const offset = text.search(new RegExp(`^${key}=`, 'm'));
    if (offset >= 0) return obstacle('keys', file, { offset, length: key.length }, rule);
  }
  return obstacle('keys', '.env', undefined, rule);
}

/** Addresses that more hangs on than their own link. */
const WEIGHTY: Readonly<Record<string, Kind>> = {
  'brand.url': 'site',
  'site.booking.href': 'booking',
};

const kindOf = ({ collection }: Reading, path: readonly PropertyKey[], isMail: boolean): Kind =>
  WEIGHTY[[collection, ...path].join('.')] ?? (isMail ? 'mail' : 'links');

/** Every address of a record on a domain that leads nowhere. */
const addressObstacles = (reading: Reading): Obstacle[] =>
  placeholdersIn(reading).map(({ address, isMail, label, place }) =>
    obstacle(kindOf(reading, place.path, isMail), reading.file, place, `${label}: ${address}`),
  );

/** What the content does not say by itself. */
export interface Surroundings {
  /** The environment that the build would see. */
  readonly env: Readonly<Record<string, string>>;
  /** The pictures that the project draws itself, by their paths on the site. */
  readonly drawn: ReadonlySet<string>;
  /** The time of going live. */
  readonly now?: number;
  /** What is open in the project that receives the forms, which has to be asked (project.ts). */
  readonly project?: readonly Obstacle[];
}

/** All obstacles of one kind, with their lines. */
export interface Group {
  readonly kind: Kind;
  readonly obstacles: readonly Problem[];
}

/** What is missing before the project at `root` can go live; empty if nothing is. */
export function launchList(
  root: string,
  { env, drawn, now = buildTime(), project = [] }: Surroundings,
): Group[] {
  const { readings, diagnostics } = inspect(root, now);
  const brand = readings.find(({ collection }) => collection === 'brand')?.data;
  const given = String(valueAt(brand, ['place', 'locale']));
  const locale = isLocale(given) ? given : 'en';
  const hidden = readings.filter((reading) => !isPublishedAt(reading, now));
  const hiddenFiles = new Set(hidden.map(({ file }) => file));
  const all: Obstacle[] = [
    // What visitors do not see may be unfinished.
    ...diagnostics
      .filter(({ file, severity }) => severity === 'error' || !hiddenFiles.has(file))
      .map(({ severity, file, place, rule }) =>
        obstacle(severity === 'error' ? 'mistakes' : 'warnings', file, place, rule),
      ),
    ...keyObstacles(root, env),
    ...project,
    ...readings
      .filter(({ file }) => !hiddenFiles.has(file))
      .flatMap((reading) => [
        ...addressObstacles(reading),
        ...unwrittenObstacles(reading, locale),
        ...sampleObstacles(reading, drawn),
      ]),
    ...hidden.flatMap((reading) => unpublished(reading, now)),
  ];
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  return (Object.keys(ALL) as Kind[]).flatMap((kind) => {
    const own = byKind.get(kind);
    return own ? { kind, obstacles: locate(root, own) } : [];
  });
}

function unpublished(reading: Reading, now: number): Obstacle[] {
  const state = stateAt(reading, now);
  if (state === 'published') return [];
  const rule = `“${recordTitle(reading)}” ${hiddenBecause(reading, now, now)}`;
  const place = { path: [FIELD_OF[state]], part: 'value' } as const;
  return [obstacle('unpublished', reading.file, place, rule)];
}
