import type { z } from 'zod';
import type { FieldMeta } from '../../schema/cms.ts';
import { titleOf } from '../../schema/fields.ts';
import { TYPE } from '../../schema/section.ts';
import {
  type Fields,
  isFields,
  itemOf,
  openField,
  shapeOf,
  variantOf,
} from '../read/schemaWalk.ts';
import { OF, translatable, WAS } from './translationSchema.ts';

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];

/** A text of a translation that is not shown, because the record no longer has such a field or item. */
export interface Stray {
  /** Its path in the translation. */
  readonly path: Path;
  readonly meta: FieldMeta | undefined;
  /** The name that an item was searched by, and the names of untranslated items of its kind. */
  readonly item?: { readonly name: string; readonly names: readonly string[] };
}

/** A text of the record that has no translation. */
interface Untranslated {
  readonly text: string;
  readonly meta: FieldMeta | undefined;
}

/** A translated text whose text in the record changed since. */
export interface Outdated {
  /** Its path in the translation. */
  readonly path: Path;
  readonly meta: FieldMeta | undefined;
  /** The text of the record: when it was translated, and now. */
  readonly was: string;
  readonly text: string;
}

/** A translated record, and the texts of either file that have no counterpart. */
export interface Merged {
  readonly value: unknown;
  readonly strays: readonly Stray[];
  readonly untranslated: readonly Untranslated[];
  readonly outdated: readonly Outdated[];
}

/** Whether a text has letters: numbers and other characters are the same in every language. */
const hasWords = (text: unknown): text is string => typeof text === 'string' && /\p{L}/u.test(text);

/**
 * Replaces the texts of a record by those of its translation. Texts without a translation stay as they are: readers
 * get more from a half-translated page than from none, and untranslated text is marked with its language
 * (renderer/markLanguage.ts).
 */
export function mergeTranslation(schema: Schema, record: unknown, translation: unknown): Merged {
  const strays: Stray[] = [];
  const untranslated: Untranslated[] = [];
  const outdated: Outdated[] = [];

  const text = (field: Schema, own: unknown, words: unknown) => {
    if (typeof words === 'string') return words;
    if (hasWords(own)) untranslated.push({ text: own, meta: openField(field).meta });
    return own;
  };

  const group = (field: Schema, own: Fields, words: unknown, path: Path): Fields => {
    const given = isFields(words) ? words : {};
    const shape = shapeOf(field);
    for (const key of Object.keys(given))
      if (!(key in own) && key !== OF && shape[key])
        strays.push({ path: [...path, key], meta: openField(shape[key]).meta });
    for (const [key, was] of Object.entries(Object(given[WAS]))) {
      const [inner, text] = [shape[key], own[key]];
      const isOutdated = inner && typeof text === 'string' && text !== was && key in given;
      if (isOutdated)
        outdated.push({
          path: [...path, key],
          meta: openField(inner).meta,
          was: String(was),
          text,
        });
    }
    return Object.fromEntries(
      Object.entries(own).map(([key, value]) => {
        const inner = shape[key];
        return [key, inner ? merge(inner, value, given[key], [...path, key]) : value];
      }),
    );
  };

  const list = (item: Schema, own: readonly unknown[], words: unknown, path: Path) => {
    const given = Array.isArray(words) ? words : [];
    const found = pairs(item, own, given);
    for (const [index, one] of given.entries()) {
      if (found.includes(index)) continue;
      const name = isFields(one) && typeof one[OF] === 'string' ? one[OF] : '';
      const names = own.flatMap((value, at) =>
        found[at] === undefined && isOfKind(one, value) ? nameOf(item, value) || [] : [],
      );
      const meta = openField(variantOf(item, one) ?? item).meta;
      strays.push({ path: [...path, index], meta, ...(name && { item: { name, names } }) });
    }
    return own.map((value, index) => {
      const at = found[index] ?? -1;
      return merge(variantOf(item, value) ?? item, value, given[at], [...path, at]);
    });
  };

  const merge = (field: Schema, own: unknown, words: unknown, path: Path): unknown => {
    if (isFields(own)) return openField(field).meta?.same ? own : group(field, own, words, path);
    if (!translatable(field)) return own;
    const item = itemOf(field);
    return item && Array.isArray(own) ? list(item, own, words, path) : text(field, own, words);
  };

  return { value: merge(schema, record, translation, []), strays, untranslated, outdated };
}

