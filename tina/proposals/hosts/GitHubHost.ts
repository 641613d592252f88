import { createAppAuth } from '@octokit/auth-app';
import { Octokit } from '@octokit/rest';
import { Refusal } from '../../../content/compare/refusal.ts';
import { inert } from '../../../content/compare/report/inert.ts';
import type { GitHubSettings } from '../../shared/Repository.ts';
import {
  COMMENTED,
  commentsIn,
  type Decision,
  isDecision,
  lastDecision,
  PROPOSED_AGAIN,
  RETURNED,
} from './gitHubDecisions.ts';
import type { HostComment, HostRequest, ProposalHost } from './ProposalHost.ts';

/** Milliseconds after which GitHub does not answer. */
const PATIENCE = 20_000;

const PAGE = 100;

const REBASE_ONLY =
  'The repository at GitHub allows rebase merges only, which do not record who approved what. Ask an engineer to allow squash merges.';

/** Conclusions of a check that block a merge. */
const RED = new Set(['failure', 'error', 'timed_out', 'cancelled', 'action_required']);

/** Letters that GitHub takes for the description of a status. */
const LONGEST_DESCRIPTION = 140;

/** Pull requests of a GitHub App. Reviewers decide there, or here through it. */
export function gitHubHost({
  api,
  repository,
  appId,
  privateKey,
  installationId,
  main,
}: GitHubSettings & { readonly main: string }) {
  const [owner = '', repo = ''] = repository.split('/');
  const place = { owner, repo };
  const octokit = new Octokit({
    baseUrl: api,
    authStrategy: createAppAuth,
    auth: { appId, privateKey, installationId },
    userAgent: 'site-editor',
    // The caller reports what fails.
    log: { debug() {}, info() {}, warn: console.warn, error() {} },
    request: {
      fetch: (address: string, options?: RequestInit) =>
        fetch(address, { ...options, signal: AbortSignal.timeout(PATIENCE) }),
    },
  });
  const { checks, issues, pulls, repos } = octokit.rest;
  const pullOf = (request: string) => ({ ...place, pull_number: Number(request) });

  /** Reports what was decided here as a status, which the rules of a branch can ask for. */
  const report = async (sha: string, state: 'success' | 'failure', words: string) => {
    const description = words.slice(0, LONGEST_DESCRIPTION);
    const status = { context: 'editor/approved', state, description };
    try {
      await repos.createCommitStatus({ ...place, sha, ...status });
    } catch (error) {
      orNone(error as Failure);
      // Where a rule asks for it, the merge says so.
      console.warn('The GitHub App may not write commit statuses: none is set for the approval.');
    }
  };

  /** The first way to merge that the repository allows. A rebase does not record on main who approved what. */
  const mergeMethod = async () => {
    const { data } = await repos.get(place);
    if (data.allow_merge_commit !== false) return 'merge';
    if (data.allow_squash_merge !== false) return 'squash';
    throw new Refusal(409, REBASE_ONLY);
  };

  const comment = async (request: string, body: string): Promise<void> => {
    await issues.createComment({ ...place, issue_number: Number(request), body });
  };

  /** Whether somebody may decide: at a public repository, anybody may write a review. */
  const mayPush = async (username: string): Promise<boolean> => {
    try {
      const { data } = await repos.getCollaboratorPermissionLevel({ ...place, username });
      return data.permission === 'admin' || data.permission === 'write';
    } catch (error) {
      // The account is gone.
      if ((error as Failure).status === 404) return false;
      throw error;
    }
  };

  const saidAt = async (request: string): Promise<Said> => {
    const pull = { ...pullOf(request), per_page: PAGE };
    const issue = { ...place, issue_number: Number(request), per_page: PAGE };
    const [reviews, comments, lines] = await Promise.all([
      octokit.paginate(pulls.listReviews, pull),
      octokit.paginate(issues.listComments, issue),
      octokit.paginate(pulls.listReviewComments, pull),
    ]);
    const logins = new Set(reviews.filter(isDecision).map(({ user }) => user?.login ?? ''));
    const deciders = await Promise.all([...logins].map(mayPush));
    const may = new Set([...logins].filter((_, i) => deciders[i]));
    const counted = reviews.map((one) =>
      may.has(one.user?.login ?? '') ? one : { ...one, state: 'COMMENTED' },
    );
    return {
      decision: lastDecision(counted, comments, Number(appId)),
      comments: commentsIn(counted, comments, lines, Number(appId)),
    };
  };

  return {
    /** The HTTP header that lets Git in at GitHub. */
    authorization: () =>
      inWords(async () => {
        const { token } = (await octokit.auth({ type: 'installation' })) as { token: string };
        return `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
      }),

    propose: ({ branch, title, body }) =>
      inWords(async () => {
        const head = `${owner}:${branch}`;
        const listed = await pulls.list({ ...place, head, state: 'open' });
        const open = listed.data.find((one) => one.head.ref === branch);
        if (!open) {
          const made = { ...place, base: main, head: branch, title, body };
          return requestOf((await pulls.create(made)).data);
        }
        const request = `${open.number}`;
        const { data } = await pulls.update({ ...pullOf(request), title, body });
        const said = await saidAt(request);
        // An approval there was given for another title or note.
        const isSame = open.title === title && open.body === body;
        const { state = 'open' } = said.decision ?? {};
        if (state === 'open' || (state === 'approved' && isSame)) return requestOf(data, said);
        await comment(request, `${PROPOSED_AGAIN}\nProposed again.`);
        return requestOf(data);
      }),

    find: (request) =>
      inWords(async () => {
        try {
          const { data } = await pulls.get(pullOf(request));
          return requestOf(data, await saidAt(request));
        } catch (error) {
          if ((error as Failure).status === 404) return undefined;
          throw error;
        }
      }),

    recent: () =>
      inWords(async () => {
        const newest = {
          state: 'all',
          sort: 'updated',
          direction: 'desc',
          per_page: PAGE,
        } as const;
        const { data } = await pulls.list({ ...place, ...newest });
        return new Map(data.map(({ number, updated_at }) => [`${number}`, updated_at]));
      }),

    accept: (request, { head, trailers, reviewer }) =>
      inWords(async () => {
        await report(head, 'success', `Approved by ${reviewer.name} in the editor`);
        const { data } = await pulls.merge({
          ...pullOf(request),
          merge_method: await mergeMethod(),
          sha: head,
          commit_message: trailers,
        });
        return data.sha;
      }),

    redChecks: (request) =>
      inWords(async () => {
        const pull = await pulls.get(pullOf(request));
        if (pull.data.mergeable_state !== 'blocked') return [];
        const commit = { ...place, ref: pull.data.head.sha, per_page: PAGE };
        const [runs, statuses] = await Promise.all([
          checks.listForRef(commit).catch(orNone),
          repos.getCombinedStatusForRef(commit).catch(orNone),
        ]);
        const red = runs?.data.check_runs.filter((one) => RED.has(one.conclusion ?? '')) ?? [];
        const bad = statuses?.data.statuses.filter(({ state }) => RED.has(state)) ?? [];
        return [...red.map(({ name }) => name), ...bad.map(({ context }) => context)];
      }),

    giveBack: (request, reviewer, words) =>
      inWords(async () => {
        // GitHub lets no one ask for changes to a request of one's own, and all requests are the App's.
        await comment(request, `${RETURNED}\n${reviewer.name} asks for changes:\n\n${words}`);
        const { data } = await pulls.get(pullOf(request));
        await report(data.head.sha, 'failure', `${reviewer.name} asks for changes`);
      }),

    approve: (head, reviewer, isOver) =>
      inWords(() =>
        isOver
          ? report(head, 'failure', `The approval of ${reviewer} does not count any more`)
          : report(head, 'success', `Approved by ${reviewer} in the editor`),
      ),

    say: (request, about, words) => {
      const lines = words.split('\n').map((line) => `> ${inert(line)}`);
      const body = `${COMMENTED}\n${inert(about)}:\n\n${lines.join('\n')}`;
      return inWords(() => comment(request, body));
    },

    close: (request) =>
      inWords(async () => {
        const pull = pullOf(request);
        if ((await pulls.get(pull)).data.state === 'open')
          await pulls.update({ ...pull, state: 'closed' });
      }),
  } satisfies ProposalHost & { authorization: () => Promise<string> };
}

/** What Octokit throws. */
type Failure = Error & { status?: number; cause?: unknown };

interface Said {
  readonly decision?: Decision;
  readonly comments?: readonly HostComment[];
}

interface Pull {
  readonly number: number;
  readonly html_url: string;
  readonly state: string;
  readonly merged_at: string | null;
  readonly merge_commit_sha: string | null;
  readonly head: { readonly sha: string };
}

const requestOf = (pull: Pull, { decision, comments }: Said = {}): HostRequest => ({
  request: `${pull.number}`,
  url: pull.html_url,
  head: pull.head.sha,
  state: pull.merged_at
    ? 'merged'
    : pull.state === 'closed'
      ? 'closed'
      : (decision?.state ?? 'open'),
  merge: (pull.merged_at && pull.merge_commit_sha) || undefined,
  words: decision?.words,
  looked: decision?.commit,
  who: pull.state === 'open' ? decision?.who : undefined,
  comments,
});

/** Undefined if the App may not read it. @throws any other error */
function orNone(error: Failure): undefined {
  if (error.status !== 403 && error.status !== 404) throw error;
}

/** Sends a request, and translates refusals of GitHub into words for the person who asked. */
async function inWords<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(409, wordsFor(error as Failure));
  }
}

function wordsFor({ status, message, cause }: Failure) {
  // Octokit says 500 for a host that cannot be reached.
  if (!status || cause !== undefined || status >= 500 || status === 429)
    return 'GitHub does not answer. Everything is saved here; try again in a minute.';
  if (status === 401 || status === 403 || status === 404)
    return `GitHub does not let the editor’s server do this (${message}). Everything is saved here; tell whoever runs the server.`;
  if (status === 405 && /\b(?:expected|pending|in progress|queued)\b/i.test(message))
    return `GitHub’s checks are not done yet (${message}).`;
  if (status === 409) return 'The proposal has changed meanwhile: look at it again.';
  return `GitHub refuses this: ${message}`;
}
