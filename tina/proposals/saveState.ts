import { changedFiles } from '../../content/compare/changedFiles.ts';
import type { Git } from '../../content/compare/git.ts';
import { isId } from '../../content/compare/objects.ts';
import type { LastChange, Save } from '../shared/Repository.ts';
import type { Context } from './ProposalContext.ts';
import type { SaveState } from './savePlan.ts';

/** A record may have been renamed more than once. */
const RENAMES = 8;

/** The state of a proposal at a commit, which its worktree holds. */
export function saveState(
  { clone: { repository, git, objects }, lineage }: Context,
  head: string,
  root: string,
  saves: readonly Save[],
): SaveState {
  return {
    root,
    lineage,
    besides: new Set(saves.map(({ file }) => file)),
    async read(file) {
      const found = await objects.read(`${head}:${file}`);
      return found?.type === 'blob' ? { text: `${found.bytes}`, version: found.id } : undefined;
    },
    async text(version) {
      const found = isId(version) ? await objects.read(version) : undefined;
      return found?.type === 'blob' ? `${found.bytes}` : undefined;
    },
    lastChange: (file) => lastChangeAt(git, head, file),
    async whereTo(file) {
      let name = file;
      let who: string | undefined;
      for (let step = 0; step < RENAMES; step++) {
        const format = ['--format=%H%x00%an', '--diff-filter=D', '--no-renames'];
        const told = await git(['log', '-1', ...format, '--end-of-options', head, '--', name]);
        const [commit = '', author] = told.trim().split('\0');
        if (!commit) break;
        who = author;
        const changes = await changedFiles(repository, `${commit}^1`, commit);
        const to = changes.find(({ from }) => from === name)?.file;
        if (!to) return { who };
        name = to;
        if (await objects.read(`${head}:${name}`)) return { file: name, who };
      }
      return { who };
    },
  };
}

/** Who changed a file last, as a commit has it. */
export async function lastChangeAt(
  git: Git,
  commit: string,
  file: string,
): Promise<LastChange | undefined> {
  const format = '--format=%an%x00%at%x00%H';
  const told = await git(['log', '-1', format, '--end-of-options', commit, '--', file]);
  const [who = '', seconds, id] = told.trim().split('\0');
  return id ? { who, when: Number(seconds) * 1000, commit: id } : undefined;
}
