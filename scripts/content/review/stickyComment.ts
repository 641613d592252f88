/** Where a comment goes. */
export interface PullRequest {
  /** `https://api.github.com`. */
  readonly api: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
}

interface Comment {
  readonly id: number;
  readonly body?: string;
  readonly user?: { readonly type?: string } | null;
}

/** Tells the one comment that is kept up to date from all others; readers do not see it. */
const MARK = '<!-- content-review -->';

const PER_PAGE = 100;

/**
 * Writes the one comment of the review on a pull request: the first time a new one, later over it.
 * @throws what the interface answered, where it refused
 */
export async function stickyComment(
  pull: PullRequest,
  markdown: string,
): Promise<'new' | 'updated'> {
  const body = JSON.stringify({ body: `${MARK}\n${markdown}` });
  const known = await find(pull);
  if (known) await call(pull, `issues/comments/${known.id}`, { method: 'PATCH', body });
  else await call(pull, `issues/${pull.number}/comments`, { method: 'POST', body });
  return known ? 'updated' : 'new';
}

async function find(pull: PullRequest): Promise<Comment | undefined> {
  for (let page = 1; ; page++) {
    const query = `per_page=${PER_PAGE}&page=${page}`;
    const comments: Comment[] = await call(pull, `issues/${pull.number}/comments?${query}`, {});
    // People can write the mark too; their comments are theirs.
    const own = comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(MARK));
    if (own || comments.length < PER_PAGE) return own;
  }
}

async function call({ api, token, repository }: PullRequest, path: string, init: RequestInit) {
  const response = await fetch(`${api}/repos/${repository}/${path}`, {
    ...init,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'X-GitHub-Api-Version': '2022-11-28',
    },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
