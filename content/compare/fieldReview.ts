import { comparable } from '../load/read/characters.ts';
import type { FieldMeta } from '../schema/cms.ts';
import { dayText, timeOf, timeText } from '../schema/datetime.ts';
import type { FieldChange } from './fieldChanges.ts';
import type { ItemNamer } from './listItems.ts';
import { type Picture, picture } from './picture.ts';
import { type Part, textChanges } from './words.ts';

/** A changed field in an editor's terms, ready to be displayed. */
export interface FieldReview {
  readonly path: readonly string[];
  readonly at: FieldChange['at'];
  readonly what: FieldChange['what'];
  readonly shown: Shown;
}

/** The two values of a field as texts; a missing one was or is empty. */
export type ShownWords =
  | { readonly as: 'values'; readonly before?: string; readonly after?: string }
  /** Two versions of a text with some words changed. */
  | { readonly as: 'words'; readonly parts: readonly Part[] };

export type Shown =
  | ShownWords
  | { readonly as: 'pictures'; readonly before?: Picture; readonly after?: Picture };

/** What a revision must provide to describe a field's value. */
export interface Side {
  readonly folder: string;
  /** Returns a record's title, given its file. */
  readonly nameOf: (file: string) => string;
}

type Names = Pick<Side, 'nameOf'>;

/** A suffix for the path of a picture in the earlier revision, if the later one has another picture of that name. */
export const EARLIER = '?earlier';

/** Describes a change in an editor's terms: references by the name of their record, booleans as yes and no. */
export function fieldReview(change: FieldChange, base: Side, head: Side): FieldReview {
  const { path, at, what, meta, before, after } = change;
  if (what === 'moved' || meta?.widget !== 'image')
    return { path, at, what, shown: inWords(change, base, head) };
  const pictures = { before: pictureOf(base, before), after: pictureOf(head, after) };
  return { path, at, what, shown: { as: 'pictures', ...pictures } };
}

/** The same with paths in place of picture files. */
export function inWords(
  { what, meta, before, after }: FieldChange,
  base: Names,
  head: Names,
): ShownWords {
  if (what === 'moved') return { as: 'values', before: `Place ${before}`, after: `Place ${after}` };
  const texts = [say(before, meta, base), say(after, meta, head)] as const;
  // A missing value stays missing.
  const named = comparable(texts[0] ?? '', texts[1] ?? '');
  const [b, a] = texts.map((one, side) => one && named[side]);
  const isText = typeof before === 'string' && typeof after === 'string';
  const parts =
    isText && !meta?.widget?.match(/reference|date|hidden|image/) && b && a
      ? textChanges(b, a)
      : undefined;
  return parts ? { as: 'words', parts } : { as: 'values', before: b, after: a };
}

const pictureOf = ({ folder }: Side, path: unknown) =>
  typeof path === 'string' ? picture(folder, path.replace(EARLIER, '')) : undefined;

/** Names the items of lists as the review does. */
export const itemNamer =
  (side: Names): ItemNamer =>
  (value, meta) =>
    say(value, meta, side) ?? '';

/** A value as the editor's form shows it. */
function say(value: unknown, meta: FieldMeta | undefined, side: Names) {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (meta?.widget === 'reference') return side.nameOf(text);
  if (meta?.names?.[text]) return meta.names[text];
  if (Number.isNaN(timeOf(text))) return text;
  if (meta?.widget === 'date') return dayText(text, 'en-GB');
  return meta?.widget === 'datetime' ? timeText(timeOf(text)) : text;
}
