import { inspectChanges } from '../../content/load/inspect.ts';
import type { Diagnostic } from '../../content/load/read/diagnostic.ts';
import { parseText } from '../../content/load/read/parse.ts';
import { collectionOf, recordNames } from './contentFiles.ts';
import { planSave } from './planSave.ts';
import type { OldField, Save, SaveAnswer } from './Repository.ts';
import type { SavePlan, SaveState } from './saveWords.ts';

type Texts = ReadonlyMap<string, string | undefined>;

/**
 * Finds out what saves come to together, and whether the check accepts it. Writes nothing.
 * @returns a plan for each save, with the texts of all files that change; or the reasons why none is made
 */
export async function planSaves(
  state: SaveState,
  saves: readonly Save[],
): Promise<
  | { readonly plans: readonly SavePlan[]; readonly texts: Texts }
  | { readonly refusals: readonly SaveAnswer[] }
> {
  const plans: SavePlan[] = [];
  const refusals: SaveAnswer[] = [];
  for (const save of saves) {
    const plan = await planSave(state, save);
    if (plan.kind === 'plan') plans.push(plan);
    else refusals.push(plan);
  }
  if (refusals.length > 0) return { refusals };
  // What a save writes itself counts more than what follows from another one.
  const texts = new Map([
    ...plans.flatMap((plan) => [...plan.texts]),
    ...plans.flatMap((plan) => [...plan.texts].filter(([file]) => file === plan.file)),
  ]);
  const faults = texts.size > 0 ? inspectChanges(state.root, texts) : [];
  if (faults.length === 0) return { plans, texts };
  const fields = faults.map((fault) => oldField(fault, texts.get(fault.file)));
  if (fields.every((field) => field !== undefined)) return { refusals: [{ kind: 'old', fields }] };
  return { refusals: [{ kind: 'refused', messages: sentences(state.root, faults, texts) }] };
}

/** The field that a fault is about, if its schema has no such field. */
function oldField({ file, place }: Diagnostic, text: string | undefined): OldField | undefined {
  const collection = collectionOf(file);
  if (!collection || text === undefined || !place || !('part' in place) || place.part !== 'key')
    return undefined;
  const value = place.path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key],
    parseText(collection, text).data,
  );
  return { name: String(place.path.at(-1)), value };
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
