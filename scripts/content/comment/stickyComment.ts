/** A repository at GitHub, and the token for it. */
export interface GitHub {
  /** `https://api.github.com`. */
  readonly api: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
}

interface Comment {
  readonly id: number;
  readonly body?: string;
  readonly user?: { readonly type?: string } | null;
}

/** Identifies the comment that is kept up to date; invisible to readers. */
const MARKER = '<!-- content-review -->';

const PER_PAGE = 100;

/**
 * Creates the review's comment on a pull request, or updates the existing one.
 * @throws an `Error` with the response if GitHub refuses
 */
export async function stickyComment(
  gitHub: GitHub,
  pull: number,
  markdown: string,
): Promise<'new' | 'updated'> {
  const content = { body: `${MARKER}\n${markdown}` };
  const known = await find(gitHub, pull);
  if (known) await callGitHub(gitHub, `issues/comments/${known.id}`, 'PATCH', content);
  else await callGitHub(gitHub, `issues/${pull}/comments`, 'POST', content);
  return known ? 'updated' : 'new';
}

async function find(gitHub: GitHub, pull: number): Promise<Comment | undefined> {
  for (let page = 1; ; page++) {
    const path = `issues/${pull}/comments?per_page=${PER_PAGE}&page=${page}`;
    const comments = await callGitHub<Comment[]>(gitHub, path);
    // People can write the marker too; their comments stay unchanged.
    const own = comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(MARKER));
    if (own || comments.length < PER_PAGE) return own;
  }
}

const TIMEOUT = 20_000;

/**
 * Calls GitHub's REST interface. Octokit is not used: in the only job that may write to pull requests, no package runs
 * next to its token.
 * @throws an `Error` with the reason if GitHub refuses or does not answer
 */
async function callGitHub<Answer>(
  { api, token, repository }: GitHub,
  path: string,
  method: 'GET' | 'POST' | 'PATCH' = 'GET',
  content?: object,
): Promise<Answer> {
  const response = await fetch(`${api}/repos/${repository}/${path}`, {
    method,
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${token}`,
      'X-GitHub-Api-Version': '2022-11-28',
    },
    body: content && JSON.stringify(content),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(`${response.status} ${answer.message ?? ''}`.trim());
  return answer;
}
