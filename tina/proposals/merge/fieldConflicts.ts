import { createHash } from 'node:crypto';
import { withoutIds } from '../../../content/compare/itemIds.ts';
import type { Choice, Choices, FieldConflict, LastChange } from '../Repository.ts';
import type { Place, Sides } from './mergeRecords.ts';

export type Questions = ReturnType<typeof questions>;

/**
 * A merge that asks: where both changed a value and there is no answer, it is mine for now, and a conflict. Whether both
 * changed it is found in mergeRecords.ts.
 * @param file the record whose versions are merged
 */
export function questions(file: string, choices: Choices) {
  const conflicts: FieldConflict[] = [];
  return {
    conflicts,
    decide(followed: Sides, place: Place): Choice {
      const sides = withoutIds(followed) as Sides;
      const path = nameOf(file, place, sides);
      const choice = Object.hasOwn(choices, path) ? choices[path] : undefined;
      if (choice === 'mine' || choice === 'theirs') return choice;
      conflicts.push({ path, ...place, ...sides });
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
