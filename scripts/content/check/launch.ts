import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Inspection } from '../../../content/load/inspect.ts';
import { buildTime } from '../../../content/load/publish/clock.ts';
import {
  FIELD_OF,
  hiddenBecause,
  isPublishedAt,
  stateAt,
} from '../../../content/load/publish/publication.ts';
import { decode } from '../../../content/load/read/decode.ts';
import type { Diagnostic } from '../../../content/load/read/diagnostic.ts';
import { placeholders, placeholdersIn } from '../../../content/load/read/placeholders.ts';
import type { Reading } from '../../../content/load/read/record.ts';
import { fieldAt, fieldsIn, isFields, valueAt } from '../../../content/load/read/schemaWalk.ts';
import {
  type CollectionName,
  collections,
  recordTitle,
} from '../../../content/schema/collections.ts';
import { isLocale } from '../../../content/schema/locale.ts';
import { isLeftInEnglish } from '../../lib/controlWords.ts';
import { isPlaceholderPicture, isPlaceholderText, labelIn } from '../../lib/placeholderText.ts';
import { type Kind, missing } from './missing.ts';

const LIST = 'scripts/content/check/pictures.json';

/**
 * The sample's drawn pictures, by the path that the site serves them under; none where the project has no
 * such list, because it shows its own.
 */
function drawnPictures(root: string): ReadonlySet<string> {
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
function samples(reading: Reading, drawn: ReadonlySet<string>): Diagnostic[] {
  const { collection, file, mentions } = reading;
  const drawings = mentions.filter(
    ({ value, meta }) => meta.widget === 'image' && drawn.has(value),
  );
  if (PEOPLE.includes(collection)) {
    return drawings.map(({ at }) => missing('people', file, at, `“${recordTitle(reading)}”.`));
  }
  const pictures = Object.entries(PHOTOGRAPHS).flatMap(([folder, real]) => {
    const own = drawings.filter(({ meta }) => meta.folder === folder);
    const [first] = own;
    const names = own.map(({ value }) => value.split('/').at(-1)).join(', ');
    return first ? [missing('pictures', file, first.at, `“${names}” instead of ${real}.`)] : [];
  });
  return [...sampleTerms(reading), ...pictures];
}

/** The legal texts of a page that say that they are samples. */
function sampleTerms(reading: Reading): Diagnostic[] {
  const { sections } = reading.data ?? {};
  if (reading.collection !== 'pages' || !Array.isArray(sections)) return [];
  return sections.flatMap((section, index) => {
    if (!isFields(section) || section.sample !== true) return [];
    const place = { path: ['sections', index, 'sample'], part: 'value' } as const;
    return missing('legal', reading.file, place, `“${recordTitle(reading)}” has no legal effect.`);
  });
}

/** The words and pictures of a record that `npm run init` put there, each on its line. */
function unwritten({ collection, data, file }: Reading, locale: string): Diagnostic[] {
  const { schema } = collections[collection];
  return fieldsIn(schema, data).flatMap(({ value, meta, path, own }) => {
    const { label, widget, help } = meta;
    if (typeof value !== 'string') return [];
    const place = { path, part: 'value' } as const;
    const what = `“${label}” is “${value}”.`;
    const group = fieldAt(schema, path.slice(0, -1), data);
    const name = labelIn(group?.schema, String(path.at(-1)));
    return [
      ...(isLeftInEnglish(value, locale) ? [missing('language', file, place, what)] : []),
      ...(widget === 'image' && isPlaceholderPicture(value)
        ? [missing('pictures', file, place, `“${label}” is a placeholder.`, help)]
        : []),
      ...(isPlaceholderText(value, own, name ?? label)
        ? [missing('words', file, place, what)]
        : []),
    ];
  });
}

const KEYS = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];

/** The file of settings for the build, and its pattern in the repository. */
const FILES = ['.env', '.env.example'];

/** The keys that the forms cannot do without, where they are empty or lead nowhere. */
const missingKeys = (root: string, env: Readonly<Record<string, string>>): Diagnostic[] =>
  KEYS.flatMap((key) => {
    const value = env[key] ?? '';
    const wrong = value ? placeholders(value).length > 0 && `is “${value}”` : 'is not set';
    return wrong ? [at(root, key, `${key} ${wrong}.`)] : [];
  });

function at(root: string, key: string, what: string): Diagnostic {
  for (const file of FILES) {
    const path = join(root, file);
    const text = existsSync(path) ? decode(readFileSync(path)) : '';
    const offset = text.search(new RegExp(`^${key}=`, 'm'));
    if (offset >= 0) return missing('keys', file, { offset, length: key.length }, what);
  }
  return missing('keys', '.env', undefined, what);
}

/** Addresses that more hangs on than their own link. */
const WEIGHTY: Readonly<Record<string, Kind>> = {
  'brand.url': 'site',
  'site.booking.href': 'booking',
};

const kindOf = ({ collection }: Reading, path: readonly PropertyKey[], isMail: boolean): Kind =>
  WEIGHTY[[collection, ...path].join('.')] ?? (isMail ? 'mail' : 'links');

/** Every address of a record on a domain that leads nowhere. */
const placeholderAddresses = (reading: Reading): Diagnostic[] =>
  placeholdersIn(reading).map(({ address, isMail, label, at }) =>
    missing(kindOf(reading, at.path, isMail), reading.file, at, `“${label}” is “${address}”.`),
  );

/**
 * All problems before the content of the project at `root` can go live: what is missing, and what the check found.
 * What visitors do not see may be unfinished, but has to be right.
 * @param env the environment that the build would see
 * @param drawn the pictures that the project draws itself, by their paths on the site
 */
export function launchProblems(
  root: string,
  { readings, diagnostics }: Inspection,
  env: Readonly<Record<string, string>>,
  drawn = drawnPictures(root),
): Diagnostic[] {
  const now = buildTime();
  const brand = readings.find(({ collection }) => collection === 'brand')?.data;
  const given = String(valueAt(brand, ['place', 'locale']));
  const locale = isLocale(given) ? given : 'en';
  const hidden = readings.filter((reading) => !isPublishedAt(reading, now));
  const hiddenFiles = new Set(hidden.map(({ file }) => file));
  const shown = readings.filter(({ file }) => !hiddenFiles.has(file));
  return [
    ...diagnostics.filter(({ file, severity }) => severity === 'error' || !hiddenFiles.has(file)),
    ...missingKeys(root, env),
    ...shown.flatMap(placeholderAddresses),
    ...shown.flatMap((reading) => unwritten(reading, locale)),
    ...shown.flatMap((reading) => samples(reading, drawn)),
    ...hidden.flatMap((reading) => unpublished(reading, now)),
  ];
}

function unpublished(reading: Reading, now: number): Diagnostic[] {
  const state = stateAt(reading, now);
  if (state === 'published') return [];
  const what = `“${recordTitle(reading)}” ${hiddenBecause(reading, now, now)}.`;
  const place = { path: [FIELD_OF[state]], part: 'value' } as const;
  return [missing('unpublished', reading.file, place, what)];
}
