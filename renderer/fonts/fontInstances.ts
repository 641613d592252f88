import type { FallbackKind, Typefaces } from '../../content/schema/typefaces.ts';
import { TYPE_PARTS } from '../../content/schema/typefaces.ts';

type Axes = Readonly<Record<string, number | { min: number; max: number }>>;

/** One font as the site serves it: which corner of a variable font, under which name. */
export interface FontInstance {
  /** File name under public/fonts, without its ending. */
  name: string;
  /** Path under node_modules/@fontsource-variable, or under the project for a file next to the brand's record. */
  source: string;
  axes: Axes;
  family: string;
  style: 'normal' | 'italic';
  /** The weights that the file answers for. A single weight covers all, so that no browser emboldens it. */
  weight: string;
  /** The kind of system font that is shown until the file has come. */
  fallback: FallbackKind;
}

/** The fonts of a family: upright, and italic where it has one. */
export function instancesOf(
  name: string,
  { family, fallback, upright, italic }: Typefaces[keyof Typefaces],
): FontInstance[] {
  const instance = (
    { source, axes, weights }: typeof upright,
    style: FontInstance['style'],
  ): FontInstance => ({
    name: style === 'normal' ? name : `${name}-italic`,
    source,
    axes: Object.fromEntries(
      axes.map(({ axis, from, to }) => [axis, to === undefined ? from : { min: from, max: to }]),
    ),
    family,
    style,
    weight: weights,
    fallback,
  });
  return [instance(upright, 'normal'), ...(italic ? [instance(italic, 'italic')] : [])];
}

/** The fonts of a brand: `display`, `display-italic`, `text`, `mono`; none without typefaces. */
export const fontInstances = (typefaces: Typefaces | undefined): FontInstance[] =>
  typefaces ? TYPE_PARTS.flatMap((part) => instancesOf(part, typefaces[part])) : [];
