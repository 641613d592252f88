import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_FOUND } from '../../content/schema/pages.ts';
import { FONTS_STYLE } from '../../renderer/head/fonts.script.ts';
import { metaPolicy, type Services } from '../../renderer/headers/contentSecurityPolicy.ts';
import type { PageSources } from '../../renderer/headers/siteRules.ts';
import type { Manifest } from '../../renderer/manifest.ts';
import { tagsIn, trimStyle } from './trimStyle.ts';

/** A page that stands alone, and what its headers allow. */
export interface FinishedPage {
  html: string;
  sources: PageSources;
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const ENTRY = /<script type="module" src="([^"]+)"[^>]*><\/script>/;
const ISLAND = /<site-island [^>]*? src="\/([^" ]+)/g;
const STYLE = /<style[^>]*>(.+?)<\/style>/gs;
const FONTS = new RegExp(`<style id="${FONTS_STYLE}".*?</style>`, 's');

/** What a style sheet names by its id. */
const ID = /#[a-z][\w-]*(?=[^{}]*\{)/g;

/** A colour that a drawing in the page has by its name: `fill="var(--color-accent)"`. */
const TOKEN = /(?<=="var\()--[\w-]+/g;

/** React's own scripts name all elements and no class: they would keep every rule. */
const REACT = 'https://react.dev/errors/';

/** A text's CSP source. */
export const cspSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The files of chunks and of whatever those import, at once or when it is needed. */
function filesFrom(manifest: Manifest, files: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const follow = (key: string) => {
    const { file = '', imports = [], dynamicImports = [] } = manifest[key] ?? {};
    if (found.has(file)) return;
    found.add(file);
    for (const next of [...imports, ...dynamicImports]) follow(next);
  };
  for (const [key, { file }] of Object.entries(manifest)) if (files.has(file)) follow(key);
  return found;
}

/**
 * Finishes pages as vite-plugin-ssr wrote them: what they link to in the head is written into them, so
 * that nothing stands between the document and its first paint; the page of unknown addresses
 * carries its policy, because not every host sends headers with it.
 * @param root folder of the built site
 */
export function pageFinisher(root: string, manifest: Manifest, services: Services) {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8').trim();
    texts.set(file, text);
    return text;
  };
  const styles = new Map<string, Promise<string>>();
  const sources = new Map<string, string>();
  const sourceOf = (text: string): string => {
    const source = sources.get(text) ?? cspSource(text);
    sources.set(text, source);
    return source;
  };

  // The pages of a long list are alike: a build with 10,000 talks takes half a second less.
  const styleOf = (html: string, script: string): Promise<string> => {
    const sheets = Array.from(html.matchAll(STYLESHEET), ([, href = '']) => href);
    const islands = new Set(Array.from(html.matchAll(ISLAND), ([, file = '']) => file));
    const css = sheets.map(read).join('');
    const ids = (css.match(ID) ?? []).filter((id) => html.includes(` id="${id.slice(1)}"`));
    const tokens = new Set(html.match(TOKEN));
    const tags = [tagsIn(html), ...ids.map((id) => id.slice(1)), ...tokens].join(' ');
    const key = [...sheets, ...islands, tags].join(' ');
    const trim = () => {
      const scripts = [...filesFrom(manifest, islands)].map(read);
      const own = scripts.filter((script) => !script.includes(REACT));
      return trimStyle(css, [tags, script, ...own].join(' '));
    };
    const style = styles.get(key) ?? trim();
    styles.set(key, style);
    return style;
  };

  return async (route: string, html: string): Promise<FinishedPage> => {
    const [, entry] = ENTRY.exec(html) ?? [];
    if (!entry || !FONTS.test(html)) throw new Error(`${route} has no script or no fonts.`);
    const bare = html.replace(STYLESHEET, '').replace(ENTRY, '');
    // A module would wait for the whole document; a classic script hears the first tap.
    const script = `(()=>{${read(entry)}})()`;
    const style = await styleOf(html, script);
    // The script begins with what stands before it.
    const whole = bare.replace(
      FONTS,
      (fonts) => `${fonts}<style>${style}</style><script>${script}</script>`,
    );
    const own = Array.from(bare.matchAll(STYLE), ([, text = '']) => text);
    const inline = { scripts: [sourceOf(script)], styles: [...own, style].map(sourceOf) };
    const policy = metaPolicy(inline, { data: services.data });
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    return {
      html: route === NOT_FOUND ? whole.replace('<head>', () => `<head>${meta}`) : whole,
      sources: { route, ...inline },
    };
  };
}
