import { partOf } from '../../content/compare/revisions.ts';
import { withoutAbsent } from '../../content/load/read/absent.ts';
import { plain } from '../../content/load/read/decode.ts';
import { parseJson } from '../../content/load/read/json.ts';
import { parseMdx } from '../../content/load/read/mdx.ts';
import type { Fields } from '../../content/load/read/schemaWalk.ts';
import { isFields } from '../../content/load/read/schemaWalk.ts';
import { placeFile } from '../../content/load/source/placement.ts';
import { type Collection, collections } from '../../content/schema/collections.ts';

/** Pictures are those of records: icons and fonts are the site's own. */
const PICTURES = 'public/images/';

/** The only signs that paths of records and pictures are made of. */
const PATH = /^\w[\w./-]*$/;

/** What an editor's proposal may touch: nothing else is ever taken from a branch. */
export function contentPart(file: string): 'record' | 'picture' | undefined {
  if (!PATH.test(file) || file.includes('..')) return undefined;
  const part = partOf(file);
  if (part === 'records') return 'record';
  return part === 'pictures' && file.startsWith(PICTURES) ? 'picture' : undefined;
}

/** The collection of a record by its path; undefined where no record may lie. */
export function collectionOf(file: string): Collection | undefined {
  if (contentPart(file) !== 'record') return undefined;
  const { placed, diagnostics } = placeFile(file);
  return placed && diagnostics.length === 0 ? collections[placed.collection] : undefined;
}

/** A record's fields as they stand in its text; undefined where it cannot be read. */
export function fieldsOf({ format }: Collection, text: string): Fields | undefined {
  const { data } = (format === 'mdx' ? parseMdx : parseJson)(plain(text));
  const fields = withoutAbsent(data);
  return isFields(fields) ? fields : undefined;
}

/** `minutes` of `content/talks/minutes.json`. */
export const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
