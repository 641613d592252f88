import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Git, GitError, gitIn, tryGit, withoutPasswords } from '../../content/compare/git.ts';
import { isId, openObjects } from '../../content/compare/objects.ts';
import { Refusal } from '../../content/compare/refusal.ts';
import type { RepositorySettings } from '../shared/Repository.ts';
import { keepCommit } from './deletedProposals.ts';

/** Milliseconds that a Git which outlived the process that started it is given to end. */
const PATIENCE = 2_000;
const INTERVAL = 50;

/** Objects and hooks have no locks. */
const locksIn = (repository: string) =>
  globSync('**/*.lock', { cwd: repository, exclude: ['objects', 'hooks'] });

/** Reports of a Git that ended too early, and objects that were being written. */
const LEFT = ['fast_import_crash_*', 'objects/tmp_*', 'objects/{??,pack}/tmp_*'];

/**
 * Takes away what killed processes left in a repository: locks, and objects that were being written.
 * Call it as the only owner. A lock may still be held by a Git that the last owner started: those end
 * within moments, and are waited for.
 */
async function clearLeftovers(repository: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (locksIn(repository).length > 0 && Date.now() < until) await setTimeout(INTERVAL);
  const left = [...locksIn(repository), ...globSync(LEFT, { cwd: repository })];
  // That Git may still be writing into a folder that is deleted.
  const order = { recursive: true, force: true, maxRetries: 5 };
  for (const file of left) rmSync(join(repository, file), order);
}

/** The folder of branches that are proposals. */
export const PROPOSALS = 'edit/';

/** The bare clone that all proposals live in, and the way to its origin. */
export type Clone = Awaited<ReturnType<typeof openClone>>;

/** All of them. */
export const COPIES = [`${PROPOSALS}*`] as const;

export const branchOf = (id: string): string => `${PROPOSALS}${id}`;
export const refOf = (id: string): string => `refs/heads/${branchOf(id)}`;

interface CloneSettings extends Pick<RepositorySettings, 'folder' | 'project' | 'origin'> {
  readonly main: string;
  /** The HTTP header that lets Git in at origin. */
  readonly authorization?: () => Promise<string>;
  /** Logs a commit that origin had in place of that of a proposal. */
  readonly onForeign: (id: string, commit: string) => void;
}

/** How both repositories keep what they hold. */
const KEEPING = `[gc]
	# Never while somebody works: the editor packs when it is due.
	auto = 0
[maintenance]
	auto = false
[core]
	# What was told to be saved is on the disk, power cut or not.
	fsync = committed
	# Where each branch stood before, should anybody have to look.
	logAllRefUpdates = true
	# None of the person who starts the editor.
	hooksPath = hooks
`;

const towards = (origin: string) => `[core]
	hooksPath = /dev/null
[remote "origin"]
	url = ${JSON.stringify(origin)}
	fetch = +refs/heads/*:refs/remotes/origin/*
`;

/**
 * Opens the clone, and makes it at the first start.
 * @throws a `Refusal` where there is no origin to make it from
 */
export async function openClone(settings: CloneSettings) {
  const { folder, main, authorization, onForeign } = settings;
  await checkGit(folder);
  const origin = settings.origin ?? (await embeddedOrigin(settings));
  const repository = join(folder, 'repository.git');
  const git = await initBare(repository, KEEPING + towards(origin));

  const toOrigin: Git = async (args, options) =>
    git(args, {
      ...options,
      env: { ...options?.env, ...(await headerFor(origin, authorization)) },
    });
  const mainRef = `refs/remotes/origin/${main}`;
  const clone = {
    /** Its folder. */
    repository,
    git,
    /** Git with what it needs to be let in at origin. */
    toOrigin,
    objects: openObjects(repository),
    origin,
    /** The name of the branch that is published. */
    main,
    /** The ref that holds what origin has of it. */
    mainRef,
    /** Where the copy of a proposal at origin was seen last. */
    copyRef: (id: string) => `refs/remotes/origin/${branchOf(id)}`,
    /** The commits of proposals, by their ids. */
    branches: () => commitsIn(git, 'refs/heads/'),
    /** The commits of their copies, as they were seen last. */
    copies: () => commitsIn(git, 'refs/remotes/origin/'),
    /**
     * Asks origin what is new. Nothing is taken from a copy that another person changed, because anyone who can push can
     * write any name into a commit: it is kept for an engineer, logged, and replaced by the next push.
     */
    async fetch(names: readonly string[] = [main, ...COPIES]): Promise<void> {
      const before = await clone.copies();
      const branches = names.map((name) => `+refs/heads/${name}:refs/remotes/origin/${name}`);
      const quietly = ['--quiet', '--prune', '--no-tags', '--no-write-fetch-head'];
      await toOrigin(['fetch', ...quietly, 'origin', ...branches]);
      for (const [id, commit] of await clone.copies()) {
        const isKnown = before.get(id) === commit || (await isAncestor({ git }, commit, refOf(id)));
        if (isKnown) continue;
        await keepCommit(git, id, commit);
        onForeign(id, commit);
      }
    },
  };
  const isKnown = await tryGit(git, ['rev-parse', '--verify', '--quiet', mainRef]);
  if (!isKnown) await firstFetch(clone);
  return clone;
}

