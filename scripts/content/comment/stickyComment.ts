import { callGitHub, type GitHub } from '../../lib/gitHub.ts';

interface Comment {
  readonly id: number;
  readonly body?: string;
  readonly user?: { readonly type?: string } | null;
}

/** Tells the one comment that is kept up to date from all others; readers do not see it. */
const MARKER = '<!-- content-review -->';

const PER_PAGE = 100;

/**
 * Writes the one comment of the review on a pull request: a new one, or over the one that is there.
 * @throws what the interface answered, where it refused
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
    // People can write the marker too; their comments are theirs.
    const own = comments.find(({ body, user }) => user?.type === 'Bot' && body?.startsWith(MARKER));
    if (own || comments.length < PER_PAGE) return own;
  }
}
