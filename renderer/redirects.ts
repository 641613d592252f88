import { articleIn, articlePath, articlesPage } from '../content/load/publish/articles.ts';
import { isPathIn, languagesOf, pathIn } from '../content/schema/languages.ts';
import type { Page } from '../content/schema/pages.ts';
import { type ContentIn, homeIn } from './languages.ts';

/** An address that is no more, or not yet, and the page that has taken its place. */
export interface Redirect {
  from: string;
  to: string;
  /** 302 where the address may have a page later; otherwise 301, which browsers remember. */
  status?: 301 | 302;
}

/** The file in which static hosts of the kind of Netlify and Cloudflare Pages read where addresses lead. */
export const REDIRECTS = '_redirects';

/** The earlier addresses of all pages in all languages, and the home pages that are not translated yet. */
export const allRedirects = (contentIn: ContentIn): Redirect[] =>
  languagesOf(contentIn().brand).flatMap((language) => {
    const content = contentIn(language);
    const [from, to] = [pathIn(language.prefix, '/'), homeIn(content, language)];
    return [
      ...redirectsOf(content.pages.filter(({ path }) => isPathIn(language.prefix, path))),
      ...articleRedirects(content.pages.filter(({ path }) => isPathIn(language.prefix, path))),
      ...(from === to ? [] : [{ from, to, status: 302 as const }]),
    ];
  });

/** The earlier addresses of pages. */
const redirectsOf = (pages: readonly Pick<Page, 'path' | 'moved'>[]): Redirect[] =>
  pages.flatMap(({ path: to, moved = [] }) => moved.map(({ path: from }) => ({ from, to })));

/** Articles are below the address of their list, and move with it. */
function articleRedirects(pages: readonly Page[]): Redirect[] {
  const list = articlesPage(pages);
  if (!list) return [];
  const articles = pages.filter(({ sections }) => sections.some(articleIn));
  return (list.moved ?? []).flatMap(({ path: from }) =>
    articles.map(({ path: to }) => ({
      from: articlePath(from, to.slice(to.lastIndexOf('/') + 1)),
      to,
    })),
  );
}

/** Redirects as that file has them, a line each. @throws for one that is not read back as it was */
export function writeRedirects(redirects: readonly Redirect[]): string {
  const text = redirects.map(({ from, to, status = 301 }) => `${from} ${to} ${status}\n`).join('');
  const read = readRedirects(text);
  const wrong = redirects.find(({ from, to }, i) => from !== read[i]?.from || to !== read[i].to);
  if (wrong) throw new Error(`${REDIRECTS} cannot lead from ${wrong.from} to ${wrong.to}.`);
  return text;
}

/** The redirects of such a file. */
export const readRedirects = (file: string): Redirect[] =>
  file
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, ...(status === '302' && { status: 302 }) };
    });
