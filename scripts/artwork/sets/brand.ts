import { palette } from '../lib/palette.ts';
import { el } from '../lib/svg.ts';
import { file, MARK_SIZE, mark } from './brand/mark.ts';
import { wordmark } from './brand/wordmark.ts';

const DARK_CHROME = `@media (prefers-color-scheme:dark){.stone{fill:${palette.chalk}}}`;

export const vectors: Readonly<Record<string, () => string>> = {
  'images/brand/mark.svg': () => file(MARK_SIZE, MARK_SIZE, mark(palette.ink)),
  'images/brand/mark-light.svg': () => file(MARK_SIZE, MARK_SIZE, mark(palette.chalk)),
  'images/brand/wordmark.svg': () => wordmark(palette.ink),
  'images/brand/wordmark-light.svg': () => wordmark(palette.chalk),
  'favicon.svg': () => file(MARK_SIZE, MARK_SIZE, el('style', {}, DARK_CHROME), mark(palette.ink)),
};
