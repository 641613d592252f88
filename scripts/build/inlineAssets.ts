import { createHash } from 'node:crypto';
import { LATE_STYLE } from '../../components/ui/lateFaces.script.ts';
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

interface Face {
  rule: string;
  /** Whether a text has letters that the face answers for. */
  serves: (letters: Iterable<string>) => boolean;
}

const RANGE = /U\+([\dA-F]+)(?:-([\dA-F]+))?/gi;

/** A face that names no range answers for all letters. */
function readFace(rule: string): Face {
  const ranges = Array.from(rule.matchAll(RANGE), ([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]) as [number, number][];
  const isServed = (letter: string) => {
    const code = letter.codePointAt(0) as number;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
  return { rule, serves: (letters) => ranges.length === 0 || Array.from(letters).some(isServed) };
}

const isPreloaded = ({ rule }: Face) => PRELOADED_FONTS.some((file) => rule.includes(file));

/** Takes the faces that have files out of a style, the preloaded one first; the system's stay. */
const splitFaces = remember((css: string) => {
  const rules = (css.match(FACE) ?? []).filter((face) => face.includes('url('));
  return {
    style: rules.reduce((rest, rule) => rest.replace(rule, ''), css),
    faces: rules.map(readFace).sort((a, b) => Number(isPreloaded(b)) - Number(isPreloaded(a))),
  };
});

/** Every page has a space; of the rest, only letters beyond English tell one face from another. */
const lettersOf = (html: string) => new Set([' ', ...(html.match(/[^\0-~]/gu) ?? [])]);

const sourceOf = remember(cspSource);

/**
 * Writes a page's style and its one script into the page, behind its title: a request less before the
 * first paint, and an island runtime that listens before the content arrives. The style is trimmed to
 * what the page can show, and a face that serves no letter of it is left out: each that is declared is
 * work for the first paint, and each that scripts bring for the one after it.
 * @param islandWords words in the scripts of the islands (`wordsOf`)
 * @throws where the page has no title
 */
export function inlineAssets(
  html: string,
  { css, script }: PageAssets,
  islandWords: ReadonlySet<string> = new Set(),
): Inlined {
  const words = pageWords(html);
  const { style, faces } = splitFaces(
    trimStyle(css, (word) => words.has(word) || islandWords.has(word)),
  );
  const letters = lettersOf(html);
  const late = faces
    .filter(({ serves }) => serves(letters))
    .map(({ rule }) => rule)
    .join('');
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
    scripts: [sourceOf(script)],
    styles: [style, late].filter(Boolean).map(sourceOf),
  };
}
