import type { Collection } from '../../schema/collections.ts';
import { sizeFault } from '../source/oddFiles.ts';
import { otherEncoding, plain } from './decode.ts';

import { parseJson } from './json.ts';
import { parseMdx } from './mdx.ts';

/**
 * Parses a record's text. Its size is checked first, because parsers take minutes for some texts.
 * @param raw the file's text, decoded as UTF-8
 * @returns the fields, with an MDX body under `body`; undefined and the faults if the text cannot be read. `unquoted`
 *   has the faults of values that could be read and that `canonical` repairs
 */
export function parseText(
  { format }: Pick<Collection, 'format'>,
  raw: string,
): ReturnType<typeof parseMdx> {
  const large = sizeFault(Buffer.byteLength(raw));
  if (large) return { data: undefined, faults: [{ ...large, offset: 0, length: 1 }] };
  const other = otherEncoding(raw);
  if (other) return { data: undefined, faults: [other] };
  return (format === 'mdx' ? parseMdx : parseJson)(plain(raw));
}
