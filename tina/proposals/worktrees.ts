import { randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { diffTrees } from '../../content/compare/changedFiles.ts';
import { GitError, gitIn } from '../../content/compare/git.ts';
import { forget } from '../../content/load/inspect.ts';
import { decodeAhead } from '../../content/load/pictures/decoded.ts';
import { CODE_FOLDERS, isContentCode } from '../../content/load/source/codeFolders.ts';
import { readAhead } from '../../content/load/text/readAhead.ts';
import type { Clone } from './clone.ts';
import { writeWhole } from './writeWhole.ts';

/** What of a commit lies in a worktree. No code: that comes from the service's own checkout alone. */
const PATTERNS = `/content/\n/public/\n${CODE_FOLDERS.map((name) => `!/content/${name}/\n`).join('')}`;

/** The folder of removed worktrees until their files are deleted. No proposal has this name. */
const REMOVED = '.removed';

export type Worktrees = ReturnType<typeof openWorktrees>;

/** Opens the folder of worktrees. Each holds one commit's content, that the site is shown from. */
export function openWorktrees(
  folder: string,
  { repository, git, objects }: Pick<Clone, 'repository' | 'git' | 'objects'>,
) {
  const pathOf = (name: string) => join(folder, name);
  const removed = join(folder, REMOVED);
  mkdirSync(removed, { recursive: true });
  // The last process may have ended before it had deleted them.
  void deleteAll(readdirSync(removed).map((name) => join(removed, name)));

  const make = async (path: string, commit: string, branch?: string) => {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(dirname(path), { recursive: true });
    await git(['worktree', 'prune']);
    const on = branch ? [path, branch] : ['--detach', path, commit];
    await git(['worktree', 'add', '--quiet', '--force', '--no-checkout', ...on]);
  };

  const bring = async (path: string, commit: string, branch?: string) => {
    const inside = gitIn(path);
    if (!isSparse(administration(path))) {
      await inside(['sparse-checkout', 'set', '--no-cone', '--stdin'], { input: PATTERNS });
    }
    // A branch is never moved from here.
    if (branch) await inside(['reset', '--hard', '--quiet', 'HEAD']);
    else await inside(['checkout', '--quiet', '--force', '--detach', commit]);
    const folders = ['content', 'public'].filter((name) => existsSync(join(path, name)));
    if (folders.length > 0) await inside(['clean', '-ffdxq', '--', ...folders]);
  };

  return {
    /** Where the worktree of a name lies, whether it does or not. */
    pathOf,
    /**
     * Brings a worktree to what a commit holds, whatever lies there; makes it where there is none.
     * @param branch that it stands on; without one it stands on the commit
     */
    async reset(name: string, commit: string, branch?: string): Promise<void> {
      const path = pathOf(name);
      if (!isOwn(path, repository)) await make(path, commit, branch);
      try {
        await bring(path, commit, branch);
      } catch (error) {
        if (!(error instanceof GitError)) throw error;
        // Made anew it holds the same.
        await make(path, commit, branch);
        await bring(path, commit, branch);
      }
      await readWorktree(path);
    },
    /**
     * Brings a worktree from one commit to the next: file by file and each of them whole, for somebody may
     * be looking. A branch has moved already.
     * @returns the files that changed
     */
    async move(name: string, from: string, to: string, branch?: string) {
      const path = pathOf(name);
      const files: string[] = [];
      let index = '';
      let unseen = '';
      for (const { mode, blob, file } of await diffTrees(git, from, to)) {
        index += `${mode === '000000' ? '0' : mode} ${blob}\t${file}\0`;
        if (!isShown(file) || mode === '120000' || mode === '160000') {
          if (mode !== '000000') unseen += `${file}\0`;
          continue;
        }
        const found = mode === '000000' ? undefined : await objects.read(blob);
        if (found) await readCommitted(file, found.bytes);
        if (found) writeWhole(join(path, file), found.bytes, false);
        else rmSync(join(path, file), { force: true });
        files.push(file);
      }
      const inside = gitIn(path);
      await inside(['update-index', '-z', '--index-info'], { input: index });
      // Else Git would take what does not lie here for deleted.
      if (unseen)
        await inside(['update-index', '--skip-worktree', '-z', '--stdin'], { input: unseen });
      if (!branch) await inside(['update-ref', '--no-deref', 'HEAD', to]);
      return files;
    },
    /** Removes worktrees. Their files are deleted in the background: there may be thousands. */
    async remove(...names: readonly string[]): Promise<void> {
      const moved = names.flatMap((name) => {
        const [path, to] = [pathOf(name), join(removed, randomUUID())];
        forget(path);
        if (!existsSync(path)) return [];
        renameSync(path, to);
        return [to];
      });
      if (moved.length > 0) await git(['worktree', 'prune']);
      void deleteAll(moved);
    },
  };
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

/** Records that are read one after the other without a pause: a few milliseconds. */
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

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/** Where Git keeps what it knows of a worktree. */
const administration = (path: string) => read(join(path, '.git')).replace(/^gitdir: /, '');

/**
 * Whether a worktree is one of this repository. A data folder that was copied or restored elsewhere holds
 * worktrees that lead to the old one.
 */
function isOwn(path: string, repository: string): boolean {
  const folder = administration(path);
  if (!folder || !existsSync(folder)) return false;
  const isWithin = realpathSync(folder).startsWith(`${realpathSync(repository)}${sep}`);
  const back = dirname(read(join(folder, 'gitdir')));
  return isWithin && existsSync(back) && realpathSync(back) === realpathSync(path);
}

/** Whether the patterns were set whole; Git writes them last. */
const isSparse = (folder: string) => read(join(folder, 'info/sparse-checkout')) === PATTERNS.trim();

const isShown = (file: string) => /^(?:content|public)\//.test(file) && !isContentCode(file);
