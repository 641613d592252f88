import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Review {
  readonly id: number;
  readonly user: { readonly login: string };
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED';
  readonly body: string;
  readonly commit_id: string;
  readonly submitted_at: string;
}

interface Comment {
  readonly id: number;
  readonly user: { readonly login: string; readonly type: 'User' | 'Bot' };
  readonly body: string;
  readonly created_at: string;
  /** Of a comment at a line. */
  readonly path?: string;
  readonly performed_via_github_app: { readonly id: number } | null;
}

type Method = 'merge' | 'squash' | 'rebase';

interface StoredPull {
  readonly number: number;
  readonly branch: string;
  readonly base: string;
  title: string;
  body: string;
  state: 'open' | 'closed';
  merged_at: string | null;
  merge_commit_sha: string | null;
  updated_at: string;
  /** Where its branch stood when it was closed. */
  last: string;
  readonly reviews: Review[];
  readonly comments: Comment[];
  readonly lines: Comment[];
}

/** What GitHub answers where it refuses. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const AUTHOR = {
  GIT_AUTHOR_NAME: 'GitHub',
  GIT_AUTHOR_EMAIL: 'noreply@github.example',
  GIT_COMMITTER_NAME: 'GitHub',
  GIT_COMMITTER_EMAIL: 'noreply@github.example',
};

/** The pull requests of a bare repository. What Git can tell is asked of Git, and nothing else is made up. */
export class Pulls {
  readonly #folder: string;
  readonly #app: number;
  readonly #all: StoredPull[] = [];
  #stamps = 0;
  /** The ways to merge that the repository allows. */
  allowed: readonly Method[] = ['merge', 'squash', 'rebase'];
  /** Why a rule of the branch keeps requests from being merged. */
  refuses: string | undefined;
  /** How a check that a rule asks for ended; it still runs without an end. */
  check: { readonly name: string; readonly conclusion: string | null } | undefined;

  constructor(folder: string, app: number) {
    this.#folder = folder;
    this.#app = app;
  }

