import { palette } from '../lib/palette.ts';
import type { Drawing } from '../lib/render.ts';
import { el } from '../lib/svg.ts';
import { file, MARK_SIZE, mark } from './brand/mark.ts';
import { SHARE, share } from './brand/share.ts';
import { wordmark } from './brand/wordmark.ts';

export const drawings: readonly Drawing[] = [
  { file: 'images/brand/share.png', ...SHARE, scale: 1, markup: () => share('share-134') },
];

const DARK_CHROME = `@media (prefers-color-scheme:dark){.stone{fill:${palette.chalk}}}`;

export const vectors: Readonly<Record<string, () => string>> = {
  'images/brand/mark.svg': () => file(MARK_SIZE, MARK_SIZE, mark(palette.ink)),
  'images/brand/mark-light.svg': () => file(MARK_SIZE, MARK_SIZE, mark(palette.chalk)),
  'images/brand/wordmark.svg': () => wordmark(palette.ink),
  'images/brand/wordmark-light.svg': () => wordmark(palette.chalk),
  'favicon.svg': () => file(MARK_SIZE, MARK_SIZE, el('style', {}, DARK_CHROME), mark(palette.ink)),
};
