import type { Response } from 'express';
import type { ChangedFile } from '../../content/compare/changedFiles.ts';
import type { Fields } from '../../content/load/read/schemaWalk.ts';
import { readAhead } from '../../content/load/text/readAhead.ts';
import { budgetOf } from '../proposals/budget.ts';
import type { Version } from '../shared/answers.ts';
import type { Save, SaveAnswer } from '../shared/Repository.ts';

/**
 * Where an editor's records are: the working copy (`npm start`), or a proposal (`npm run editor`). Everything that an
 * open form reads and writes passes through it. Its methods throw a `Refusal` in words for editors.
 */
export interface Store {
  /** The folder whose `content/` and `public/` hold what is saved. */
  readonly root: string;
  /** What became of a record, the newest first. */
  history(file: string): Promise<readonly Version[]>;
  /** A record as it is published, or in the last commit of a working copy, as the values of its form. */
  published(file: string): Promise<Fields | undefined>;
  /** What a proposal changes of what is published; undefined in a working copy. */
  changes?(): Promise<readonly ChangedFile[]>;
  /**
   * Saves records in one step: all of them, or none.
   * @returns the answers in the order of `saves`; if one cannot be saved, only the reasons
   */
  save(saves: readonly Save[]): Promise<readonly SaveAnswer[]>;
  /**
   * Stores a picture under a name that is valid in addresses; it never replaces another.
   * @param name its path below `public/images/` as it came
   * @returns the path that records name it by
   */
  upload(name: string, bytes: Uint8Array): Promise<{ readonly path: string }>;
  /** Renames a picture that no record shows, or deletes it. Both paths are below `public/images/`. */
  movePicture(path: string, to?: string): Promise<void>;
}

/** Reads the texts of saves in a worker with a deadline: no text stops the server for others. */
export async function readSaves(saves: readonly Save[], signal?: AbortSignal): Promise<void> {
  const check = budgetOf(signal);
  for (const { file, record, opened } of saves) {
    check();
    for (const fields of [record, opened]) if (fields) await readAhead(file, fields as Fields);
  }
}

/** The store of a request. The handler in front of the routes sets it. */
export const storeIn = ({ locals }: Response): Store => locals.store;
