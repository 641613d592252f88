import { palette } from '../../lib/drawing/palette.ts';
import { file, MARK_SIZE, mark } from './brand/mark.ts';
import { wordmark } from './brand/wordmark.ts';

export const vectors: Readonly<Record<string, () => string>> = {
  'images/brand/mark.svg': () => file(MARK_SIZE, MARK_SIZE, mark(palette.ink)),
  'images/brand/mark-light.svg': () => file(MARK_SIZE, MARK_SIZE, mark(palette.chalk)),
  'images/brand/wordmark.svg': () => wordmark(palette.ink),
  'images/brand/wordmark-light.svg': () => wordmark(palette.chalk),
};
