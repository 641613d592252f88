import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../content/compare/refusal.ts';
import type { RepositorySettings, Signature } from '../shared/Repository.ts';
import { branchOf, type Clone, openClone, refOf } from './clone.ts';
import { openDatabase } from './EventLog.ts';
import { type GitRepository, gitRepository, type Listener } from './GitRepository.ts';
import { embeddedHost } from './hosts/EmbeddedHost.ts';
import { gitHubHost } from './hosts/GitHubHost.ts';
import { Lineage } from './Lineage.ts';
import { type Context, loadProposal } from './ProposalContext.ts';
import { ProposalStore } from './ProposalStore.ts';
import { openPushing } from './pushing.ts';
import { followPush } from './reviewing.ts';
import { serial } from './serial.ts';
import { clear, detectMerged } from './settling.ts';
import { showPublished } from './sync.ts';
import { openUploads } from './uploads.ts';
import { openWorktrees } from './worktrees.ts';
import { FULL, isFull } from './writeWhole.ts';

const BUSY = 5;

/**
 * Makes this process the only owner of a folder. The lock is the operating system's, held by SQLite on
 * a file: it ends with the process, however that ends, so there is no stale one, and no number of a
 * process that another container gave away too.
 * @returns what gives the folder free
 * @throws a `Refusal` where a living process owns it
 */
function ownFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const note = join(folder, 'owner.json');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new Refusal(
      409,
      `Another editor already works in ${folder}${ownerOf(note)}. Stop that one first, or give this one a folder of its own.`,
    );
  }
  const owner = { process: process.pid, machine: hostname(), since: new Date().toISOString() };
  writeFileSync(note, `${JSON.stringify(owner)}\n`);
  return () => lock.close();
}

function ownerOf(note: string): string {
  try {
    const { process, machine, since } = JSON.parse(readFileSync(note, 'utf8'));
    return ` (process ${process} on ${machine}, since ${since})`;
  } catch {
    // It has only just taken it.
    return '';
  }
}

/** Stands as committer: the service itself. */
const COMMITTER: Signature = { name: 'Editor', email: 'editor@localhost' };

/**
 * Opens the editor's repository in a data folder: makes it at the first start, and after a crash brings
 * everything back to what is in git.
 * @throws a `Refusal` where another process owns the folder, or the site's repository cannot be
 * read
 */
export async function openRepository(settings: RepositorySettings): Promise<GitRepository> {
  const { folder, gitHub } = settings;
  mkdirSync(folder, { recursive: true });
  const letGo = ownFolder(folder);
  let clone: Clone | undefined;
  const { project, origin, main = 'main' } = settings;
  const database = openDatabase(settings.database ?? join(folder, 'log.sqlite'));
  const release = () => {
    database.close();
    letGo();
  };
  try {
    const host = gitHub && gitHubHost({ ...gitHub, main });
    const authorization = host?.authorization;
    const store = new ProposalStore(database);
    const onForeign = (id: string, commit: string) => {
      store.add(id, 'replaced', { name: 'The code host', email: '' }, { commit });
    };
    clone = await openClone({ folder, project, origin, main, authorization, onForeign });
    const listeners = new Set<Listener>();
    const context: Context = {
      clone,
      host: host ?? embeddedHost(clone, COMMITTER),
      worktrees: openWorktrees(join(folder, 'worktrees'), clone),
      store,
      pushing: openPushing(clone, (ids) => followPush(context, ids)),
      uploads: openUploads(join(folder, 'uploads')),
      committer: COMMITTER,
      lock: serial(inWords),
      looked: new Map(),
      lineage: new Lineage(),
      async tell(id, files) {
        for (const listener of listeners) {
          try {
            await listener(id, files);
          } catch (error) {
            // A listener that fails does not undo the change.
            console.error(error);
          }
        }
      },
    };
    await context.lock(() => recover(context));
    return gitRepository(context, listeners, release);
  } catch (error) {
    clone?.objects.close();
    release();
    throw error;
  }
}

/** Says in plain words that the disk is full, instead of what Git or Node call that. */
const inWords = (error: unknown) => (isFull(error) ? new Refusal(409, FULL) : error);

const CUT_OFF = 'The editor’s server stopped before it was published.';

/**
 * Brings branches to what they have to be, whenever the last process ended. Worktrees are made right when they are
 * used: with 200 proposals that took half a minute, in which no one could sign in.
 */
async function recover(context: Context): Promise<void> {
  const { clone, store, committer } = context;
  const isCutOff = store.all().some(({ state }) => state === 'publishing');
  // The process may have ended between the push and its note.
  if (isCutOff) await clone.fetch().catch(() => {});
  await showPublished(context);
  const proposals = Map.groupBy(store.all(), ({ state }) => state === 'merged');
  await clear(context, proposals.get(true)?.map(({ id }) => id) ?? []);
  for (const { id, base, state } of proposals.get(false) ?? []) {
    if (!(await clone.objects.read(refOf(id)))) {
      // Begun, and not further.
      await clone.git(['branch', '--no-track', branchOf(id), base]);
    }
    if (state === 'publishing') {
      const settled = await detectMerged(context, await loadProposal(context, id));
      if (settled.state !== 'merged') store.add(id, 'failed', committer, { words: CUT_OFF });
    }
    context.pushing.push(id);
  }
}
