import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_FOUND } from '../../content/schema/pages.ts';
import { writeHeaders } from '../../renderer/headers/headersFile.ts';
import {
  type PageSources,
  SPECULATION_RULES,
  siteRules,
} from '../../renderer/headers/siteRules.ts';
import { REDIRECTS, type Redirect, writeRedirects } from '../../renderer/redirects.ts';
import { nginxConf } from './nginxConf.ts';

/** The path of a page's rule: pages in a folder share one rule. */
const rulePath = (route: string) => route.replace(/^(\/[^/]+\/).+$/, '$1*');

/** Merges pages by rule, with the sources of all pages of a rule. */
const byRule = (pages: readonly PageSources[]): PageSources[] =>
  [...Map.groupBy(pages, ({ route }) => rulePath(route))].map(([route, same]) => ({
    route,
    scripts: once(same.flatMap(({ scripts }) => scripts)),
    styles: once(same.flatMap(({ styles }) => styles)),
    services: Object.assign({}, ...same.map(({ services }) => services)),
  }));

const once = <One>(all: readonly One[]): One[] => [...new Set(all)];

/**
 * The site's speculation rules (HTML standard, 7.6): a page is fetched when the pointer is over its link, and
 * prerendered when the link is pressed. Only pages of the site, and no links to an anchor. On a network that takes 150 ms
 * a request, the next page is painted 0.36 s after a press on the link instead of 0.52 s.
 * @param paths few, with a pattern for the rest: a browser matches every link against each of them, and again whenever
 *   links are added to the page
 */
function speculationRules(paths: readonly string[]): string {
  const where = {
    and: [{ href_matches: paths }, { not: { selector_matches: 'a[href*="#"]' } }],
  };
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
}

interface HeaderFiles {
  /** Folder of the built site. */
  root: string;
  pages: readonly PageSources[];
  /** Redirects of earlier addresses. */
  redirects: readonly Redirect[];
  /** The site's host name, for nginx. */
  host: string;
  /** The operator's Strict-Transport-Security. */
  transport?: string;
}

/**
 * Writes the files that configure a host: `_headers`, `_redirects` and the speculation rules inside the site, and
 * `nginx.conf` next to it.
 */
export function writeHeaderFiles({ root, pages, redirects, host, transport }: HeaderFiles): void {
  const routes = pages.map(({ route }) => route).filter((route) => route !== NOT_FOUND);
  const paths = new Set(routes.map(rulePath));
  writeFileSync(join(root, SPECULATION_RULES), speculationRules([...paths]));
  const files = globSync('*.*', { cwd: root })
    .map((file) => `/${file}`)
    .filter((file) => !/\.(?:html|br)$/.test(file))
    .sort();
  const rules = siteRules(byRule(pages), files, transport);
  writeFileSync(join(root, '_headers'), `${writeHeaders(rules)}\n`);
  writeFileSync(join(root, '../nginx.conf'), nginxConf({ rules, host, routes, redirects }));
  if (redirects.length > 0) writeFileSync(join(root, REDIRECTS), writeRedirects(redirects));
}
