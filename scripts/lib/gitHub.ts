/** A repository at GitHub, and who asks. */
export interface GitHub {
  /** `https://api.github.com`. */
  readonly api: string;
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
}

const TIMEOUT = 20_000;

/**
 * Calls GitHub's REST interface. This is no Octokit: in the one job that may write to pull requests no
 * package but zod runs beside its token.
 * @throws an `Error` with the reason where GitHub refuses or does not answer
 */
export async function callGitHub<Answer>(
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
