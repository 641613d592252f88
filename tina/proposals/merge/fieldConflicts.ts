import { createHash } from 'node:crypto';
import { withoutIds } from '../../../content/compare/itemIds.ts';
import { type ItemNamer, itemField } from '../../../content/compare/listItems.ts';
import { isId } from '../../../content/compare/objects.ts';
import { fieldAt, isFields } from '../../../content/load/read/schemaWalk.ts';
import type { Field, Place, Sides } from '../../shared/mergeRecords.ts';
import type { Choice, Choices, FieldConflict, LastChange } from '../../shared/Repository.ts';
import { slugOf } from '../contentFiles.ts';

export type Questions = ReturnType<typeof questions>;

/**
 * A merge that asks: where both changed a value and there is no answer, it is mine for now, and a conflict. Whether both
 * changed it is found in mergeRecords.ts.
 * @param file the record whose versions are merged
 * @param nameItem makes of a value what the form shows: of a reference the title of its record, of a day its words
 */
export function questions(file: string, choices: Choices, nameItem: ItemNamer) {
  const conflicts: FieldConflict[] = [];
  const shown = (value: unknown, field: Field): unknown => {
    if (Array.isArray(value))
      return value.map((item) => shown(item, itemField(field, item)?.field));
    if (isFields(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [
          key,
          shown(one, field && fieldAt(field.schema, [key])),
        ]),
      );
    // A file is asked about by its name, not by the id of its bytes.
    if (isId(String(value))) return slugOf(file);
    return typeof value === 'string' ? nameItem(value, field?.meta) : value;
  };
  return {
    conflicts,
    nameItem,
    decide(followed: Sides, place: Place, field?: Field): Choice {
      const sides = withoutIds(followed) as Sides;
      const path = nameOf(file, place, sides);
      const choice = Object.hasOwn(choices, path) ? choices[path] : undefined;
      if (choice === 'mine' || choice === 'theirs') return choice;
      const [mine, theirs] = [shown(sides.mine, field), shown(sides.theirs, field)];
      conflicts.push({ path, ...place, base: sides.base, mine, theirs });
      return 'mine';
    },
  };
}

/** Where a record is asked about as a whole. */
export const WHOLE: Place = { at: [], label: ['The whole record'] };

/** Conflicts with who changed the record on the other side, and when. */
export const signed = (conflicts: readonly FieldConflict[], last?: LastChange): FieldConflict[] =>
  conflicts.map((one) => ({ ...one, who: last?.who, when: last?.when }));

/** The name of a question: its place, and both values. */
function nameOf(file: string, { at }: Place, { mine, theirs }: Sides): string {
  const said = JSON.stringify([file, mine ?? null, theirs ?? null]);
  return `${at.join('.')}#${createHash('sha256').update(said).digest('hex').slice(0, 16)}`;
}
