import { randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { diffTrees } from '../../content/compare/changedFiles.ts';
import { type Git, NO_FILES } from '../../content/compare/git.ts';
import { forget } from '../../content/load/inspect.ts';
import { decodeAhead } from '../../content/load/pictures/decoded.ts';
import { versionOf } from '../../content/load/read/version.ts';
import { isContentCode } from '../../content/load/source/codeFolders.ts';
import { listFiles } from '../../content/load/source/files.ts';
import { readAhead } from '../../content/load/text/readAhead.ts';
import type { Clone } from './clone.ts';
import { writeWhole } from './writeWhole.ts';

/** The folder of removed worktrees until their files are deleted. No proposal has this name. */
const REMOVED = '.removed';

export type Worktrees = ReturnType<typeof openWorktrees>;

/** Opens the folder of worktrees. Each holds one commit's content, that the site is shown from. */
export function openWorktrees(folder: string, { git, objects }: Pick<Clone, 'git' | 'objects'>) {
  const pathOf = (name: string) => join(folder, name);
  const removed = join(folder, REMOVED);
  mkdirSync(removed, { recursive: true });
  // The last process may have ended before it had deleted them.
  void deleteAll(readdirSync(removed).map((name) => join(removed, name)));

  const bytesOf = async (blob: string | undefined) =>
    blob === undefined ? undefined : (await objects.read(blob))?.bytes;

  /** The commit that each worktree holds for sure, nothing while it is moved; none before its first use. */
  const shown = new Map<string, string>();

  /** Makes the worktree if there is none, whatever the folder holds. */
  const reset = async (path: string, commit: string) => {
    const blobs = new Map(
      (await shownFiles(git, NO_FILES, commit)).map((one) => [one.file, one.blob]),
    );
    const there = ['content', 'public'].flatMap((part) => listFiles(path, part, () => false));
    for (const { file, kind } of there) {
      if (kind !== 'file' || !blobs.has(file)) rmSync(join(path, file));
    }
    let count = 0;
    for (const [file, blob] of blobs) {
      // Others are served meanwhile.
      if (++count % AT_ONCE === 0) await setImmediate();
      const target = join(path, file);
      const isFile = statSync(target, { throwIfNoEntry: false })?.isFile();
      if (isFile && versionOf(readFileSync(target)) === blob) continue;
      // A folder may lie there.
      rmSync(target, { recursive: true, force: true });
      const bytes = await bytesOf(blob);
      if (bytes) writeWhole(target, bytes, false);
    }
    await readWorktree(path);
  };

  /** File by file and each of them whole, for somebody may be looking. */
  const move = async (path: string, from: string, to: string) => {
    const changes = await shownFiles(git, from, to);
    for (const { file, blob } of changes) {
      const target = join(path, file);
      const bytes = await bytesOf(blob);
      if (bytes) await readCommitted(file, bytes);
      if (bytes) writeWhole(target, bytes, false);
      else rmSync(target, { force: true });
    }
    return changes.map(({ file }) => file);
  };

  return {
    /** Where the worktree of a name lies, whether it does or not. */
    pathOf,
    /** Whether a worktree was used since the start. */
    isCheckedOut: (name: string) => shown.has(name),
    /**
     * Brings a worktree to what a commit holds. Where this fails, the next call makes all of it right.
     * @returns the files that changed since the commit that it held; undefined if any may have
     */
    async show(name: string, commit: string): Promise<readonly string[] | undefined> {
      const from = shown.get(name);
      if (from === commit) return [];
      if (from) shown.set(name, '');
      const files = from ? await move(pathOf(name), from, commit) : undefined;
      if (!from) await reset(pathOf(name), commit);
      shown.set(name, commit);
      return files;
    },
    /** Removes worktrees. Their files are deleted in the background: there may be thousands. */
    remove(...names: readonly string[]): void {
      const moved = names.flatMap((name) => {
        const [path, to] = [pathOf(name), join(removed, randomUUID())];
        forget(path);
        shown.delete(name);
        if (!existsSync(path)) return [];
        renameSync(path, to);
        return [to];
      });
      void deleteAll(moved);
    },
  };
}

/**
 * What lies in a worktree of what differs between two commits, with the blob of each file in the later one. No code: that
 * comes from the service's own checkout alone. No link: it would show what lies elsewhere on this machine.
 */
async function shownFiles(git: Git, from: string, to: string) {
  const changes = await diffTrees(git, from, to);
  return changes
    .filter(({ file }) => /^(?:content|public)\//.test(file) && !isContentCode(file))
    .map(({ file, mode, blob }) => ({ file, blob: mode.startsWith('100') ? blob : undefined }));
}

async function deleteAll(paths: readonly string[]): Promise<void> {
  try {
    for (const path of paths) await rm(path, { recursive: true, force: true });
  } catch (error) {
    console.error(`A folder could not be deleted: ${(error as Error).message}`);
  }
}

/** Reads a file of a commit outside this thread, where anybody may have pushed it: nothing in it stops the service. */
const readCommitted = (file: string, bytes: Buffer): Promise<void> =>
  file.startsWith('public/') ? decodeAhead([bytes]) : readAhead(file, `${bytes}`);

/** Files that are read one after the other without a pause: a few milliseconds. */
const AT_ONCE = 50;

/** The same of all that lies in a worktree. */
async function readWorktree(path: string): Promise<void> {
  for (const [index, file] of globSync('content/*/*.{json,mdx}', { cwd: path }).entries()) {
    await readAhead(file, readFileSync(join(path, file), 'utf8'));
    // Others are served meanwhile.
    if (index % AT_ONCE === 0) await setImmediate();
  }
  const pictures = globSync('public/images/**/*.*', { cwd: path });
  await decodeAhead(pictures.map((file) => join(path, file)));
}