/** Whether a commit is another one, or in its history. What is not the id of a commit is not. */
export const isAncestor = async ({ git }: Pick<Clone, 'git'>, older: string, newer: string) =>
  isId(older) && (await tryGit(git, ['merge-base', '--is-ancestor', older, newer])) !== undefined;

async function commitsIn(git: Git, folder: string): Promise<Map<string, string>> {
  const within = `${folder}${PROPOSALS}`;
  const lines = await git(['for-each-ref', '--format=%(refname) %(objectname)', within]);
  const refs = lines.split('\n').filter(Boolean);
  return new Map(
    refs.map((line) => line.slice(within.length).split(' ') as [id: string, commit: string]),
  );
}

/** The oldest Git whose options are used here. */
const OLDEST = [2, 30] as const;

async function checkGit(folder: string): Promise<void> {
  const said = await tryGit(gitIn(folder), ['--version']);
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(said ?? '') ?? []).map(Number);
  const [least, atLeast] = OLDEST;
  if (major > least || (major === least && minor >= atLeast)) return;
  throw new Refusal(
    409,
    `The editor keeps what is saved with Git ${OLDEST.join('.')} or later, and ${said ? `here is only ${said}` : 'there is no git here'}. Install it, and start again.`,
  );
}

async function firstFetch({ fetch, objects, origin, main }: Clone): Promise<void> {
  try {
    await fetch();
  } catch (error) {
    objects.close();
    if (!(error instanceof GitError)) throw error;
    throw new Refusal(
      409,
      `The site's repository cannot be read from ${withoutPasswords(origin)} (branch ${main}): ${error.message}`,
    );
  }
}

/** What is secret goes by the environment: everybody on a machine can read a command. */
async function headerFor(
  origin: string,
  authorization?: () => Promise<string>,
): Promise<NodeJS.ProcessEnv> {
  if (!authorization || !/^https?:/.test(origin)) return {};
  try {
    return {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `http.${new URL(origin).origin}/.extraHeader`,
      GIT_CONFIG_VALUE_0: `Authorization: ${await authorization()}`,
    };
  } catch (error) {
    // To Git that is an origin which does not let it in.
    throw new GitError((error as Error).message);
  }
}

/** The origin of an editor without a code host: a bare repository next to the clone. */
async function embeddedOrigin({ folder, project, main }: CloneSettings): Promise<string> {
  const origin = join(folder, 'origin.git');
  const git = await initBare(origin, KEEPING, [`--initial-branch=${main}`]);
  // It has a branch from its first moment on.
  if (await git(['for-each-ref', '--count=1'])) return origin;
  try {
    await git(['fetch', '--quiet', '--update-shallow', project, `HEAD:refs/heads/${main}`]);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Refusal(
      409,
      `The editor's repository is made from the last commit of ${project}, and Git cannot read that: ${error.message}`,
    );
  }
  return origin;
}

/** Git in a bare repository of this process. Creates the repository if it is missing, and rewrites its settings. */
async function initBare(
  repository: string,
  config: string,
  options: readonly string[] = [],
): Promise<Git> {
  mkdirSync(repository, { recursive: true });
  await clearLeftovers(repository);
  const git = gitIn(repository);
  await git(['init', '--quiet', '--bare', ...options]);
  writeFileSync(join(repository, 'editor.config'), config);
  await git(['config', 'include.path', 'editor.config']);
  return git;
}
