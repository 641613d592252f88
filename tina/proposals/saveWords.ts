import { slugOf } from './contentFiles.ts';
import { recordNames } from './recordNames.ts';
import type { NoPlan, SaveState } from './SavePlan.ts';

const KEPT = 'What you typed is kept in this browser.';

/** The record was deleted meanwhile. */
export const gone = (file: string, who?: string): NoPlan => ({
  kind: 'gone',
  message: `${who ?? 'Somebody'} deleted ${slugOf(file)} while you had it open. ${KEPT} To bring the record back with your words, save it as a new one; to let it go, close the form.`,
});

/** The record was renamed meanwhile, and is to be renamed once more. */
export async function movedAlready(state: SaveState, file: string, who?: string): Promise<NoPlan> {
  return {
    kind: 'gone',
    message: `${who ?? 'Somebody'} gave this record another name while you had it open: it is “${recordNames(state.root)(file)}” (${slugOf(file)}) now. ${KEPT} Open it there, and rename it if you still want to.`,
  };
}

/** Another record has the name. */
export async function nameTaken(state: SaveState, file: string): Promise<NoPlan> {
  const [, start = '', ending = ''] = /^(.*)(\.[^.]*)$/.exec(file) ?? [];
  let count = 2;
  while (await state.read(`${start}-${count}${ending}`)) count += 1;
  const free = `${start}-${count}${ending}`;
  const { who } = (await state.lastChange(file)) ?? {};
  return {
    kind: 'taken',
    free,
    message: `There is a record called ${slugOf(file)} already${who ? `, from ${who}` : ''}. ${KEPT} Give yours another name: ${slugOf(free)} is free.`,
  };
}
