import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Collection, collections } from '../../../../content/schema/collections.ts';

/** A page of the built site that is not the same in both revisions. */
export interface ChangedPage {
  readonly what: 'added' | 'changed' | 'removed';
  /** Its address on the site, `/talks`. */
  readonly route: string;
}

/** One value for each of the two builds. */
export interface Sites {
  readonly base: string;
  readonly head: string;
}

/**
 * The pages that a change reaches. Nothing foretells them: both revisions were built, and these pages
 * came out different.
 * @param sites the folders of the two builds
 * @returns them, and how many came out the same
 */
export function changedPages({ base, head }: Sites): { pages: ChangedPage[]; same: number } {
  const files = [...new Set([...pagesIn(base), ...pagesIn(head)])];
  const pages = files.flatMap((file): ChangedPage[] => {
    const [before, after] = [read(base, file), read(head, file)];
    if (before === after) return [];
    const what = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    return [{ what, route: `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}` }];
  });
  pages.sort((a, b) => order(a) - order(b) || (a.route < b.route ? -1 : 1));
  return { pages, same: files.length - pages.length };
}

const ROUTES = Object.values(collections).map(({ route }: Collection) => route);

/** As the editor's menu has them; pages below another stand behind it. */
const order = ({ route }: ChangedPage) => {
  const index = ROUTES.findIndex(
    (one) => one === route || (one !== '/' && route.startsWith(`${one}/`)),
  );
  return index < 0 ? ROUTES.length : index;
};

const pagesIn = (site: string) =>
  globSync('**/*.html', { cwd: site, exclude: ['admin/**'] }).map((file) =>
    file.replaceAll('\\', '/'),
  );

const read = (site: string, file: string) =>
  existsSync(join(site, file)) ? readFileSync(join(site, file), 'utf8') : undefined;
