import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { forget } from '../../../content/load/inspect.ts';
import { type Git, GitError, gitIn } from './git.ts';
import type { Objects } from './objects.ts';
import { writeWhole } from './writeWhole.ts';

/** What of a commit lies in a worktree. No code: that comes from the service's own checkout alone. */
const PATTERNS = '/content/\n/public/\n!/content/load/\n!/content/schema/\n';

/** Folders of one commit's content each, that the site is shown from. */
export interface Worktrees {
  /** Where the worktree of a name lies, whether it does or not. */
  pathOf(name: string): string;
  /**
   * Brings a worktree to what a commit holds, whatever lies there; makes it where there is none.
   * @param branch that it stands on; without one it stands on the commit
   */
  reset(name: string, commit: string, branch?: string): Promise<void>;
  /**
   * Brings a worktree from one commit to the next: file by file and each of them whole, for somebody may
   * be looking.
   */
  move(name: string, from: string, to: string): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
}

export function openWorktrees(folder: string, git: Git, objects: Objects): Worktrees {
  const pathOf = (name: string) => join(folder, name);

  const make = async (path: string, commit: string, branch?: string) => {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(dirname(path), { recursive: true });
    await git(['worktree', 'prune']);
    const on = branch ? [path, branch] : ['--detach', path, commit];
    await git(['worktree', 'add', '--quiet', '--force', '--no-checkout', ...on]);
    const inside = gitIn(path);
    await inside(['sparse-checkout', 'set', '--no-cone', '--stdin'], { input: PATTERNS });
  };

  return {
    pathOf,
    async reset(name, commit, branch) {
      const path = pathOf(name);
      if (!existsSync(join(path, '.git'))) await make(path, commit, branch);
      try {
        await bring(path, commit);
      } catch (error) {
        if (!(error instanceof GitError)) throw error;
        // Made anew it holds the same.
        await make(path, commit, branch);
        await bring(path, commit);
      }
    },
    async move(name, from, to) {
      const path = pathOf(name);
      const listed = await git(['diff-tree', '-r', '-z', '--no-renames', '--raw', from, to, '--']);
      const words = listed.split('\0');
      const files: string[] = [];
      let index = '';
      for (let at = 0; at + 1 < words.length; at += 2) {
        const [, mode, , blob] = (words[at] as string).slice(1).split(' ');
        const file = words[at + 1] as string;
        index += `${mode === '000000' ? '0' : mode} ${blob}\t${file}\0`;
        if (!isShown(file) || mode === '120000' || mode === '160000') continue;
        const found = mode === '000000' ? undefined : await objects.read(blob as string);
        if (found) writeWhole(join(path, file), found.bytes, false);
        else rmSync(join(path, file), { force: true });
        files.push(file);
      }
      await gitIn(path)(['update-index', '-z', '--index-info'], { input: index });
      return files;
    },
    async remove(name) {
      const path = pathOf(name);
      rmSync(path, { recursive: true, force: true });
      forget(path);
      await git(['worktree', 'prune']);
    },
  };
}

const isShown = (file: string) => /^(?:content\/(?!load\/|schema\/)|public\/)/.test(file);

async function bring(path: string, commit: string): Promise<void> {
  const git = gitIn(path);
  await git(['reset', '--hard', '--quiet', commit]);
  const folders = ['content', 'public'].filter((name) => readdirSync(path).includes(name));
  if (folders.length > 0) await git(['clean', '-ffdxq', '--', ...folders]);
}
