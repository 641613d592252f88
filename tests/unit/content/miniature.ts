import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import brand from '../../../content/brand/brand.json' with { type: 'json' };
import { itemOf, listSize, openField, variantsOf } from '../../../content/load/read/schemaWalk.ts';
import { type Collection, collections } from '../../../content/schema/collections.ts';
import { titleOf } from '../../../content/schema/fields.ts';
import type { SectionType } from '../../../content/schema/pages.ts';

/** A project's files by their path; a folder without files does not exist. */
export type Tree = Map<string, string | Buffer>;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>\n';
const WORDS = 'A line of gold on slate tells what it is worth, and nothing else does. ';

/** The length of a text, by its kind of field; a line has two letters. */
const LETTERS: Readonly<Record<string, number>> = { textarea: 40, markdown: 80 };

/** The types of sections of each page, by the name of its file; a type that is not listed is on /about. */
const PAGES: Readonly<Record<string, readonly SectionType[]>> = {
  home: [
    'hero',
    'logos',
    'counters',
    'statements',
    'curriculum',
    'voice',
    'tradingDay',
    'slideshow',
    'featureGrid',
    'gallery',
    'testimonials',
    'callout',
    'prompt',
    'contact',
  ],
  about: ['opening', 'linkCards', 'mission', 'pillars', 'segment', 'text'],
  education: [
    'opening',
    'products',
    'courseSection',
    'courseSection',
    'courseSection',
    'courseSection',
    'closing',
  ],
  enterprise: ['box', 'useCases', 'benefits', 'offerings', 'partner', 'demo'],
  events: ['opening', 'upcoming', 'timeline'],
  hiring: ['opening', 'audiences', 'roles', 'levels', 'reasons', 'hiringBenefits', 'closing'],
  'not-found': ['notFound'],
  risk: ['terms'],
  talks: ['opening', 'talkList'],
  team: ['opening', 'teamGroup', 'teamGroup', 'teamGroup', 'teamGroup', 'closing'],
};

/** Addresses that are not derived from the name of the file. */
const PATHS: Readonly<Record<string, string>> = { home: '/', 'not-found': '/404' };

/** The fields of a record that satisfy rules beyond its schema. */
const OWN: Record<string, (number: number) => Record<string, unknown>> = {
  brand: () => ({
    url: 'https://site.example',
    founded: '2019',
    place: brand.place,
    typefaces: brand.typefaces,
    colours: brand.colours,
  }),
  courses: (number) => ({ title: `Course ${number}`, link: 'https://partner.example/page' }),
  talks: (number) => ({ id: number, title: `Talk ${number}` }),
  testimonials: (number) => ({ username: `@learner_${number}` }),
  logos: (number) => ({ id: number - 1 }),
  features: (number) => ({ id: number }),
  articles: () => ({ author: 'A. Author' }),
  events: () => ({ title: 'Quant winter school', dates: '14 February 2025', date: '2025-02-14' }),
};

/** The same for a section, by its type; sections are counted on their page. */
const OWN_OF_SECTION: Partial<Record<SectionType, (number: number) => Record<string, unknown>>> = {
  courseSection: (number) => ({ anchor: `section-${number}` }),
};

/** Optional fields that tests of rules need. */
const USUAL: Record<string, readonly string[]> = {
  site: ['app', 'platform', 'social', 'booking'],
  courses: ['measure', 'provider', 'alt'],
  talks: ['description', 'minutes', 'speaker', 'playLink', 'thumbnailUrl', 'alt'],
  events: ['place'],
  team: ['role', 'description', 'image', 'alt'],
};

/** Lists that tests of rules need, with their length. */
const LENGTHS: Record<string, number> = {
  'hero.actions': 3,
  'counters.items': 2,
  'curriculum.courses': 3,
  'voice.statistics': 3,
  'slideshow.slides': 6,
  'gallery.images': 4,
  'testimonials.first': 2,
  'testimonials.second': 4,
  'courseSection.courses': 3,
  'box.chips': 5,
  'useCases.cards': 3,
  'benefits.cards': 4,
};

/**
 * A project whose content is valid and as small as its schemas allow. It is made from the schemas, so a new field needs
 * no new fixture; referenced records are added.
 */
export function miniature(): Tree {
  const tree: Tree = new Map();
  for (const slug of Object.keys(PAGES)) writePage(tree, slug);
  for (const collection of Object.values(collections) as (Collection & { single?: string })[]) {
    if (collection.single) write(tree, collection, collection.single, 1);
    else if (collection.folder !== 'pages' && collection.shown === 'all')
      for (const number of [1, 2]) write(tree, collection, `one-${number}`, number);
  }
  return tree;
}

/** Adds a page, and everything that it refers to, to the tree. */
function writePage(tree: Tree, slug: string) {
  const { seo } = collections.pages.schema.shape;
  const types = [...(PAGES[slug] ?? []), ...(slug === 'about' ? newTypes() : [])];
  const record = {
    name: `Page ${slug}`,
    path: PATHS[slug] ?? `/${slug}`,
    seo: sample(tree, seo, 'seo'),
    sections: types.map((type, i) =>
      sampleSection(tree, type, types.slice(0, i + 1).filter((one) => one === type).length),
    ),
  };
  tree.set(`content/pages/${slug}.json`, serialise(record, 'json'));
}

