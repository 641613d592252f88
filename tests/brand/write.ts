// Run in a copy of the project that has the second brand's record: writes all that it says and shows.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { inspect } from '../../content/load/inspect.ts';
import { canonicalText } from '../../content/load/read/canonical.ts';
import { isFields, itemOf, variantsOf } from '../../content/load/read/schemaWalk.ts';
import { slug } from '../../content/load/read/slug.ts';
import { collections, namedCollections } from '../../content/schema/collections.ts';
import type { SectionType } from '../../content/schema/pages.ts';
import { TYPE } from '../../content/schema/section.ts';
import { placeholderPictures } from '../../scripts/init/placeholderPictures.ts';
import { skeleton } from '../../scripts/init/skeleton.ts';
import { BRAND } from './brand.ts';
import { FORMS } from './forms.ts';
import { inGerman, sentences } from './german.ts';
import { type Asked, PAGES } from './pages.ts';
import { drawingOf, pictureOf, records, UPRIGHT } from './records.ts';
import { SITE } from './site.ts';

type Fields = Readonly<Record<string, unknown>>;

const { readings, translations } = inspect(process.cwd());
const { name, url } = BRAND;
const place = { ...BRAND.place, country: 'DE' };
const bare = skeleton(readings, { name, url, today: '2026-01-15', place });
const drawings = placeholderPictures(readings);

/** What a skeleton has of each kind of section, over and over where more are asked for. */
const pools = new Map<string, Fields[]>();
for (const [file, text] of bare)
  for (const section of file.startsWith('content/pages/') ? JSON.parse(text).sections : [])
    pools.set(section[TYPE], [...(pools.get(section[TYPE]) ?? []), section]);

const taken = new Map<string, number>();

function nextOf(type: SectionType): Fields {
  const pool = pools.get(type) ?? [];
  const number = taken.get(type) ?? 0;
  taken.set(type, number + 1);
  return pool[number % pool.length] ?? { [TYPE]: type };
}

const variants = variantsOf(itemOf(collections.pages.schema.shape.sections));

function sectionOf([type, changes]: Asked): Fields {
  const schema = variants.get(type);
  if (!schema) throw new Error(`There is no section ${type}.`);
  const { anchor: _, ...own } = nextOf(type);
  // A figure goes with its caption.
  const words = inGerman(schema, own);
  return { ...(isFields(words) && words), [TYPE]: type, ...changes };
}

const pages = PAGES.map(({ name: title, path, sections }, i): [string, Fields] => [
  `content/pages/${path === '/' ? 'start' : slug(title)}.json`,
  {
    name: title,
    path,
    seo: {
      title: `${title} · ${name} in Hamburg`,
      description: sentences(i, 50, 160),
    },
    sections: sections.map(sectionOf),
  },
]);

for (const [, { folder, single }] of namedCollections)
  if (!single) rmSync(`content/${folder}`, { recursive: true, force: true });
rmSync('public/images', { recursive: true, force: true });
// The brand has one language; some of these went with their folders.
for (const { file } of translations) rmSync(file, { force: true });

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

for (const [file, fields] of [
  ...records(),
  ...pages,
  ['content/site/site.json', SITE],
  ['content/forms/forms.json', FORMS],
] as const) {
  const [, folder] = file.split('/');
  const [, collection] = namedCollections.find(([, one]) => one.folder === folder) ?? [];
  if (!collection) throw new Error(`${file} is not a record.`);
  write(file, canonicalText(collection, fields as Fields));
}

/** Photographs of the site, by the sizes that their places want. */
const PHOTOGRAPHS = {
  [pictureOf('team')]: [960, 1200],
  [pictureOf('testimonials')]: [288, 288],
  [pictureOf('courses')]: [1200, 900],
  [pictureOf('talks')]: [1280, 720],
  [pictureOf('events')]: [1280, 853],
  [pictureOf('articles')]: [1440, 810],
  [pictureOf('gallery')]: [1600, 1000],
  [pictureOf('tools')]: [1440, 900],
  [UPRIGHT]: [720, 1034],
} as const;

const photographed = new Set(Object.keys(PHOTOGRAPHS).map((path) => dirname(`public${path}`)));
for (const [file, text] of drawings) if (!photographed.has(dirname(file))) write(file, text);
for (const [path, [width, height]] of Object.entries(PHOTOGRAPHS)) {
  const own = drawings.get(`public${path.replace(/[^/]+$/, 'placeholder.svg')}`);
  // The sample has no picture of an article.
  const drawn = own ?? drawings.get(`public${drawingOf('features')}`) ?? '';
  const picture = await sharp(Buffer.from(drawn))
    .resize(width, height, { fit: 'fill' })
    .webp()
    .toBuffer();
  write(`public${path}`, picture);
}
