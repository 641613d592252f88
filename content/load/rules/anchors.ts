import type { CollectionName } from '../../schema/collections.ts';
import { TYPE } from '../../schema/section.ts';
import { anchorsOf } from '../publish/anchorsOf.ts';
import { errorAt } from '../read/diagnostic.ts';
import { nearest } from '../read/nearest.ts';
import type { Reading } from '../read/record.ts';
import { type Fields, isFields, valueAt } from '../read/schemaWalk.ts';
import { articlePaths, pagePaths } from './pages.ts';
import { linksIn, type Rule, type Whole } from './whole.ts';

/** The collections that a section lists, each record with an anchor named after its file. */
const LISTED: Readonly<Record<string, CollectionName>> = {
  timeline: 'events',
  upcoming: 'events',
  talkList: 'talks',
};

/** `top` is HTML's name for the start of a page; `content` is the id of each page's main element. */
const OF_EACH_PAGE = ['top', 'content'];

const sectionsOf = ({ data }: Reading): Fields[] =>
  (Array.isArray(data?.sections) ? data.sections : []).filter(isFields);

/** A link to an anchor needs a visible section, or part of one, with that anchor. */
export const unknownAnchors: Rule = (whole) => {
  const pages = pagePaths(whole.readings);
  const articles = articlePaths(whole.readings);
  return linksIn(whole).flatMap(({ of, value, meta, at }) => {
    const [route = '', anchor] = value.split('#');
    const data = 'data' in of ? of.data : undefined;
    const page = pages.get(route || String(data?.path));
    if (!anchor || !page || articles.has(route)) return [];
    const [list, index = ''] = 'path' in at ? at.path : [];
    // Links of a hidden section are not visible.
    if (list === 'sections' && valueAt(data, [list, index, 'hidden']) === true) return [];
    const known = partsOf(page, whole);
    if (known.isPart(anchor)) return [];
    const path = String(page.data?.path);
    const near = nearest(anchor, known.names);
    const hidden = known.hidden.has(anchor) ? ': its section is hidden' : '';
    return errorAt(of.file, at, {
      rule: `“${meta.label}” leads to #${anchor}, and ${path} shows no such part${hidden}.`,
      fix: `Change the link, or the anchor of a section in ${page.file}. It has ${known.names.map((name) => `#${name}`).join(', ')}.`,
      suggestion: near && `${route}#${near}`,
    });
  });
};

/** The anchors of a page that links may name. */
function partsOf(page: Reading, { readings }: Whole) {
  const visible = sectionsOf(page).filter(({ hidden }) => hidden !== true);
  const anchored = (sections: readonly Fields[]) =>
    anchorsOf(
      sections.map(({ [TYPE]: type, anchor }) => ({
        [TYPE]: String(type),
        anchor: typeof anchor === 'string' ? anchor : undefined,
      })),
    );
  const names = anchored(visible);
  const types = visible.map((section) => String(section[TYPE]));
  const listed = new Set(types.map((type) => LISTED[type]));
  const own = new Set([
    ...names,
    ...OF_EACH_PAGE,
    ...readings.flatMap(({ collection, slug }) => (listed.has(collection) ? slug : [])),
  ]);
  // Headings, notes and slides begin with their section's anchor; forms, years and terms begin with these words.
  const stems = [...own, ...types.map((type) => `${type}-form`), 'year', 'on'].map(
    (name) => `${name}-`,
  );
  return {
    names,
    hidden: new Set(anchored(sectionsOf(page))),
    isPart: (anchor: string) =>
      own.has(anchor) || stems.some((stem) => `${anchor}-`.startsWith(stem)),
  };
}