/** The types that the list above does not contain. */
function newTypes(): SectionType[] {
  const listed = Object.values(PAGES).flat();
  return ([...sectionSchemas.keys()] as SectionType[]).filter((type) => !listed.includes(type));
}

/** The schemas of the sections by their types. */
export const sectionSchemas = variantsOf(itemOf(collections.pages.schema.shape.sections));

/** The smallest section of a type; referenced records are added to the tree. */
export function sampleSection(tree: Tree, type: SectionType, number = 1): Record<string, unknown> {
  const schema = sectionSchemas.get(type);
  if (!schema) throw new Error(`There is no section ${type}.`);
  const section = {
    ...(sample(tree, schema, type) as Record<string, unknown>),
    ...OWN_OF_SECTION[type]?.(number),
  };
  if (type === 'useCases') addSources(section);
  if (number > 1) nameApart(section, titleOf(schema), number);
  return section;
}

/** Adds a record, and everything that it refers to, to the tree. */
function write(tree: Tree, { folder, format, schema }: Collection, slug: string, number: number) {
  const record = {
    ...(sample(tree, schema, slug, USUAL[folder]) as object),
    ...OWN[folder]?.(number),
  };
  if (folder === 'site') nameEvent(record);
  if (folder === 'events') addPictures(tree, record);
  tree.set(`content/${folder}/${slug}.${format}`, serialise(record, format));
}

/** Headings of sections on a page are unique. */
function nameApart(section: Record<string, unknown>, key: string | undefined, number: number) {
  if (!key) return;
  const heading = section[key];
  section[key] =
    typeof heading === 'string'
      ? `${heading} ${number}`
      : { ...(heading as { roman: string }), roman: `Part ${number}` };
}

/** Claims have a source. */
function addSources({ cards = [] }: { cards?: { claims: { note?: string }[] }[] }) {
  for (const { claims } of cards)
    for (const claim of claims) claim.note = 'Of one house, in one year.';
}

function nameEvent({ booking }: { booking?: { href: string } }) {
  if (booking) booking.href = 'https://cal.com/desk/30min';
}

/** Past events have two pictures. */
function addPictures(tree: Tree, record: { images?: object[] }) {
  const src = '/images/events/one.svg';
  tree.set(`public${src}`, SVG);
  record.images = [1, 2].map(() => ({ src, alt: 'A l' }));
}

function serialise(record: Record<string, unknown>, format: Collection['format']): string {
  if (format === 'json') return `${JSON.stringify(record, null, 2)}\n`;
  const { body, ...front } = record;
  return `---\n${stringify(front, { version: '1.1' })}---\n\n${body}\n`;
}

/** The smallest value that a schema accepts; optional fields are left out, except the usual ones. */
function sample(
  tree: Tree,
  wrapped: z.core.$ZodType,
  path: string,
  usual: readonly string[] = [],
): unknown {
  const { schema } = openField(wrapped);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape)
      .filter(([key, field]) => !(field instanceof z.ZodOptional) || usual.includes(key))
      .map(([key, field]) => [key, sample(tree, field, `${path}.${key}`)]);
    return Object.fromEntries(fields);
  }
  if (schema instanceof z.ZodArray) {
    const length = LENGTHS[path] ?? listSize(schema).minimum ?? 0;
    return Array.from({ length }, () => sample(tree, schema.element, path));
  }
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return schema.minValue;
  return text(tree, wrapped);
}

function text(tree: Tree, wrapped: z.core.$ZodType): string {
  const { schema, meta } = openField(wrapped);
  switch (meta?.widget) {
    case 'date':
      return '2025-02-14';
    case 'link':
      return '/about';
    case 'image':
      tree.set(`public/images/${meta.folder}/one.svg`, SVG);
      return `/images/${meta.folder}/one.svg`;
    case 'reference':
      return referred(tree, meta.collection as string);
  }
  if (schema instanceof z.ZodURL) return 'https://partner.example/page';
  if (schema instanceof z.ZodEmail) return 'desk@nikash.example';
  const length = LETTERS[meta?.widget ?? ''] ?? 2;
  return WORDS.repeat(Math.ceil(length / WORDS.length))
    .slice(0, length)
    .replace(/ $/, '.');
}

/** A reference to a record that is made for it. */
function referred(tree: Tree, folder: string): string {
  const collection = Object.values(collections).find(
    (candidate: Collection) => candidate.folder === folder,
  ) as Collection;
  const inFolder = [...tree.keys()].filter((file) => file.startsWith(`content/${folder}/`));
  const number = inFolder.length + 1;
  write(tree, collection, `one-${number}`, number);
  return `content/${folder}/one-${number}.json`;
}

/** Writes a tree into a folder. */
export function writeTree(root: string, tree: Tree): void {
  for (const [file, content] of tree) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
}

/** Writes a tree into a temporary folder, and passes its path to `use`; the folder is deleted afterwards. */
export function withProject<R>(tree: Tree, use: (root: string) => R): R {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  let result: R | undefined;
  try {
    writeTree(root, tree);
    result = use(root);
    return result instanceof Promise ? (result.finally(remove) as R) : result;
  } finally {
    if (!(result instanceof Promise)) remove();
  }
}
