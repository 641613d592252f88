import type { Collection } from '../../schema/collections.ts';
import { sizeFault } from '../source/oddFiles.ts';
import { otherEncoding, plain } from './decode.ts';

import { parseJson } from './json.ts';
import { parseMdx } from './mdx.ts';

/**
 * Parses a record's text. The size is checked before any parser runs: parsers take minutes for some texts.
 * @param raw the file's text, decoded as UTF-8
 * @returns the fields, an MDX body under `body`; undefined with the faults where the text cannot be read. `unquoted`
 *   are faults of values that were read all the same; `canonical` repairs them
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
