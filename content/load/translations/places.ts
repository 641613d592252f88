import { TYPE } from '../../schema/section.ts';
import { type Fields, isFields, itemOf, shapeOf, variantOf } from '../read/schemaWalk.ts';
import { isOfKind, nameOf, pairs } from './merge.ts';
import { OF, translatable, WAS } from './translationSchema.ts';

type Schema = Parameters<typeof nameOf>[0];

/**
 * The words of a translation with a place for every group and item of its record, in the record's order: what a form
 * shows. Items that the record no longer has are last.
 * @param own the record, and @param words its translation as the file has it
 */
export function withPlaces(schema: Schema, own: unknown, words: unknown): unknown {
  const item = itemOf(schema);
  if (item && Array.isArray(own)) {
    const given = Array.isArray(words) ? words : [];
    const found = pairs(item, own, given);
    const placed = own.map((value, at) => {
      const name = nameOf(item, value);
      return {
        ...(isFields(value) && TYPE in value && { [TYPE]: value[TYPE] }),
        ...(name && { [OF]: name }),
        ...(withPlaces(variantOf(item, value) ?? item, value, given[found[at] ?? -1]) as Fields),
      };
    });
    return [...placed, ...given.filter((_, index) => !found.includes(index))];
  }
  if (!isFields(own)) return words;
  const [given, shape] = [isFields(words) ? words : {}, shapeOf(schema)];
  const groups = Object.entries(own).flatMap(([key, value]) => {
    const inner = shape[key];
    const isGroup = typeof value === 'object' && inner && translatable(inner);
    return isGroup ? [[key, withPlaces(inner, value, given[key])]] : [];
  });
  return { ...given, ...Object.fromEntries(groups) };
}

/** The fields of an item that name it, and those of forms. */
const isMark = (key: string) => key.startsWith('_');

const holdsWords = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([key, one]) => !isMark(key) && holdsWords(one))
    : typeof value === 'string' && value !== '';

/** Whether two items have the same name, so that only their order identifies them. */
const isNamedAlike = (one: unknown, other: unknown): boolean =>
  isOfKind(one, other) && (one as Fields)[OF] === (other as Fields)[OF];

/** The reverse of `withPlaces`: without the groups and items that have no words. */
export function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .filter((item, at) =>
        value.slice(at).some((one) => isNamedAlike(item, one) && holdsWords(one)),
      )
      .map(withoutPlaces);
  if (!isFields(value)) return value;
  const kept = Object.entries(value).filter(([key, one]) => isMark(key) || holdsWords(one));
  const was = Object.entries(Object(value[WAS])).filter(([key]) => holdsWords(value[key]));
  return {
    ...Object.fromEntries(kept.map(([key, one]) => [key, withoutPlaces(one)])),
    ...(WAS in value && { [WAS]: was.length > 0 ? Object.fromEntries(was) : undefined }),
  };
}
