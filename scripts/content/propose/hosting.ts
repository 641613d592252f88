/** A repository at a host such as GitHub. */
export interface Repository {
  readonly host: string;
  /** `owner/name`. */
  readonly path: string;
}

/** What a request asks for. */
export interface Request {
  readonly base: string;
  readonly branch: string;
  readonly title: string;
  readonly body: string;
}

const GITHUB = 'github.com';

/** The repository behind a remote's address; undefined where that is a folder or no known form. */
export function repositoryOf(address: string): Repository | undefined {
  const short = /^(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/\/)(.+)$/.exec(address);
  const [host, path] = short ? [short[1], short[2]] : hostAndPath(address);
  const name = path?.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  return host && name?.includes('/') ? { host, path: name } : undefined;
}

function hostAndPath(address: string): [host?: string, path?: string] {
  if (!/^(?:https?|ssh|git):\/\//.test(address) || !URL.canParse(address)) return [];
  const { protocol, host, hostname, pathname } = new URL(address);
  // The port of another protocol is not that of the pages.
  return [protocol.startsWith('http') ? host : hostname, decodeURIComponent(pathname)];
}

const encoded = (name: string) => name.split('/').map(encodeURIComponent).join('/');

/** The page on which a person opens the request by hand. */
export const compareLink = ({ host, path }: Repository, { base, branch, title }: Request): string =>
  `https://${host}/${path}/compare/${encoded(base)}...${encoded(branch)}?expand=1&title=${encodeURIComponent(title)}`;

/** Where the host takes requests from programs, if the token is one for it. */
export function apiOf({ host }: Repository, env: NodeJS.ProcessEnv): string | undefined {
  if (env.GITHUB_API_URL) return env.GITHUB_API_URL.replace(/\/$/, '');
  return host === GITHUB ? `https://api.${GITHUB}` : undefined;
}

/** A token of the environment, under the names that GitHub's own tools know. */
export const tokenOf = ({ GITHUB_TOKEN, GH_TOKEN }: NodeJS.ProcessEnv) => GITHUB_TOKEN || GH_TOKEN;

const PATIENCE = 20_000;

/**
 * Opens a pull request through GitHub's REST interface, or finds the one that is open for the branch.
 * @returns its address
 * @throws an `Error` with the reason where the host refuses or does not answer
 */
export async function openRequest(
  api: string,
  token: string,
  { path }: Repository,
  { base, branch, title, body }: Request,
): Promise<string> {
  const call = async (query: string, content?: object) => {
    const response = await fetch(`${api}/repos/${path}/pulls${query}`, {
      method: content ? 'POST' : 'GET',
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      body: content && JSON.stringify(content),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new Error(`${response.status} ${answer.message ?? ''}`.trim());
    return answer;
  };
  const head = `${path.split('/')[0]}:${branch}`;
  const [open] = await call(`?state=open&head=${encodeURIComponent(head)}`);
  if (open) return open.html_url;
  const { html_url } = await call('', { base, head: branch, title, body });
  return html_url;
}