/**
 * Updates a translation after texts of its record changed: keeps what they were, and gives renamed items their new names.
 * @param before the record that the translation refers to, and @param after its new state
 * @param isSame whether two items are the same, whatever they are called
 * @returns undefined if no translated text changed
 */
export function followTexts(
  schema: Schema,
  before: unknown,
  after: unknown,
  translation: unknown,
  isSame: (one: unknown, other: unknown) => boolean,
): unknown {
  let isChanged = false;
  const follow = (field: Schema, old: unknown, next: unknown, words: unknown): unknown => {
    const item = itemOf(field);
    if (item && Array.isArray(old) && Array.isArray(next) && Array.isArray(words)) {
      const found = pairs(item, old, words);
      return words.map((one, at) => {
        const from = old[found.indexOf(at)];
        const to = from && next.find((other) => isSame(from, other));
        if (!to || !isFields(one)) return one;
        const name = nameOf(item, to);
        const isRenamed = OF in one && name !== '' && name !== nameOf(item, from);
        if (isRenamed) isChanged = true;
        const inner = follow(variantOf(item, from) ?? item, from, to, one) as Fields;
        return isRenamed ? { ...inner, [OF]: name } : inner;
      });
    }
    if (!isFields(old) || !isFields(next) || !isFields(words)) return words;
    const shape = shapeOf(field);
    const { [WAS]: marked, ...given } = words;
    const followed = Object.entries(given).map(([key, one]) => [
      key,
      shape[key] ? follow(shape[key], old[key], next[key], one) : one,
    ]);
    const was = earlierTexts(old, next, given, isFields(marked) ? marked : {});
    if (JSON.stringify(was) !== JSON.stringify(marked ?? {})) isChanged = true;
    return { ...Object.fromEntries(followed), ...(Object.keys(was).length > 0 && { [WAS]: was }) };
  };
  const followed = follow(schema, before, after, translation);
  return isChanged ? followed : undefined;
}

/** The texts of a group that differ from what was translated, as they were then. */
const earlierTexts = (old: Fields, next: Fields, words: Fields, marked: Fields): Fields =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, one]) => {
      const was = marked[key] ?? old[key];
      const isText = typeof one === 'string' && typeof was === 'string';
      return isText && key !== OF && key !== TYPE && was !== next[key] ? [[key, was]] : [];
    }),
  );

/** The name of a list item: the text of its title field; of a heading, the first part. */
export function nameOf(item: Schema, value: unknown): string {
  const variant = variantOf(item, value);
  const key = variant && titleOf(variant as z.ZodType);
  const title = key && isFields(value) ? value[key] : undefined;
  return String((isFields(title) ? title.roman : title) ?? '');
}

export const isOfKind = (one: unknown, other: unknown): boolean =>
  isFields(one) && isFields(other) && one[TYPE] === other[TYPE];

/**
 * For each item of a record, the index of its translation among items of the same kind: the one with its complete name,
 * or with the longest prefix of it. A prefix of several names translates none of them.
 */
export function pairs(
  item: Schema,
  own: readonly unknown[],
  given: readonly unknown[],
): readonly (number | undefined)[] {
  const names = own.map((value) => nameOf(item, value));
  const found = own.map((): number | undefined => undefined);
  const take = (index: number, fits: (name: string) => boolean) => {
    const [first, ...others] = [...own.entries()].flatMap(([at, value]) =>
      found[at] === undefined && isOfKind(given[index], value) && fits(names[at] ?? '') ? at : [],
    );
    if (first !== undefined && others.every((at) => names[at] === names[first]))
      found[first] = index;
  };
  const called = given.map((one, index) => {
    const name = isFields(one) && typeof one[OF] === 'string' ? one[OF] : '';
    return { index, name };
  });
  for (const { index, name } of called) take(index, (whole) => whole === name);
  for (const { index, name } of called.toSorted((a, b) => b.name.length - a.name.length))
    if (name && !found.includes(index)) take(index, (whole) => whole.startsWith(name));
  return found;
}
