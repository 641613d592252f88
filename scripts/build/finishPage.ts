import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Manifest } from 'vite';
import { NOT_FOUND } from '../../content/schema/pages.ts';
import { FONTS_STYLE } from '../../renderer/head/fonts.script.ts';
import { metaPolicy } from '../../renderer/headers/contentSecurityPolicy.ts';
import type { PageSources } from '../../renderer/headers/siteRules.ts';
import { pageFaults } from './pageGate.ts';

/** Matches the names of elements and attributes, and the classes: they decide which style rules a page needs. */
const TAGS = /<[a-z][\w-]*|(?<= class=")[^"]*|(?<= )[a-z][\w-]*(?==")/g;

const words = (text: string): string[] => text.match(/[^\s"'`<>=;{}\\]+/g) ?? [];

const namesIn = (css: string, pattern: RegExp) =>
  Array.from(css.matchAll(pattern), ([, name = '']) => name);

/** A nested rule. PurgeCSS would remove one that begins with a pseudo-class: `&:hover`. */
const NESTED = /[{};]\s*&/;

/** PurgeCSS does not find the custom properties that keyframes use. */
const KEYFRAMES = /keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*/g;

/** The elements of a page, their attributes and their classes, sorted, each once. */
export const tagsIn = (html: string): string => [...new Set(html.match(TAGS))].sort().join(' ');

/** Attributes that browsers set themselves, or that depend on a page's language, theme or state. */
const EVERYWHERE = new Set(['hidden', 'open', 'inert', 'type', 'data-theme']);

/** The name of an attribute in scripts: `data-slide-time` is `slideTime` of the data set. */
const inDataSet = (attribute: string) =>
  attribute
    .replace(/^data-/, '')
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The part of a stylesheet that a page needs. Compressed, it is 4 KB (home) to 9 KB smaller than the sheet of all
 * pages, with which /about would exceed the first 14 KB of a connection.
 * @param css the style sheets of the page
 * @param content the page's tags and ids, and the scripts of the page and its islands, which may add elements later
 * @throws if rules are nested: the bundler must flatten them
 */
export async function trimStyle(css: string, content: string): Promise<string> {
  if (NESTED.test(css))
    throw new Error('A style sheet is nested: see cssTarget in vite.config.ts.');
  const named = new Set(words(content));
  const isNamed = (name: string) => named.has(name) || content.includes(inDataSet(name));
  const frames = css.match(KEYFRAMES)?.join('') ?? '';
  const read = [...named, ...namesIn(frames, /var\((--[\w-]+)/g)].filter((word) =>
    /^--[\w-]+$/.test(word),
  );
  // Not a safelist, which would not keep the properties that these use in turn.
  const reads = `*{all:${read.map((name) => `var(${name})`).join('')}}`;
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: content, extension: 'txt' }],
    css: [{ raw: css + reads }],
    defaultExtractor: words,
    keyframes: true,
    variables: true,
    safelist: namesIn(css, /#([a-z][\w-]*)/g).filter((id) => named.has(id)),
    // Scripts and browsers set them at runtime.
    dynamicAttributes: namesIn(css, /\[([\w-]+)/g).filter(
      (name) => EVERYWHERE.has(name) || isNamed(name),
    ),
  });
  return purged?.css.slice(0, -reads.length) ?? '';
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const ENTRY = /<script type="module" src="([^"]+)"[^>]*><\/script>/g;
const ISLAND = /<site-island [^>]*? src="\/([^" ]+)/g;
const STYLE = /<style[^>]*>(.+?)<\/style>/gs;
const FONTS = new RegExp(`<style id="${FONTS_STYLE}".*?</style>`, 's');

/** The ids in the selectors of a style sheet. */
const ID = /#[a-z][\w-]*(?=[^{}]*\{)/g;

/** A colour in an inline SVG by its custom property: `fill="var(--color-accent)"`. */
const TOKEN = /(?<=="var\()--[\w-]+/g;

/** React's own scripts contain the names of all elements, so they would keep every rule. */
const REACT = 'https://react.dev/errors/';

/** A text's CSP source. */
export const cspSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sheetsOf = (html: string): string[] =>
  Array.from(html.matchAll(STYLESHEET), ([, href = '']) => href);

/** The files of chunks and of all their static and dynamic imports. */
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
 * Finishes pages from vite-plugin-ssr: the styles and scripts that the head links to are inlined, so that the first
 * paint waits for no other file. The page for unknown addresses also contains its policy, because not every host sends
 * headers with it.
 * @param root folder of the built site
 * @param data origin of the data interface, if it is not the site's own
 * @returns a function that converts a page to its final document, with the sources that its headers allow
 */
export function pageFinisher(root: string, manifest: Manifest, data?: string) {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8').trim();
  const bundled = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));

  /** By everything that decides them: the pages of a long list share one, which saves 18 of 50 s for 846 pages. */
  const styles = new Map<string, Promise<string>>();

  const styleOf = (html: string, entry: string, script: string): Promise<string> => {
    const islands = new Set(Array.from(html.matchAll(ISLAND), ([, file = '']) => file));
    const sheets = sheetsOf(html);
    const css = sheets.map(read).join('');
    const ids = (css.match(ID) ?? []).filter((id) => html.includes(` id="${id.slice(1)}"`));
    const tokens = new Set(html.match(TOKEN));
    const tags = [tagsIn(html), ...ids.map((id) => id.slice(1)), ...[...tokens].sort()].join(' ');
    const key = [entry, ...sheets, ...[...islands].sort(), tags].join(' ');
    const known = styles.get(key);
    if (known) return known;
    const scripts = [...filesFrom(manifest, islands)].map(read);
    const own = scripts.filter((script) => !script.includes(REACT));
    const style = trimStyle(css, [tags, script, ...own].join(' '));
    styles.set(key, style);
    return style;
  };

  return async (route: string, html: string) => {
    const [entry, ...others] = Array.from(html.matchAll(ENTRY), ([, file = '']) => file);
    if (!entry || others.length > 0 || !FONTS.test(html))
      throw new Error(`${route} does not have one script and its fonts.`);
    const foreign = [entry, ...sheetsOf(html)].find((file) => !bundled.has(file.slice(1)));
    if (foreign) throw new Error(`${route} names ${foreign}, which this build did not make.`);
    const bare = html.replace(STYLESHEET, '').replace(ENTRY, '');
    // A module would wait for the complete document; a classic script handles the first tap.
    const script = `(()=>{${read(entry)}})()`;
    const style = await styleOf(html, entry, script);
    // The script begins with the statements of its imports.
    const whole = bare.replace(
      FONTS,
      (fonts) => `${fonts}<style>${style}</style><script>${script}</script>`,
    );
    // Records add no element to the head: React escapes their texts, and the gate below parses it.
    const [head = ''] = bare.split('</head>', 1);
    const own = Array.from(head.matchAll(STYLE), ([, text = '']) => text);
    const written = { scripts: [script], styles: [...own, style] };
    const inline = {
      scripts: written.scripts.map(cspSource),
      styles: written.styles.map(cspSource),
    };
    const policy = metaPolicy(inline, { data });
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    const faults = pageFaults(whole, written);
    if (faults.length > 0)
      throw new Error(
        `${route} cannot be published. ${faults.join(' ')} Look for it in its records.`,
      );
    return {
      html: route === NOT_FOUND ? whole.replace('<head>', () => `<head>${meta}`) : whole,
      sources: { route, ...inline } satisfies PageSources,
    };
  };
}
