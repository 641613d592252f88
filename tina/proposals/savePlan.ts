import type { LastChange, MergedField, SaveAnswer, StoredText } from '../shared/Repository.ts';
import { recordNames, slugOf } from './contentFiles.ts';
import type { Lineage } from './Lineage.ts';

/** What a save becomes, if the check agrees. */
export interface SavePlan {
  readonly kind: 'plan';
  /** The file that the record ends up in. */
  readonly file: string;
  /** The texts of all files that change; undefined for one that goes away. */
  readonly texts: ReadonlyMap<string, string | undefined>;
  readonly merged: readonly MergedField[];
  /** The record, its items with the ids that were sent. */
  readonly record?: unknown;
  /** Remembers the items of the version that is written. */
  remember?(version: string): void;
  /** What happens, for the history: `Change “Losing well”`. */
  readonly subject: string;
}

/** What a plan is made from: the state of the proposal, read under the lock. */
export interface SaveState {
  /** The worktree, which holds that state. */
  readonly root: string;
  readonly lineage: Lineage;
  read(file: string): Promise<StoredText | undefined>;
  /** Bytes by their version. */
  text(version: string): Promise<string | undefined>;
  lastChange(file: string): Promise<LastChange | undefined>;
  /** Files that the same step changes too: they may drop a record that it deletes. */
  readonly besides: ReadonlySet<string>;
  /** Where a record that is gone went, and who took it there. */
  whereTo(file: string): Promise<{ readonly file?: string; readonly who?: string } | undefined>;
}

/**
 * The answers to saves that were made.
 * @param read reads what is stored since
 * @param commit that holds it; none in a working copy
 */
export const savedAnswers = (
  plans: readonly SavePlan[],
  read: SaveState['read'],
  commit?: string,
): Promise<SaveAnswer[]> =>
  Promise.all(
    plans.map(async ({ file, texts, merged, record, remember }): Promise<SaveAnswer> => {
      const { text, version } = (await read(file)) ?? { text: '', version: '' };
      if (version) remember?.(version);
      const files = [...texts.keys()];
      return { kind: 'saved', file, commit, version, text, merged, files, record };
    }),
  );

/** Why there is no plan: what to tell the editor. */
export type NoPlan = Exclude<SaveAnswer, { kind: 'saved' }>;

const KEPT = 'What you typed is kept in this browser.';

/** The record was deleted meanwhile. */
export const gone = (file: string, who?: string): NoPlan => ({
  kind: 'gone',
  message: `${who ?? 'Another person'} deleted ${slugOf(file)} while you had it open. ${KEPT} To bring the record back with your words, save it as a new one; to let it go, close the form.`,
});

/** The record was renamed meanwhile, and is to be renamed once more. */
export async function movedAlready(state: SaveState, file: string, who?: string): Promise<NoPlan> {
  return {
    kind: 'gone',
    message: `${who ?? 'Another person'} renamed this record while you had it open: it is “${recordNames(state.root)(file)}” (${slugOf(file)}) now. ${KEPT} Open it there, and rename it if you still want to.`,
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