  create({ head, base, title, body }: Record<'head' | 'base' | 'title' | 'body', string>) {
    const branch = head.split(':').at(-1) as string;
    const at = this.#head(branch);
    if (!at || !this.#head(base)) throw new Refused(422, 'Validation Failed: head is invalid');
    if (this.list(branch).length > 0)
      throw new Refused(422, `A pull request already exists for ${head}.`);
    if (at === this.#head(base)) throw new Refused(422, `No commits between ${base} and ${branch}`);
    const pull: StoredPull = {
      number: this.#all.length + 1,
      branch,
      base,
      title,
      body,
      state: 'open',
      merged_at: null,
      merge_commit_sha: null,
      updated_at: this.#now(),
      last: at,
      reviews: [],
      comments: [],
      lines: [],
    };
    this.#all.push(pull);
    return this.get(pull.number);
  }

  /** Open ones, of a branch or of all. */
  list(branch?: string) {
    return this.recent().filter(
      ({ state, head }) => state === 'open' && (!branch || head.ref === branch),
    );
  }

  /** All, what changed last first. */
  recent() {
    return this.#all
      .map(({ number }) => this.get(number))
      .sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  }

  get(number: number) {
    const pull = this.#find(number);
    const at = this.#head(pull.branch);
    if (pull.state === 'open') {
      // GitHub closes the request of a branch that is deleted.
      if (at !== pull.last) pull.updated_at = this.#now();
      if (at) pull.last = at;
      else pull.state = 'closed';
    }
    const { branch, base, reviews: _, comments: __, lines: ___, last, ...rest } = pull;
    return {
      ...rest,
      html_url: `https://github.example/pull/${number}`,
      head: { ref: branch, sha: last },
      base: { ref: base },
      merged: pull.merged_at !== null,
      mergeable_state: this.refuses || this.check ? 'blocked' : 'clean',
      mergeable: pull.state === 'open' ? this.#mergedTree(pull) !== undefined : null,
    };
  }

  update(number: number, change: { title?: string; body?: string; state?: 'open' | 'closed' }) {
    Object.assign(this.#find(number), change, { updated_at: this.#now() });
    return this.get(number);
  }

  /** Merges as GitHub does: the real ref moves, or nothing does. */
  merge(
    number: number,
    { sha, method = 'merge', words = '' }: { sha?: string; method?: Method; words?: string },
  ) {
    const pull = this.#find(number);
    if (!this.allowed.includes(method))
      throw new Refused(405, `${method} is not allowed on this repository.`);
    if (this.refuses) throw new Refused(405, this.refuses);
    if (this.get(number).state !== 'open') throw new Refused(405, 'Pull Request is not open');
    if (sha && sha !== pull.last) throw new Refused(409, 'Head branch was modified.');
    const tree = this.#mergedTree(pull);
    if (!tree) throw new Refused(405, 'Pull Request is not mergeable');
    const onto = this.#head(pull.base) as string;
    const parents = method === 'merge' ? ['-p', onto, '-p', pull.last] : ['-p', onto];
    const message = `${pull.title} (#${number})${words && `\n\n${words}`}`;
    const commit =
      method === 'rebase'
        ? this.#rebased(pull, onto)
        : this.#git(['commit-tree', tree, ...parents, '-m', message]);
    this.#git(['update-ref', `refs/heads/${pull.base}`, commit, onto]);
    pull.state = 'closed';
    pull.merged_at = pull.updated_at = this.#now();
    pull.merge_commit_sha = commit;
    return { sha: commit, merged: true, message: 'Pull Request successfully merged' };
  }

  review(number: number, login: string, state: Review['state'], body: string): void {
    const pull = this.#find(number);
    const { reviews } = pull;
    const commit_id = this.get(number).head.sha;
    const id = reviews.length + 1;
    pull.updated_at = this.#now();
    reviews.push({ id, user: { login }, state, body, commit_id, submitted_at: pull.updated_at });
  }

  /** @param login who wrote it; without one the App. @param path the file at a line of which it is */
  comment(number: number, body: string, login?: string, path?: string): Comment {
    const pull = this.#find(number);
    const all = path ? pull.lines : pull.comments;
    pull.updated_at = this.#now();
    const comment: Comment = {
      id: all.length + 1,
      user: login ? { login, type: 'User' } : { login: 'editor[bot]', type: 'Bot' },
      ...{ body, path, created_at: pull.updated_at },
      performed_via_github_app: login ? null : { id: this.#app },
    };
    all.push(comment);
    return comment;
  }

  reviews = (number: number): readonly Review[] => this.#find(number).reviews;
  comments = (number: number): readonly Comment[] => this.#find(number).comments;
  lines = (number: number): readonly Comment[] => this.#find(number).lines;

  #find(number: number): StoredPull {
    const pull = this.#all.find((one) => one.number === number);
    if (!pull) throw new Refused(404, 'Not Found');
    return pull;
  }

  /** GitHub's clock has seconds; here each of them comes once. */
  #now(): string {
    this.#stamps += 1000;
    return new Date(Date.UTC(2026, 0, 1) + this.#stamps).toISOString().replace('.000', '');
  }

  #head(branch: string): string | undefined {
    try {
      return this.#git(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]);
    } catch {
      return undefined;
    }
  }

  #mergedTree({ base, branch }: StoredPull): string | undefined {
    try {
      const sides = [`refs/heads/${base}`, `refs/heads/${branch}`];
      return this.#git(['merge-tree', '--write-tree', ...sides]).split('\n')[0];
    } catch {
      return undefined;
    }
  }

  /** Each commit of a request once more, with its own words, after another commit. */
  #rebased({ last }: StoredPull, onto: string): string {
    const own = this.#git(['rev-list', '--reverse', '--no-merges', `${onto}..${last}`]).split('\n');
    const folder = mkdtempSync(join(tmpdir(), 'rebase-'));
    try {
      this.#git(['worktree', 'add', '--quiet', '--detach', folder, onto]);
      this.#git(['-C', folder, 'cherry-pick', ...own]);
      return this.#git(['-C', folder, 'rev-parse', 'HEAD']);
    } finally {
      this.#git(['worktree', 'remove', '--force', folder]);
    }
  }

  #git(args: readonly string[]): string {
    return execFileSync('git', args, {
      cwd: this.#folder,
      encoding: 'utf8',
      env: { ...process.env, ...AUTHOR },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  }
}
