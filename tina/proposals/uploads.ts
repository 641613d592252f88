import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { Refusal } from '../../content/compare/refusal.ts';
import { forget } from '../../content/load/inspect.ts';
import { isPictureName } from '../../content/load/pictures/pictureKinds.ts';
import { slug } from '../../content/load/read/slug.ts';
import { listPublic } from '../../content/load/source/publicFiles.ts';
import type { FileChange } from './commit.ts';
import { UNFINISHED, writeWhole } from './writeWhole.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Where pictures wait whose proposal was published: a form that is still open may name them. No proposal has this name. */
export const LEFT = '.left';

/** Longer names have no use, and some disks refuse them. */
const LONGEST = 80;
const DEEPEST = 5;

export type Uploads = ReturnType<typeof openUploads>;

/** Whether a picture of this path exists already. */
type IsTaken = (file: string) => boolean;

/** Pictures that were uploaded for records which are not saved yet. They outlive the process. */
export function openUploads(folder: string) {
  const rootOf = (id: string) => join(folder, id);
  /** What waits for a record of a proposal, as `public/images/…`. */
  const waiting = (id: string) =>
    listPublic(rootOf(id))
      .filter(({ kind, file }) => kind === 'file' && !file.endsWith(UNFINISHED))
      .map(({ file }) => file);

  return {
    waiting,
    /**
     * Keeps a picture whose content was checked (pictureFiles.ts).
     * @returns its file
     * @throws {Refusal} for what is no picture by its name
     */
    add(id: string, name: string, bytes: Uint8Array, isTaken: IsTaken): string {
      const file = freePicture(name, (one) => isTaken(one) || waiting(id).includes(one));
      writeWhole(join(rootOf(id), file), bytes);
      return file;
    },
    /** The changes that bring these pictures into a commit. */
    changesFor: (id: string, files: readonly string[]): FileChange[] =>
      files.map((file) => ({ file, bytes: readFileSync(join(rootOf(id), file)) })),
    /** Puts what waits into the worktree of its proposal. */
    show(id: string, worktree: string) {
      for (const file of waiting(id)) {
        const path = join(worktree, file);
        if (!existsSync(path)) writeWhole(path, readFileSync(join(rootOf(id), file)), false);
      }
    },
    /** Renames a waiting picture, or hands it to another proposal. */
    move(id: string, file: string, to: string, other = id) {
      mkdirSync(dirname(join(rootOf(other), to)), { recursive: true });
      renameSync(join(rootOf(id), file), join(rootOf(other), to));
    },
    /** Forgets pictures that are committed now, or no longer wanted. */
    drop(id: string, files: readonly string[]) {
      for (const file of files) rmSync(join(rootOf(id), file), { force: true });
    },
    /** What has waited for longer than a day. */
    expired: (id: string, now: number) =>
      waiting(id).filter((file) => now - statSync(join(rootOf(id), file)).mtimeMs > DAY),
    remove(id: string) {
      rmSync(rootOf(id), { recursive: true, force: true });
      forget(rootOf(id));
    },
  };
}

/** `public/images/talks/panel-delhi-2.png` of `talks/Panel – Delhi (2).PNG`. */
function plainName(name: string): string {
  const parts = name.replaceAll('\\', '/').split('/').filter(Boolean);
  const last = parts.pop() ?? '';
  const ending = extname(last).toLowerCase();
  const base = slug(last.slice(0, last.length - ending.length)).slice(0, LONGEST);
  const folders = parts.map((part) => slug(part).slice(0, LONGEST)).filter(Boolean);
  // Of the kind that `isPicturePath` accepts: what is deeper could not be renamed or deleted.
  folders.length = Math.min(folders.length, DEEPEST);
  return ['public/images', ...folders, `${base || 'picture'}${ending}`].join('/');
}

/**
 * The file of a new picture, as `public/images/…`. It replaces no other: the next one gets a number.
 * @throws {Refusal} for what is no picture by its name
 */
export function freePicture(path: string, isTaken: IsTaken): string {
  const file = plainName(path);
  if (!isPictureName(file) || path.split(/[\\/]/).includes('..'))
    throw new Refusal(415, `“${path}” is not a picture of a kind that the site shows.`);
  const ending = extname(file);
  const base = file.slice(0, file.length - ending.length);
  let name = file;
  for (let count = 2; isTaken(name); count++) name = `${base}-${count}${ending}`;
  return name;
}
