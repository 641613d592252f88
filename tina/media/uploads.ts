import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { forget } from '../../content/load/inspect.ts';
import { isPictureName } from '../../content/load/pictures/pictureKinds.ts';
import { slug } from '../../content/load/read/slug.ts';
import { listPublic, publicFaults } from '../../content/load/source/publicFiles.ts';
import type { FileChange } from '../proposals/commit.ts';
import { UNFINISHED, writeWhole } from '../proposals/writeWhole.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Longer names have no use, and some disks refuse them. */
const LONGEST = 80;

/** Pictures that were uploaded for records which are not saved yet. They outlive the process. */
export interface Uploads {
  /**
   * Keeps a picture, if the check takes it.
   * @param isTaken whether a picture of this path exists already
   */
  add(
    id: string,
    name: string,
    bytes: Uint8Array,
    isTaken: (file: string) => boolean,
  ): { readonly file: string } | { readonly refused: string };
  /** The file that a picture of this name would be kept as; undefined for what is no picture. */
  fileFor(id: string, name: string, isTaken: (file: string) => boolean): string | undefined;
  /** Renames a waiting picture, or deletes it. */
  move(id: string, file: string, to?: string): void;
  /** What waits for a record of a proposal, as `public/images/…`. */
  waiting(id: string): readonly string[];
  /** The changes that bring these pictures into a commit. */
  changesFor(id: string, files: readonly string[]): readonly FileChange[];
  /** Puts what waits into the worktree of its proposal. */
  show(id: string, worktree: string): void;
  /** Forgets pictures that are committed now, or no longer wanted. */
  drop(id: string, files: readonly string[]): void;
  /** What has waited for longer than a day. */
  expired(id: string, now: number): readonly string[];
  remove(id: string): void;
}

export function openUploads(folder: string): Uploads {
  const rootOf = (id: string) => join(folder, id);
  const judging = join(folder, '.judging');
  const waiting = (id: string) =>
    listPublic(rootOf(id))
      .filter(({ kind, file }) => kind === 'file' && !file.endsWith(UNFINISHED))
      .map(({ file }) => file);

  const fileFor: Uploads['fileFor'] = (id, name, isTaken) =>
    freePicture(name, (one) => isTaken(one) || waiting(id).includes(one));

  return {
    waiting,
    fileFor,
    add(id, name, bytes, isTaken) {
      const file = fileFor(id, name, isTaken);
      if (!file) {
        return {
          refused: `“${name}” is not a picture of a kind that the site shows. Export it as webp, png, jpg, avif or svg.`,
        };
      }
      // In a folder of its own, where it is not visible before it is checked.
      rmSync(judging, { recursive: true, force: true });
      writeWhole(join(judging, file), bytes);
      const faults = publicFaults(judging, listPublic(judging));
      forget(judging);
      if (faults.length > 0) {
        rmSync(judging, { recursive: true, force: true });
        return { refused: faults.map(({ rule, fix }) => `${rule} ${fix}`).join('\n') };
      }
      mkdirSync(dirname(join(rootOf(id), file)), { recursive: true });
      renameSync(join(judging, file), join(rootOf(id), file));
      return { file };
    },
    changesFor: (id, files) =>
      files.map((file) => ({ file, bytes: readFileSync(join(rootOf(id), file)) })),
    show(id, worktree) {
      for (const file of waiting(id)) {
        const path = join(worktree, file);
        if (existsSync(path)) continue;
        mkdirSync(dirname(path), { recursive: true });
        copyFileSync(join(rootOf(id), file), `${path}${UNFINISHED}`);
        renameSync(`${path}${UNFINISHED}`, path);
      }
    },
    move(id, file, to) {
      if (!to) return rmSync(join(rootOf(id), file), { force: true });
      mkdirSync(dirname(join(rootOf(id), to)), { recursive: true });
      renameSync(join(rootOf(id), file), join(rootOf(id), to));
    },
    drop(id, files) {
      for (const file of files) rmSync(join(rootOf(id), file), { force: true });
    },
    expired: (id, now) =>
      waiting(id).filter((file) => now - statSync(join(rootOf(id), file)).mtimeMs > DAY),
    remove(id) {
      rmSync(rootOf(id), { recursive: true, force: true });
      forget(rootOf(id));
    },
  };
}

/** `public/images/talks/panel-delhi-2.png` of `talks/Panel – Delhi (2).PNG`; undefined for what is no picture. */
function plainName(name: string): string | undefined {
  const parts = name.replaceAll('\\', '/').split('/').filter(Boolean);
  const last = parts.pop() ?? '';
  const ending = extname(last).toLowerCase();
  const base = slug(last.slice(0, last.length - ending.length)).slice(0, LONGEST);
  const folders = parts.map((part) => slug(part).slice(0, LONGEST)).filter(Boolean);
  const file = ['public/images', ...folders, `${base || 'picture'}${ending}`].join('/');
  return isPictureName(file) ? file : undefined;
}

/**
 * The file of a new picture, as `public/images/…`. It replaces no other: the next one gets a number.
 * @returns undefined for what is not a picture
 */
export function freePicture(path: string, isTaken: (file: string) => boolean): string | undefined {
  const file = plainName(path);
  if (!file) return undefined;
  const ending = extname(file);
  const base = file.slice(0, file.length - ending.length);
  let name = file;
  for (let count = 2; isTaken(name); count++) name = `${base}-${count}${ending}`;
  return name;
}
