import { inspect, inspectChanges } from '../../content/load/inspect.ts';
import type { Diagnostic } from '../../content/load/read/diagnostic.ts';
import { parseText } from '../../content/load/read/parse.ts';
import { fieldsOf } from '../../content/load/read/record.ts';
import { valueAt } from '../../content/load/read/schemaWalk.ts';
import { collections } from '../../content/schema/collections.ts';
import type { OldField, Save, SaveAnswer } from '../shared/Repository.ts';
import { budgetOf } from './budget.ts';
import { collectionOf, recordNames } from './contentFiles.ts';
import { followedIn, followMoves, movedPages, type Texts } from './followers.ts';
import { planSave } from './planSave.ts';
import type { SavePlan, SaveState } from './savePlan.ts';

/**
 * Finds out what saves come to together, and whether the check accepts it. Writes nothing.
 * @param signal of a connection that ended (`budgetOf`)
 * @returns a plan for each save, with the texts of all files that change; or the reasons why none is made
 */
export async function planSaves(
  state: SaveState,
  saves: readonly Save[],
  signal?: AbortSignal,
): Promise<
  | { readonly plans: readonly SavePlan[]; readonly texts: Texts }
  | { readonly refusals: readonly SaveAnswer[] }
> {
  const plans: SavePlan[] = [];
  const refusals: SaveAnswer[] = [];
  const check = budgetOf(signal);
  for (const save of saves) {
    check();
    const plan = await planSave(state, save);
    if (plan.kind === 'plan') plans.push(plan);
    else refusals.push(plan);
  }
  if (refusals.length > 0) return { refusals };
  // What a save writes itself counts more than what follows from another one.
  const own = new Map([
    ...plans.flatMap((plan) => [...plan.texts]),
    ...plans.flatMap((plan) => [...plan.texts].filter(([file]) => file === plan.file)),
  ]);
  const moves = pagesMoved(state, saves, plans, own);
  const followed = moves.size > 0 ? followMoves(state.root, moves, own) : new Map<string, string>();
  const texts = new Map([...own, ...followed]);
  const faults = texts.size > 0 ? inspectChanges(state.root, texts) : [];
  if (faults.length === 0) {
    const all = plans.map((plan, i) => {
      const { file, record } = plan;
      const collection = followed.has(file) ? collectionOf(file) : undefined;
      return {
        ...plan,
        record: (collection && followedIn(collection, record, moves)) ?? record,
        // The answer to the first save names the records that follow.
        texts: i === 0 ? new Map([...plan.texts, ...followed]) : plan.texts,
      };
    });
    return { plans: all, texts };
  }
  const fields = oldFields(faults, texts);
  if (fields) return { refusals: [{ kind: 'old', fields }] };
  return { refusals: [{ kind: 'refused', messages: sentences(state.root, faults, texts) }] };
}

/** The pages that get another address. Links follow them: the check refuses each of the two alone. */
function pagesMoved(
  { root }: SaveState,
  saves: readonly Save[],
  plans: readonly SavePlan[],
  texts: Texts,
) {
  const { pages } = collections;
  const changed = plans.filter(({ file }) => collectionOf(file) === pages);
  const readings = changed.length > 0 ? inspect(root).readings : [];
  const sides = changed.map(({ file }) => {
    const from = saves.find((save) => save.file === file)?.renamedFrom ?? file;
    const text = texts.get(file);
    const before = readings.find((reading) => reading.file === from)?.data;
    return [before, text === undefined ? undefined : fieldsOf(pages, text)] as const;
  });
  return movedPages(sides);
}

/** Fields that a person is asked about at once: a release takes away few. */
const MOST_OLD = 20;

/** The fields that faults are about, if all of them are fields that no schema has. Each record is parsed once. */
function oldFields(faults: readonly Diagnostic[], texts: Texts): OldField[] | undefined {
  if (faults.length > MOST_OLD) return undefined;
  const parsed = new Map<string, unknown>();
  const fields: OldField[] = [];
  for (const { file, at } of faults) {
    const [collection, text] = [collectionOf(file), texts.get(file)];
    if (!collection || text === undefined || !at || !('part' in at) || at.part !== 'key')
      return undefined;
    if (!parsed.has(file)) parsed.set(file, parseText(collection, text).data);
    const value = valueAt(parsed.get(file), at.path);
    fields.push({ name: String(at.path.at(-1)), value });
  }
  return fields;
}

/** What the check says, for the person who saved. */
function sentences(root: string, faults: readonly Diagnostic[], texts: Texts): string[] {
  const names = recordNames(root);
  const isOne = texts.size === 1;
  return faults.map(({ file, rule, fix }) => {
    const said = `${rule} ${fix}`;
    return isOne && texts.has(file) ? said : `“${names(file)}”: ${said}`;
  });
}
