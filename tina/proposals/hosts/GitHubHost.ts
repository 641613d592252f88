import { createAppAuth } from '@octokit/auth-app';
import { Octokit } from '@octokit/rest';
import { Refusal } from '../../../content/compare/refusal.ts';
import { inert } from '../../../content/compare/report/inert.ts';
import type { GitHubSettings, Person } from '../Repository.ts';
import {
  COMMENTED,
  commentsIn,
  type Decision,
  isDecision,
  lastDecision,
  PROPOSED_AGAIN,
  RETURNED,
} from './gitHubDecisions.ts';
import type { HostComment, HostOrder, HostRequest, Merge, ProposalHost } from './ProposalHost.ts';

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
export class GitHubHost implements ProposalHost {
  readonly #octokit: Octokit;
  readonly #place: { readonly owner: string; readonly repo: string };
  readonly #base: string;
  readonly #app: number;

  constructor({
    api,
    repository,
    appId,
    privateKey,
    installationId,
    main,
  }: GitHubSettings & { readonly main: string }) {
    const [owner = '', repo = ''] = repository.split('/');
    this.#place = { owner, repo };
    this.#base = main;
    this.#app = Number(appId);
    this.#octokit = new Octokit({
      baseUrl: api,
      authStrategy: createAppAuth,
      auth: { appId, privateKey, installationId },
      userAgent: 'site-editor',
      // What fails is told by whoever asked.
      log: { debug() {}, info() {}, warn: console.warn, error() {} },
      request: {
        fetch: (address: string, options?: RequestInit) =>
          fetch(address, { ...options, signal: AbortSignal.timeout(PATIENCE) }),
      },
    });
  }

  /** The HTTP header that lets Git in at GitHub. */
  readonly authorization = async (): Promise<string> => {
    const { token } = (await inWords(this.#octokit.auth({ type: 'installation' }))) as {
      token: string;
    };
    return `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  };

  propose({ branch, title, body }: HostOrder): Promise<HostRequest> {
    const { pulls } = this.#octokit.rest;
    return inWords(async () => {
      const head = `${this.#place.owner}:${branch}`;
      const listed = await pulls.list({ ...this.#place, head, state: 'open' });
      const open = listed.data.find((one) => one.head.ref === branch);
      if (!open) {
        const made = { ...this.#place, base: this.#base, head: branch, title, body };
        return requestOf((await pulls.create(made)).data);
      }
      const number = open.number;
      const { data } = await pulls.update({ ...this.#place, pull_number: number, title, body });
      const said = await this.#said(number);
      if (said.decision?.state !== 'changes-asked') return requestOf(data, said);
      await this.#say(number, `${PROPOSED_AGAIN}\nProposed again.`);
      return requestOf(data);
    });
  }

  find(request: string): Promise<HostRequest | undefined> {
    return inWords(async () => {
      const number = Number(request);
      try {
        const asked = { ...this.#place, pull_number: number };
        const { data } = await this.#octokit.rest.pulls.get(asked);
        return requestOf(data, await this.#said(number));
      } catch (error) {
        if ((error as { status?: number }).status === 404) return undefined;
        throw error;
      }
    });
  }

  readonly recent = (): Promise<ReadonlyMap<string, string>> =>
    inWords(async () => {
      const newest = { state: 'all', sort: 'updated', direction: 'desc', per_page: PAGE } as const;
      const { data } = await this.#octokit.rest.pulls.list({ ...this.#place, ...newest });
      return new Map(data.map(({ number, updated_at }) => [`${number}`, updated_at]));
    });

  accept(request: string, { head, trailers, reviewer }: Merge): Promise<string> {
    return inWords(async () => {
      await this.#report(head, 'success', `Approved by ${reviewer.name} in the editor`);
      const { data } = await this.#octokit.rest.pulls.merge({
        ...this.#place,
        pull_number: Number(request),
        merge_method: await this.#method(),
        sha: head,
        commit_message: trailers,
      });
      return data.sha;
    });
  }

  readonly redChecks = (request: string): Promise<readonly string[]> =>
    inWords(async () => {
      const { pulls, checks, repos } = this.#octokit.rest;
      const pull = await pulls.get({ ...this.#place, pull_number: Number(request) });
      if (pull.data.mergeable_state !== 'blocked') return [];
      const commit = { ...this.#place, ref: pull.data.head.sha, per_page: PAGE };
      const [runs, statuses] = await Promise.all([
        checks
          .listForRef(commit)
          .catch(orNone)
          .then((one) => one?.data.check_runs ?? []),
        repos
          .getCombinedStatusForRef(commit)
          .catch(orNone)
          .then((one) => one?.data.statuses ?? []),
      ]);
      return [
        ...runs.filter((one) => RED.has(one.conclusion ?? '')).map(({ name }) => name),
        ...statuses.filter(({ state }) => RED.has(state)).map(({ context }) => context),
      ];
    });

  giveBack(request: string, reviewer: Person, words: string): Promise<void> {
    // GitHub lets nobody ask for changes to a request of one's own, and all requests are the App's.
    const said = `${RETURNED}\n${reviewer.name} asks for changes:\n\n${words}`;
    return inWords(async () => {
      await this.#say(Number(request), said);
      const pull = { ...this.#place, pull_number: Number(request) };
      const { data } = await this.#octokit.rest.pulls.get(pull);
      await this.#report(data.head.sha, 'failure', `${reviewer.name} asks for changes`);
    });
  }

  readonly approve = (head: string, reviewer: string): Promise<void> =>
    inWords(() => this.#report(head, 'success', `Approved by ${reviewer} in the editor`));

  readonly say = (request: string, about: string, words: string): Promise<void> => {
    const lines = words.split('\n').map((line) => `> ${inert(line)}`);
    const body = `${COMMENTED}\n${inert(about)}:\n\n${lines.join('\n')}`;
    return inWords(() => this.#say(Number(request), body));
  };

  close(request: string): Promise<void> {
    return inWords(async () => {
      const { pulls } = this.#octokit.rest;
      const pull = { ...this.#place, pull_number: Number(request) };
      if ((await pulls.get(pull)).data.state === 'open') {
        await pulls.update({ ...pull, state: 'closed' });
      }
    });
  }

  /** Reports what was decided here as a status, which the rules of a branch can ask for. */
  async #report(sha: string, state: 'success' | 'failure', words: string): Promise<void> {
    const description = words.slice(0, LONGEST_DESCRIPTION);
    const status = { context: 'editor/approved', state, description };
    try {
      await this.#octokit.rest.repos.createCommitStatus({ ...this.#place, sha, ...status });
    } catch (error) {
      const { status: code = 0 } = error as { status?: number };
      if (code !== 403 && code !== 404) throw error;
      // Where a rule asks for it, the merge says so.
      console.warn('The GitHub App may not write commit statuses: none is set for the approval.');
    }
  }

  /** The first way to merge that the repository allows. A rebase does not record on main who approved what. */
  async #method(): Promise<'merge' | 'squash'> {
    const { data } = await this.#octokit.rest.repos.get(this.#place);
    if (data.allow_merge_commit !== false) return 'merge';
    if (data.allow_squash_merge !== false) return 'squash';
    throw new Refusal(409, REBASE_ONLY);
  }

  async #say(number: number, body: string): Promise<void> {
    const comment = { ...this.#place, issue_number: number, body };
    await this.#octokit.rest.issues.createComment(comment);
  }

  async #said(number: number): Promise<Said> {
    const { paginate, rest } = this.#octokit;
    const pull = { ...this.#place, pull_number: number, per_page: PAGE };
    const issue = { ...this.#place, issue_number: number, per_page: PAGE };
    const [reviews, comments, lines] = await Promise.all([
      paginate(rest.pulls.listReviews, pull),
      paginate(rest.issues.listComments, issue),
      paginate(rest.pulls.listReviewComments, pull),
    ]);
    const logins = new Set(reviews.filter(isDecision).map(({ user }) => user?.login ?? ''));
    const deciders = await Promise.all([...logins].map((login) => this.#mayPush(login)));
    const may = new Set([...logins].filter((_, i) => deciders[i]));
    const counted = reviews.map((one) =>
      may.has(one.user?.login ?? '') ? one : { ...one, state: 'COMMENTED' },
    );
    return {
      decision: lastDecision(counted, comments, this.#app),
      comments: commentsIn(counted, comments, lines, this.#app),
    };
  }

  /** Whether somebody may decide: at a public repository, anybody may write a review. */
  async #mayPush(username: string): Promise<boolean> {
    const { repos } = this.#octokit.rest;
    try {
      const { data } = await repos.getCollaboratorPermissionLevel({ ...this.#place, username });
      return data.permission === 'admin' || data.permission === 'write';
    } catch (error) {
      // The account is gone.
      if ((error as { status?: number }).status === 404) return false;
      throw error;
    }
  }
}

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
function orNone(error: { status?: number }): undefined {
  if (error.status !== 403 && error.status !== 404) throw error;
}

/** Does what it is told, and says what GitHub has against it in words for the person who asked. */
async function inWords<T>(task: Promise<T> | (() => Promise<T>)): Promise<T> {
  try {
    return await (typeof task === 'function' ? task() : task);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(409, wordsFor(error as Parameters<typeof wordsFor>[0]));
  }
}

function wordsFor({ status, message, cause }: Error & { status?: number; cause?: unknown }) {
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
