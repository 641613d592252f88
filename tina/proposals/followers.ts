import { inspect } from '../../content/load/inspect.ts';
import { canonicalText } from '../../content/load/read/canonical.ts';
import { parseText } from '../../content/load/read/parse.ts';
import { type Fields, fieldsIn, valueAt } from '../../content/load/read/schemaWalk.ts';
import { translated } from '../../content/load/translations/translationSchema.ts';
import { type Collection, collections } from '../../content/schema/collections.ts';
import { collectionOf } from './contentFiles.ts';

/** Texts of files; undefined for one that goes away. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** What got another name: records by their files, and pages by their addresses. */
export type Moves = ReadonlyMap<string, string>;

/** A page's address in a link, in a text: `[words](/about#team)`. */
const TEXT_LINK = /(\]\(<?)(\/[^\s()<>]*)/g;

/**
 * References and links that follow what they name.
 * @param root the folder of the records
 * @param texts what is different from that folder
 * @returns the texts of the records and translations that change
 */
export function followMoves(
  root: string,
  moves: Moves,
  texts: Texts = new Map(),
): Map<string, string> {
  const { readings, translations } = inspect(root);
  const known = new Map<string, { collection: Collection; data: unknown }>();
  for (const { file, collection, data } of readings)
    known.set(file, { collection: collections[collection], data });
  for (const { file, collection, words: data } of translations)
    known.set(file, { collection: translated(collections[collection]), data });
  for (const [file, text] of texts) {
    const collection = known.get(file)?.collection ?? collectionOf(file);
    if (text === undefined) known.delete(file);
    else if (collection) known.set(file, { collection, ...parseText(collection, text) });
  }
  const followed = new Map<string, string>();
  for (const [file, { collection, data }] of known) {
    const next = followedIn(collection, data, moves);
    if (next) followed.set(file, canonicalText(collection, next));
  }
  return followed;
}

/** A record with its links and references changed; undefined if none is. */
export function followedIn(
  { schema }: Collection,
  data: unknown,
  moves: Moves,
): Fields | undefined {
  const changes = fieldsIn(schema, data).flatMap(({ value, meta: { widget }, path }) => {
    if (typeof value !== 'string') return [];
    const next =
      widget === 'link' || widget === 'reference'
        ? moved(value, moves)
        : widget === 'markdown'
          ? value.replace(TEXT_LINK, (_, start, link) => start + moved(link, moves))
          : value;
    return next === value ? [] : [{ path, next }];
  });
  if (changes.length === 0) return undefined;
  const copy = structuredClone(data) as Fields;
  for (const { path, next } of changes)
    Object.assign(valueAt(copy, path.slice(0, -1)) as object, { [path.at(-1) as string]: next });
  return copy;
}

/** What a value names from now on, with its query and its place on the page. */
function moved(value: string, moves: Moves): string {
  const [name = ''] = value.split(/[#?]/);
  const next = moves.get(name);
  return next === undefined ? value : next + value.slice(name.length);
}

/** The addresses that pages leave, with the next ones. @param pages the fields of each before and after */
export const movedPages = (
  pages: readonly (readonly [before: Fields | undefined, after: Fields | undefined])[],
): Moves =>
  new Map(
    pages.flatMap(([before, after]) => {
      const [from, to] = [before?.path, after?.path];
      const isMoved = typeof from === 'string' && typeof to === 'string' && from !== to;
      return isMoved ? [[from, to] as const] : [];
    }),
  );
