import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Collection, collections } from '../../../../content/schema/collections.ts';

/** A page of the built site that is not the same in both revisions. */
export interface ChangedPage {
  readonly what: 'added' | 'changed' | 'removed';
  /** Its address on the site, `/talks`. */
  readonly route: string;
  /** Where it lies in a built site, `talks.html`. */
  readonly file: string;
  /** What its tab says, after the change if it is still there. */
  readonly title: string;
  /** Addresses on it that are gone, `/events#year-end-assay`. */
  readonly lostAnchors: readonly string[];
}

/** The two builds; a side that could not be built is undefined. */
export interface Sites {
  readonly base: string;
  readonly head: string;
}

/**
 * The pages that a change reaches. Nothing foretells them: both revisions were built, and these pages
 * came out different.
 * @returns them, and how many came out the same
 */
export function changedPages({ base, head }: Sites): { pages: ChangedPage[]; same: number } {
  const names = [...new Set([...htmlFiles(base), ...htmlFiles(head)])].sort();
  const pages = names.flatMap((file): ChangedPage[] => {
    const [before, after] = [read(base, file), read(head, file)];
    if (before === after) return [];
    const what = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    const route = routeOf(file);
    const kept = anchorsOf(after ?? '');
    const lost = what === 'added' ? [] : [...anchorsOf(before ?? '')].filter((id) => !kept.has(id));
    const title = titleOf(after ?? before ?? '') || route;
    return [{ what, route, file, title, lostAnchors: lost.map((id) => `${route}#${id}`) }];
  });
  pages.sort((a, b) => order(a) - order(b) || (a.route < b.route ? -1 : 1));
  return { pages, same: names.length - pages.length };
}

const ROUTES = Object.values(collections).map(({ route }: Collection) => route);

/** As the editor's menu has them; pages below another stand behind it. */
const order = ({ route }: ChangedPage) => {
  const index = ROUTES.findIndex(
    (one) => one === route || (one !== '/' && route.startsWith(`${one}/`)),
  );
  return index < 0 ? ROUTES.length : index;
};

const htmlFiles = (site: string) =>
  globSync('**/*.html', { cwd: site })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('admin/'));

const read = (site: string, name: string) =>
  existsSync(join(site, name)) ? readFileSync(join(site, name), 'utf8') : undefined;

const routeOf = (name: string) => `/${name.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].flatMap(([, names = '']) => names.split(' '));

/** The places that a link can lead to; what only names or describes its neighbours is none. */
function anchorsOf(html: string): ReadonlySet<string> {
  const inner = new Set(all(html, / (?:for|aria-(?:labelledby|describedby|controls))="([^"]*)"/g));
  return new Set(all(html, / id="([a-z][\w-]*)"/g).filter((id) => !inner.has(id)));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

const titleOf = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(
    /&([#\w]+);/g,
    (whole, name) => ENTITIES[name] ?? whole,
  );
