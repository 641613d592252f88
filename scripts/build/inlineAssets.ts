import { createHash } from 'node:crypto';
import { COMMON, LATE_STYLE } from '../../components/ui/lateFaces.script.ts';
import { PRELOADED_FONTS } from '../../renderer/head/constants.ts';
import type { PageAssets } from './pageAssets.ts';
import { remember } from './remember.ts';
import { pageWords, trimStyle } from './trimStyle.ts';

/** What was written into a page: each text's CSP source. */
export interface Inlined {
  html: string;
  scripts: string[];
  styles: string[];
}

const TITLE_END = '</title>';
const FACE = /@font-face\s*\{[^}]*\}/g;

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

const scriptSource = remember(cspSource);

/**
 * Writes a page's style and its one script into the page, behind its title: a request less before the
 * first paint, and an island runtime that listens before the content arrives. The style is trimmed to
 * what the page can show.
 * @param islandWords words in the scripts of the islands (`wordsOf`)
 * @throws where the page has no title
 */
export function inlineAssets(
  html: string,
  { css, script }: PageAssets,
  islandWords: ReadonlySet<string> = new Set(),
): Inlined {
  const words = pageWords(html);
  const { style, late, styles } = splitFaces(
    trimStyle(css, (word) => words.has(word) || islandWords.has(word)),
  );
  const tag = (name: string, text: string) => text && `<${name}>${text}</${name.split(' ')[0]}>`;
  const head = [
    tag('style', style),
    // Who runs no scripts gets them at once.
    tag(`style ${LATE_STYLE.slice(1, -1)} media="(scripting: none)"`, late),
    tag('script', script),
  ].join('');
  const at = html.indexOf(TITLE_END);
  if (at < 0) throw new Error('A page without a title: its style and script would have no place.');
  const place = at + TITLE_END.length;
  return {
    html: html.slice(0, place) + head + html.slice(place),
    scripts: [scriptSource(script)],
    styles,
  };
}
