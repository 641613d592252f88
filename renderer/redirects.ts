import { isPathIn, languagesOf } from '../content/schema/languages.ts';
import type { Page } from '../content/schema/pages.ts';
import type { ContentIn } from './languages.ts';

/** An address that is no more, and the page that has taken its place. */
export interface Redirect {
  from: string;
  to: string;
}

/** The file in which static hosts of the kind of Netlify and Cloudflare Pages read where addresses lead. */
export const REDIRECTS = '_redirects';

/** The earlier addresses of all pages in all languages. */
export const allRedirects = (contentIn: ContentIn): Redirect[] =>
  languagesOf(contentIn().brand).flatMap((language) =>
    redirectsOf(contentIn(language).pages.filter(({ path }) => isPathIn(language.prefix, path))),
  );

/** The earlier addresses of pages. */
const redirectsOf = (pages: readonly Pick<Page, 'path' | 'moved'>[]): Redirect[] =>
  pages.flatMap(({ path: to, moved = [] }) => moved.map(({ path: from }) => ({ from, to })));

/** Redirects as that file has them, a line each. */
export const writeRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');

/** The redirects of such a file. */
export const readRedirects = (file: string): Redirect[] =>
  file
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return { from, to };
    });
