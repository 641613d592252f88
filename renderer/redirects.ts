import { articleIn, articlePath, articlesPage } from '../content/load/publish/articles.ts';
import { calendarFile } from '../content/load/publish/feeds.ts';
import type { Entry } from '../content/schema/collections.ts';
import { isPathIn, languagesOf, pathIn } from '../content/schema/languages.ts';
import type { Page } from '../content/schema/pages.ts';
import { type ContentIn, homeIn } from './languages.ts';

/** An address without a page, and the address that replaces it. */
export interface Redirect {
  from: string;
  to: string;
  /** 302 if the address may get a page later; otherwise 301, which browsers cache. */
  status?: 301 | 302;
}

/** The file in which static hosts such as Netlify and Cloudflare Pages read redirects. */
export const REDIRECTS = '_redirects';

/** The earlier names of each record, by its file: the names of its file, and the addresses of a page. */
export type Earlier = ReadonlyMap<
  string,
  { readonly names: readonly string[]; readonly paths: readonly string[] }
>;

/**
 * The redirects from earlier addresses of all pages and articles in all languages, from those of the calendar files of
 * `upcoming` events, and from home pages that are not translated yet.
 */
export function allRedirects(
  contentIn: ContentIn,
  earlier: Earlier = new Map(),
  upcoming: readonly { readonly slug: string; readonly file: string }[] = [],
): Redirect[] {
  const namesOf = (file: string) => earlier.get(file)?.names ?? [];
  const all = languagesOf(contentIn().brand).flatMap((language) => {
    const content = contentIn(language);
    const [home, to] = [pathIn(language.prefix, '/'), homeIn(content, language)];
    const pages = content.pages.filter(({ path }) => isPathIn(language.prefix, path));
    const earlierOf = ({ file, moved = [] }: Entry<Page>) => [
      ...moved.map(({ path }) => path),
      ...(earlier.get(file)?.paths ?? []).map((path) => pathIn(language.prefix, path)),
    ];
    const list = articlesPage(pages);
    // Articles are below the address of their list, and move with it.
    const bases = list ? [list.path, ...earlierOf(list)] : [];
    const addresses = (page: Entry<Page>) =>
      page.sections.some(articleIn)
        ? bases.flatMap((base) =>
            [page.slug, ...namesOf(page.file)].map((name) => articlePath(base, name)),
          )
        : earlierOf(page);
    const taken = new Set(content.pages.map(({ path }) => path));
    return [
      ...pages.flatMap((page) => addresses(page).map((from) => ({ from, to: page.path }))),
      ...(home === to ? [] : [{ from: home, to, status: 302 as const }]),
    ].filter(({ from }) => !taken.has(from));
  });
  const files = upcoming.flatMap(({ slug, file }) =>
    namesOf(file).map((name) => ({ from: calendarFile(name), to: calendarFile(slug) })),
  );
  const kept = new Set(upcoming.map(({ slug }) => calendarFile(slug)));
  const found = [...all, ...files.filter(({ from }) => !kept.has(from))];
  return found.filter(({ from }, i) => found.findIndex((one) => one.from === from) === i);
}

/** Redirects in the format of that file, one per line. @throws for one that would be parsed differently */
export function writeRedirects(redirects: readonly Redirect[]): string {
  const text = redirects.map(({ from, to, status = 301 }) => `${from} ${to} ${status}\n`).join('');
  const read = readRedirects(text);
  const wrong = redirects.find(({ from, to }, i) => from !== read[i]?.from || to !== read[i].to);
  if (wrong) throw new Error(`${REDIRECTS} cannot lead from ${wrong.from} to ${wrong.to}.`);
  return text;
}

/** Parses such a file. */
export const readRedirects = (file: string): Redirect[] =>
  file
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, ...(status === '302' && { status: 302 }) };
    });
