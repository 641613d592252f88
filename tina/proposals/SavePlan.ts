import type { LastChange, MergedField, SaveAnswer, StoredText } from './Repository.ts';

/** What a save becomes, if the check agrees. */
export interface SavePlan {
  readonly kind: 'plan';
  /** The file that the record ends up in. */
  readonly file: string;
  /** The texts of all files that change; undefined for one that goes away. */
  readonly texts: ReadonlyMap<string, string | undefined>;
  readonly merged: readonly MergedField[];
  /** What happens, for the history: `Change “Losing well”`. */
  readonly subject: string;
}

/** What a plan is made from: the state of the proposal, read under the lock. */
export interface SaveState {
  /** The worktree, which holds that state. */
  readonly root: string;
  read(file: string): Promise<StoredText | undefined>;
  /** Bytes by their version. */
  text(version: string): Promise<string | undefined>;
  lastChange(file: string): Promise<LastChange | undefined>;
  /** Files that the same step changes too: they may let go of a record that it deletes. */
  readonly besides: ReadonlySet<string>;
  /** Where a record that is gone went, and who took it there. */
  whereTo(file: string): Promise<{ readonly file?: string; readonly who?: string } | undefined>;
}

/** Why there is no plan: what to tell the editor. */
export type NoPlan = Exclude<SaveAnswer, { kind: 'saved' }>;
