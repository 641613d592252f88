import { NOT_FOUND } from '../../schema/pages.ts';
import { TYPE } from '../../schema/section.ts';
import type { PageLike } from '../publish/pageAt.ts';
import { FIELD_OF, isLimited } from '../publish/publication.ts';
import { talksPartOf } from '../publish/talksPath.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { Reading } from '../read/record.ts';
import { isFields } from '../read/schemaWalk.ts';
import { declaredLanguages } from './translations.ts';
import type { Rule } from './whole.ts';

/** Addresses that the site cannot do without. */
const NEEDED = ['/', NOT_FOUND];

/** What the first word of an address may not be: the site's own files, its forms, its editor. */
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

/** The pages among the readings by their address, the broken ones too as far as they say it. */
export const pagePaths = (readings: readonly Reading[]): ReadonlyMap<string, Reading> =>
  new Map(
    readings
      .filter(({ collection, data }) => collection === 'pages' && typeof data?.path === 'string')
      .map((reading) => [String(reading.data?.path), reading]),
  );

/** The pages among the readings, as far as their address and the types of their sections can be read. */
export const pagesIn = (readings: readonly Reading[]): PageLike[] =>
  [...pagePaths(readings)].map(([path, { data }]) => ({
    path,
    sections: (Array.isArray(data?.sections) ? data.sections : [])
      .filter(isFields)
      .filter(({ hidden }) => hidden !== true)
      .map((section) => ({ [TYPE]: String(section[TYPE]) })),
  }));

const error = (
  file: string,
  path: readonly PropertyKey[],
  rule: string,
  fix: string,
): Diagnostic => ({ severity: 'error', file, place: { path, part: 'value' }, rule, fix });

/** The site has a home page and one for unknown addresses, and visitors always see both. */
export const neededPages: Rule = ({ readings }) => {
  const pages = pagePaths(readings);
  return NEEDED.flatMap((path): Diagnostic[] => {
    const page = pages.get(path);
    if (!page) {
      const rule = `No page has the address ${path}.`;
      return [{ severity: 'error', file: 'content/pages', rule, fix: 'Restore its record.' }];
    }
    if (!isLimited(page)) return [];
    const field = Object.values(FIELD_OF).find((key) => page.data?.[key]) ?? FIELD_OF.draft;
    return [
      error(page.file, [field], `Visitors always need the page ${path}.`, 'Clear this field.'),
    ];
  });
};

/** The addresses of a language begin with a word of its own. */
export const takenPrefixes: Rule = ({ readings }) => {
  const brand = readings.find(({ collection }) => collection === 'brand');
  return declaredLanguages({ readings }).flatMap(({ prefix }, index) =>
    brand && RESERVED.has(prefix)
      ? error(
          brand.file,
          ['languages', index, 'prefix'],
          `/${prefix} is kept for the site’s own files.`,
          'Choose another word, such as one with the region.',
        )
      : [],
  );
};

/** An address is the page's own: no file of the site, no part of a list, no earlier address of another page. */
export const takenAddresses: Rule = ({ readings }) => {
  const pages = pagePaths(readings);
  const languages = declaredLanguages({ readings });
  const lists = new Set(
    pagesIn(readings)
      .filter(({ sections }) => sections.some((section) => section[TYPE] === 'talkList'))
      .map(({ path }) => path),
  );
  const owners = new Map<string, string>();
  return [...pages.values()].flatMap(({ file, data }) => {
    const moved = (Array.isArray(data?.moved) ? data.moved : []).map((item, index) => ({
      path: isFields(item) ? item.path : undefined,
      place: ['moved', index, 'path'],
    }));
    return [{ path: data?.path, place: ['path'] }, ...moved].flatMap(({ path, place }) => {
      if (typeof path !== 'string') return [];
      const [, first = ''] = path.split('/');
      if (RESERVED.has(first)) {
        const rule = `${path} is kept for the site’s own files.`;
        return [error(file, place, rule, 'Begin the address with another word.')];
      }
      const language = languages.find(({ prefix }) => prefix === first);
      if (language) {
        const rule = `${path} is kept for the pages in ${language.name}.`;
        return [error(file, place, rule, 'Begin the address with another word.')];
      }
      const { base } = talksPartOf(path);
      if (base !== path && lists.has(base)) {
        const rule = `${path} is a further address of the list of talks on ${base}.`;
        return [error(file, place, rule, 'Choose another address.')];
      }
      const page = place[0] === 'moved' ? pages.get(path) : undefined;
      const other = page?.file ?? owners.get(path);
      owners.set(path, file);
      if (other === undefined || place[0] === 'path') return [];
      const rule = `${path} is the address of ${other}.`;
      return [error(file, place, rule, 'Take it away here, or give that page another address.')];
    });
  });
};
