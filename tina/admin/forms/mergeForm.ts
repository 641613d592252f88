import { alignItems } from '../../../content/compare/alignItems.ts';
import { itemField, kindIn, titleIn } from '../../../content/compare/listItems.ts';
import { withoutAbsent } from '../../../content/load/read/absent.ts';
import { fieldAt, isFields } from '../../../content/load/read/schemaWalk.ts';
import type { Collection } from '../../../content/schema/collections.ts';
import { mergeRecords, type Place, type Sides } from '../../shared/mergeRecords.ts';
import type { Choice } from '../../shared/Repository.ts';
import { isTree } from './toRecord.ts';
import { meanTheSame } from './unsavedForms.ts';

type Values = Readonly<Record<string, unknown>>;
type Schema = Collection['schema'];

interface MergedForm {
  /** What the form shows: what is typed in it, and what came in everywhere else. */
  readonly values: Values;
  /** The fields that both changed, with both values. */
  readonly conflicts: readonly (Place & Sides)[];
}

/**
 * Merges changes of others into a form field by field, during typing.
 * @param base what both began from
 * @param mine what the form holds now
 * @param theirs what is stored now
 * @param side what the form shows where both changed a field
 */
export function mergeForm(
  schema: Schema,
  base: Values,
  mine: Values,
  theirs: Values,
  side: Choice = 'mine',
): MergedForm {
  const conflicts: (Place & Sides)[] = [];
  const clean = (values: Values) => withoutAbsent(values, isTree) as Values;
  const sides = { base: clean(base), mine: clean(mine), theirs: clean(theirs) };
  const values = mergeRecords(schema, sides, {
    nameItem: String,
    isWhole: isTree,
    decide(sides, place) {
      conflicts.push({ ...place, ...sides });
      return side;
    },
  });
  return { values: values as Values, conflicts };
}

/**
 * Where an item of a form's lists is after a change of the lists around it.
 * @param name the item's name in the form, for example `sections.3.items.0`
 * @returns its name now; undefined where the item, or one around it, is gone
 */
export function followItem(
  schema: Schema,
  name: string,
  before: Values,
  after: Values,
): string | undefined {
  let [was, is]: unknown[] = [before, after];
  const found: string[] = [];
  const path: PropertyKey[] = [];
  for (const step of name.split('.')) {
    const list = fieldAt(schema, path, before);
    let next = step;
    if (Array.isArray(was)) {
      if (!Array.isArray(is)) return undefined;
      const nameOf = (item: unknown) => titleIn(itemField(list, item), item);
      const pairs = alignItems(was, is, nameOf, kindIn);
      const index = pairs.find((pair) => pair.before === Number(step))?.after;
      if (index === undefined) return undefined;
      next = String(index);
    }
    found.push(next);
    path.push(Array.isArray(was) ? Number(step) : step);
    was = isFields(was) || Array.isArray(was) ? Reflect.get(was, step) : undefined;
    is = isFields(is) || Array.isArray(is) ? Reflect.get(is, next) : undefined;
  }
  return found.join('.');
}

/** The fields of a form that differ from what it shows, with their new values; undefined is a cleared field. */
export const changedFields = (before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.keys({ ...before, ...after })
      .filter((name) => !meanTheSame(before[name], after[name]))
      .map((name) => [name, after[name]]),
  );
