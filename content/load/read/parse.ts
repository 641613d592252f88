import type { Collection } from '../../schema/collections.ts';
import { sizeFault } from '../source/oddFiles.ts';
import { plain } from './decode.ts';
import type { Fault } from './diagnostic.ts';
import { parseJson } from './json.ts';
import { parseMdx } from './mdx.ts';

/**
 * Parses a record's text. The size is checked before any parser runs: parsers take minutes for some texts.
 * @param raw the file's text, decoded as UTF-8
 * @returns the fields, an MDX body under `body`; undefined with the faults where the text cannot be read
 */
export function parseText(
  { format }: Pick<Collection, 'format'>,
  raw: string,
): { data: unknown; faults: readonly Fault[] } {
  const large = sizeFault(Buffer.byteLength(raw));
  if (large) return { data: undefined, faults: [{ ...large, offset: 0, length: 1 }] };
  return (format === 'mdx' ? parseMdx : parseJson)(plain(raw));
}
