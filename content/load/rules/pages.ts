import { oncePer } from '../../schema/oncePer.ts';
import { NOT_FOUND } from '../../schema/pages.ts';
import { TYPE } from '../../schema/section.ts';
import { articlePath, articlesPage } from '../publish/articles.ts';
import { hasSection, type PageLike, pageAt } from '../publish/pageAt.ts';
import { FIELD_OF, isLimited } from '../publish/publication.ts';
import { talksPartOf } from '../publish/talksPath.ts';
import { errorAt, WHOLE_FILE } from '../read/diagnostic.ts';
import type { Reading } from '../read/record.ts';
import { isFields } from '../read/schemaWalk.ts';
import { DEVICE_NAME } from '../source/placement.ts';
import { declaredLanguages } from './translations.ts';
import type { Rule } from './whole.ts';

/** Addresses that every site needs. */
const NEEDED = ['/', NOT_FOUND];

/** Words that an address may not begin with: the site's own files, its forms, its editor. */
const RESERVED = new Set([
  'admin',
  'api',
  'assets',
  'calendar',
  'editor',
  'fonts',
  'graphql',
  'healthz',
  'images',
  'media',
  'rest',
  'share',
]);

/** Whether the first word of an address is reserved for the site's files or by an operating system. */
const isKept = (first: string) => RESERVED.has(first) || DEVICE_NAME.test(first);

/**
 * The file that a page is written to, as the prerenderer names it (vite-plugin-ssr with `noExtraDir`). Hosts also
 * answer /about with about/index.html, so the two addresses share a file.
 */
export const pageFile = (path: string): string =>
  `${path.replace(/\/index$/, '').replace(/^\/?$/, '/index')}.html`.toLowerCase();

/** The pages by their address, including invalid ones that have an address. */
export const pagePaths = oncePer(
  (readings: readonly Reading[]): ReadonlyMap<string, Reading> =>
    new Map(
      readings
        .filter(({ collection, data }) => collection === 'pages' && typeof data?.path === 'string')
        .map((reading) => [String(reading.data?.path), reading]),
    ),
);

/** The pages, as far as their address and the types of their sections can be read. */
export const pagesIn = (readings: readonly Reading[]): PageLike[] =>
  [...pagePaths(readings)].map(([path, { data }]) => ({
    path,
    sections: (Array.isArray(data?.sections) ? data.sections : [])
      .filter(isFields)
      .filter(({ hidden }) => hidden !== true)
      .map((section) => ({ [TYPE]: String(section[TYPE]) })),
  }));

/** The articles by their address; empty if no page lists them. */
export function articlePaths(readings: readonly Reading[]): ReadonlyMap<string, Reading> {
  const list = articlesPage(pagesIn(readings));
  return new Map(
    list &&
      readings
        .filter(({ collection }) => collection === 'articles')
        .map((reading) => [articlePath(list.path, reading.slug), reading]),
  );
}

/** The site needs a home page and one for unknown addresses, and both must always be visible. */
export const neededPages: Rule = ({ readings }) => {
  const pages = pagePaths(readings);
  return NEEDED.flatMap((path) => {
    const page = pages.get(path);
    if (!page) {
      const rule = `No page has the address ${path}.`;
      return errorAt('content/pages', WHOLE_FILE, { rule, fix: 'Restore its record.' });
    }
    if (!isLimited(page)) return [];
    const field = Object.values(FIELD_OF).find((key) => page.data?.[key]) ?? FIELD_OF.draft;
    const rule = `Visitors always need the page ${path}.`;
    return errorAt(page.file, [field], { rule, fix: 'Clear this field.' });
  });
};

/** The first word of a language's addresses must not be reserved. */
export const takenPrefixes: Rule = ({ readings }) => {
  const brand = readings.find(({ collection }) => collection === 'brand');
  return declaredLanguages({ readings }).flatMap(({ prefix }, index) =>
    brand && isKept(prefix)
      ? errorAt(brand.file, ['languages', index, 'prefix'], {
          rule: `/${prefix} is kept for the site’s own files.`,
          fix: 'Choose another word, such as one with the region.',
        })
      : [],
  );
};

/**
 * An address must be unique: not a file of the site, not a further address of a list, not an earlier address of
 * another page. An earlier address must not be an article's address either.
 */
export const takenAddresses: Rule = ({ readings }) => {
  const pages = pagePaths(readings);
  const languages = declaredLanguages({ readings });
  const lists = pagesIn(readings);
  const byFile = new Map(
    [...articlePaths(readings), ...pages].map(
      ([path, { file }]) => [pageFile(path), { file, path }] as const,
    ),
  );
  const owners = new Map<string, { file: string; path: string }>();
  return [...pages.values()].flatMap(({ file, data }) => {
    const moved = (Array.isArray(data?.moved) ? data.moved : []).map((item, index) => ({
      path: isFields(item) ? item.path : undefined,
      place: ['moved', index, 'path'],
    }));
    return [{ path: data?.path, place: ['path'] }, ...moved].flatMap(({ path, place }) => {
      if (typeof path !== 'string') return [];
      const [, first = '', ...rest] = path.split('/');
      const isFile = isKept(first) || rest.some((word) => DEVICE_NAME.test(word));
      const language = languages.find(({ prefix }) => prefix === first);
      const owner = isFile ? 'the site’s own files' : language && `the pages in ${language.name}`;
      if (owner) {
        const rule = `${path} is kept for ${owner}.`;
        return errorAt(file, place, { rule, fix: 'Begin the address with another word.' });
      }
      const isPart = talksPartOf(path).base !== path;
      const list =
        isPart &&
        pageAt(
          lists.filter((page) => page.path !== path),
          path,
        )?.page;
      if (list) {
        const what = hasSection(list, 'talkList') ? 'of talks ' : '';
        const rule = `${path} is a further address of the list ${what}on ${list.path}.`;
        return errorAt(file, place, { rule, fix: 'Choose another address.' });
      }
      const key = pageFile(path);
      const page = place[0] === 'moved' ? byFile.get(key) : undefined;
      const other = page ?? owners.get(key);
      owners.set(key, { file, path });
      // The rule of unique fields reports two pages with the same address.
      if (other === undefined || (place[0] === 'path' && other.path === path)) return [];
      const rule =
        other.path === path
          ? `${path} is the address of ${other.file}.`
          : `${path} has the same file as ${other.path}, the address of ${other.file}.`;
      const fix = 'Delete it here, or give that page another address.';
      return errorAt(file, place, { rule, fix });
    });
  });
};

/** The address of an article, which comes from its file name, must be unique too. */
export const takenByArticles: Rule = ({ readings }) => {
  const prefixes = declaredLanguages({ readings }).map(({ prefix }) => prefix);
  const byFile = new Map([...pagePaths(readings)].map(([path, page]) => [pageFile(path), page]));
  return [...articlePaths(readings)].flatMap(([path, { file }]) => {
    const [, first = ''] = path.split('/');
    const page = byFile.get(pageFile(path));
    if (!page && !isKept(first) && !prefixes.includes(first)) return [];
    const rule = page
      ? `Its address ${path} is that of ${page.file}.`
      : `Its address ${path} is kept for the site’s own files.`;
    return errorAt(file, WHOLE_FILE, { rule, fix: 'Rename the file.' });
  });
};
