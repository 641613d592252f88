import type { Collection } from '../../schema/collections.ts';

/** A part of a value, counted from where the value begins in its file. */
export interface Within {
  readonly offset: number;
  readonly length: number;
}

const escaped = (text: string) => JSON.stringify(text).length - 2;

/**
 * Where a part of a text stands in its file: the body of an MDX record stands there as it is, a text in JSON in
 * quotes and with escaped signs.
 */
export function withinText(
  format: Collection['format'],
  text: string,
  { offset, length }: Within,
): Within {
  if (format === 'mdx') return { offset, length };
  return {
    offset: 1 + escaped(text.slice(0, offset)),
    length: escaped(text.slice(offset, offset + length)),
  };
}
