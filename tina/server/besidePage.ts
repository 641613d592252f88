import type { Response } from 'express';
import { readingsIn } from '../../content/load/inspect.ts';
import { articlesPage } from '../../content/load/publish/articles.ts';
import { pageAt } from '../../content/load/publish/pageAt.ts';
import { articlePaths } from '../../content/load/rules/pages.ts';
import { declaredLanguages } from '../../content/load/rules/translations.ts';
import type { Entry } from '../../content/schema/collections.ts';
import { languageAt } from '../../content/schema/languages.ts';
import { NOT_FOUND, type Page } from '../../content/schema/pages.ts';
import type { BuiltPage } from './built/BuiltEditor.ts';

/** What the page beside the form may load: what its own server sends, and nothing else. */
const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "img-src 'self' data: blob:",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

const OWN = { prefix: '', locale: '', name: '' };

/** The record of the page that an address leads to, in any language; of an unknown address, of the page for those. */
function recordAt(root: string, address: string): { file: string; prefix: string } {
  const readings = readingsIn(root, ['brand', 'pages', 'articles']);
  const { prefix } = languageAt([OWN, ...declaredLanguages({ readings })], address);
  const path = address.slice(prefix ? prefix.length + 1 : 0) || '/';
  const pages = readings.flatMap(({ collection, entry }) =>
    collection === 'pages' && entry ? [entry as Entry<Page>] : [],
  );
  if (articlePaths(readings).has(path)) return { file: articlesPage(pages)?.file ?? '', prefix };
  const found = pageAt(pages, path) ?? pageAt(pages, NOT_FOUND);
  return { file: found?.page.file ?? 'content/pages/home.json', prefix };
}

/** The folder of the store, an address in the site, and what the site is called. */
type At = Readonly<Record<'root' | 'path' | 'site', string>>;

/**
 * The page of the site beside the form. It shows only what the editor sends: the records of the store, as they are being
 * typed. So it opens also where the site itself has no such page, or has mistakes in its content.
 * @param head what loads its script and style
 */
export function besidePage({ root, path, site }: At, head: string): string {
  const { file, prefix } = recordAt(root, path);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${site.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
${head}
</head>
<body data-theme="light" data-record="${file.replaceAll('"', '&quot;')}" data-language="${prefix}"></body>
</html>
`;
}

/** Sends that page with its built script and style. */
export function sendBeside(response: Response, { entry, style }: BuiltPage, at: At): void {
  const head = `<link rel="stylesheet" href="${style}">\n<script defer src="${entry}"></script>`;
  response.set('Content-Security-Policy', POLICY).type('html').send(besidePage(at, head));
}
