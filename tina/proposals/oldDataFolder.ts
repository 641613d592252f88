import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { EventKind } from '../shared/events.ts';
import type { Context } from './ProposalContext.ts';
import type { StoredProposal } from './ProposalStore.ts';
import { mergeOf } from './settling.ts';

/** What led to a state that older data folders stored, after the proposal was begun. */
const STEPS: Readonly<Partial<Record<StoredProposal['state'], readonly EventKind[]>>> = {
  open: ['proposed'],
  'changes-asked': ['proposed', 'asked'],
  approved: ['proposed', 'approved'],
  merged: ['proposed', 'approved', 'published'],
  closed: ['proposed', 'closed'],
};

/** Older data folders do not say who it was. */
const EARLIER = { name: 'Unknown', email: '' };

/**
 * Takes the proposals of an older data folder, a file each, into the log, once. If the process ends meanwhile, the
 * next start goes on.
 * @throws an `Error` that names a file that cannot be read
 */
export async function takeOver(
  folder: string,
  { store, clone }: Pick<Context, 'store' | 'clone'>,
  isGitHub: boolean,
): Promise<void> {
  const proposals = join(folder, 'proposals');
  const names = existsSync(proposals) ? readdirSync(proposals) : [];
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const file = join(proposals, name);
    const { id, title, owner, state, words, note, head, url, ...one } = read(file);
    if (store.get(id)) store.remove(id, EARLIER);
    // The embedded host's requests were files too, and are not needed any more.
    const request = isGitHub ? one.request : undefined;
    store.begin(id, EARLIER, one.base, { title, owner }, one.begun);
    const commit = state === 'merged' && head ? await mergeOf(clone, head) : undefined;
    for (const kind of STEPS[state] ?? []) {
      const detail = kind === 'proposed' ? { words: note, request, url } : { words, head, commit };
      store.add(id, kind, EARLIER, detail, Math.floor(statSync(file).mtimeMs));
    }
    store.change(id, { conflicts: one.conflicts });
    rmSync(file);
  }
  for (const old of [proposals, join(folder, 'requests')])
    rmSync(old, { recursive: true, force: true });
}

function read(file: string): StoredProposal {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${(error as Error).message}. Restore it from the backup, or move it away: what was saved stays in git.`,
    );
  }
}
