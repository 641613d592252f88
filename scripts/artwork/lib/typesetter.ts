import { setterOf, type Typesetter } from '../../lib/drawing/outlines.ts';
import { openFont } from '../../lib/shapeText.ts';

const FILES = {
  serif: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
  italic: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
  sans: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  mono: 'spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2',
} as const;

const PACKAGES = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);

/** A face at a place in its variation space, ready to set text. */
export const typesetter = async (
  face: keyof typeof FILES,
  axes: Readonly<Record<string, number>>,
): Promise<Typesetter> => setterOf([await openFont(new URL(FILES[face], PACKAGES), axes)]);
