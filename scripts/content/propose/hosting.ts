import { callGitHub, type GitHub } from '../../lib/gitHub.ts';

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

/** Where a program can open the request, if the host is known and the environment holds a token. */
export function gitHubOf({ host, path }: Repository, env: NodeJS.ProcessEnv): GitHub | undefined {
  const own = host === 'github.com' ? 'https://api.github.com' : undefined;
  const api = env.GITHUB_API_URL?.replace(/\/$/, '') || own;
  // The names that GitHub's own tools know.
  const token = env.GITHUB_TOKEN || env.GH_TOKEN;
  return api && token ? { api, token, repository: path } : undefined;
}

/**
 * Opens a pull request, or finds the one that is open for the branch.
 * @returns its address
 * @throws an `Error` with the reason where the host refuses or does not answer
 */
export async function openRequest(
  gitHub: GitHub,
  { base, branch, title, body }: Request,
): Promise<string> {
  const head = encodeURIComponent(`${gitHub.repository.split('/')[0]}:${branch}`);
  const [open] = await callGitHub<Pull[]>(gitHub, `pulls?state=open&head=${head}`);
  if (open) return open.html_url;
  const content = { base, head: branch, title, body };
  return (await callGitHub<Pull>(gitHub, 'pulls', 'POST', content)).html_url;
}

interface Pull {
  readonly html_url: string;
}
