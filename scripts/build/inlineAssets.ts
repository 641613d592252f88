import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON, LATE_STYLE } from '../../components/ui/lateFaces.script.ts';
import { PRELOADED_FONTS } from '../../renderer/head/constants.ts';
import { remember } from './remember.ts';
import { pageWords, trimStyle } from './trimStyle.ts';

/** What was written into a page: each text's CSP source. */
export interface Inlined {
  html: string;
  scripts: string[];
  styles: string[];
}

/** A style, a script, and where both go: found in one pass, for every copy of a page costs. */
const PLACES =
  /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>|<script type="module" src="([^"]+)"[^>]*><\/script>|<\/title>/g;
const FACE = /@font-face\s*\{[^}]*\}/g;

const read = remember((file: string) => readFileSync(file, 'utf8').trim());

/** A text's CSP source. */
export const cspSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A face waits unless it is preloaded, or the system's: each that is declared is work for the first paint. */
const isLate = (face: string) =>
  face.includes('url(') && !PRELOADED_FONTS.some((file) => face.includes(file));

const isCommon = (face: string) => face.includes(COMMON);

/**
 * Takes the faces that wait out of a style: on a slow line they would hold up the first paint. Those
 * that every text needs come last: the page is laid out for each of them, and so for the rest as well.
 */
const splitFaces = remember((css: string) => {
  const faces = (css.match(FACE) ?? []).filter(isLate);
  const style = faces.reduce((rest, face) => rest.replace(face, ''), css);
  const late = faces.sort((a, b) => Number(isCommon(a)) - Number(isCommon(b))).join('');
  return { style, late, styles: [style, late].filter(Boolean).map(cspSource) };
});

/**
 * Writes a page's style and its one script into the page: a request less before the first paint, and
 * an island runtime that listens before the content arrives. The style is trimmed to what the page
 * can show.
 * @param root folder of the built site, for the assets
 * @param islandWords words in the scripts of the islands (`wordsOf`)
 */
export function inlineAssets(
  html: string,
  root: string,
  islandWords: ReadonlySet<string> = new Set(),
): Inlined {
  const words = pageWords(html);
  let css = '';
  let script = '';
  const parts: string[] = [];
  let headAt = 0;
  let from = 0;
  for (const { 0: found, 1: stylesheet, 2: entry, index } of html.matchAll(PLACES)) {
    const isTitle = !stylesheet && !entry;
    if (isTitle && headAt > 0) continue;
    if (stylesheet) css += read(join(root, stylesheet));
    // A module waits for the whole document; a classic script runs at once. Its names stay its own.
    if (entry) script += `(()=>{${read(join(root, entry))}})()`;
    parts.push(html.slice(from, isTitle ? index + found.length : index));
    if (isTitle) headAt = parts.length;
    from = index + found.length;
  }
  parts.push(html.slice(from));
  const { style, late, styles } = splitFaces(
    css && trimStyle(css, (word) => words.has(word) || islandWords.has(word)),
  );
  const tag = (name: string, text: string) => text && `<${name}>${text}</${name.split(' ')[0]}>`;
  const head = [
    tag('style', style),
    // Who runs no scripts gets them at once.
    tag(`style ${LATE_STYLE.slice(1, -1)} media="(scripting: none)"`, late),
    tag('script', script),
  ].join('');
  return {
    html: parts.toSpliced(headAt, 0, head).join(''),
    scripts: [script].filter(Boolean).map(cspSource),
    styles,
  };
}
