import { type Git, ownGitIn } from '../../../content/compare/git.ts';
import { Refusal } from '../../../content/compare/refusal.ts';
import { inspect } from '../../../content/load/inspect.ts';
import { locate } from '../../../content/load/read/locate.ts';
import { countText, reportText } from '../../../content/load/read/report.ts';
import { compareForms, rewrite } from '../../lib/formatRecords.ts';
import { callGitHub, type GitHub } from '../../lib/gitHub.ts';
import { commit, freeBranch, leave, publish } from './publish.ts';
import {
  type Change,
  changesOf,
  type Heads,
  headsAt,
  isContent,
  PROPOSALS,
  type Standing,
  standingOf,
} from './workingCopy.ts';

/** A repository at a host such as GitHub. */
interface Repository {
  readonly host: string;
  /** `owner/name`. */
  readonly path: string;
}

/** What a request asks for. */
interface Request {
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
const compareLink = ({ host, path }: Repository, { base, branch, title }: Request): string =>
  `https://${host}/${path}/compare/${encoded(base)}...${encoded(branch)}?expand=1&title=${encodeURIComponent(title)}`;

/** Where a program can open the request, if the host is known and the environment holds a token. */
function gitHubOf({ host, path }: Repository, env: NodeJS.ProcessEnv): GitHub | undefined {
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
async function openRequest(
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

/** What became of a proposal. */
export interface Outcome {
  readonly branch: string;
  readonly base: string;
  readonly changes: readonly Change[];
  /** The open request, or the page on which a person opens it. */
  readonly request?: string;
  readonly link?: string;
  /** What did not go as it should, though everything is proposed. */
  readonly notes: readonly string[];
  /** The branch that the working copy is on now. */
  readonly on: string;
}

/**
 * Proposes what an editor changed: checks and formats it, commits it upon a branch of its own, pushes
 * the branch and asks for the request. Until the push has succeeded nothing of the working copy
 * changes but the form of the changed records.
 * @param env may hold a token (`GITHUB_TOKEN`, `GH_TOKEN`) and another address of GitHub's REST
 * interface (`GITHUB_API_URL`)
 * @throws a `Refusal` where nothing was proposed
 */
export async function propose(
  root: string,
  message: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Outcome> {
  const git = ownGitIn(root);
  const standing = await standingOf(git);
  await contentChanges(git);
  const heads = await headsAt(git, standing.remote);
  const isAddition = standing.branch.startsWith(PROPOSALS);
  await beSure(git, standing, heads, isAddition);
  beValid(root);
  format(root, await contentChanges(git));
  const changes = await contentChanges(git);
  const notes = warningsOf(root, changes);

  const base = isAddition ? heads.standard : standing.branch;
  const branch = isAddition ? standing.branch : await freeBranch(git, message, heads);
  await publish(git, standing, branch, await commit(git, standing, changes, message));
  const on = isAddition ? branch : await leave(git, standing, notes);
  const title = message.split('\n')[0] as string;
  const request = { base, branch, title, body: bodyOf(message, changes) };
  const asked = await ask(git, standing, request, env, notes);
  return { branch, base, changes, notes, on, ...asked };
}

/** What there is to propose. Throws a `Refusal` where it is nothing, or not content alone. */
async function contentChanges(git: Git): Promise<Change[]> {
  const changes = await changesOf(git);
  const others = changes.filter((change) => !isContent(change)).map(({ file }) => file);
  if (others.length > 0) {
    throw new Refusal(
      409,
      `A proposal holds records and pictures alone, and these files are neither:\n${others.map((file) => `  ${file}`).join('\n')}\nCommit them on a branch of their own, or put them aside with git stash push --include-untracked -- <file>.`,
    );
  }
  if (changes.length === 0) {
    throw new Refusal(
      409,
      'There is nothing to propose: all records and pictures are as in the last commit.',
    );
  }
  return changes;
}

/** Only the changes may be included, and nothing of others may be lost. */
async function beSure(
  git: Git,
  standing: Standing,
  heads: Heads,
  isAddition: boolean,
): Promise<void> {
  const { branch, remote, commit } = standing;
  const there = heads.commits.get(branch);
  const home = `Go to ${heads.standard} with git switch ${heads.standard}; your changes come along.`;
  if (!there) throw new Refusal(409, `${remote} has no branch ${branch}. ${home}`);
  if (there === commit) return;
  if (isAddition) {
    throw new Refusal(
      409,
      `The proposal ${branch} is not the same here and at ${remote}. Bring them together with git pull --rebase --autostash.`,
    );
  }
  await git(['fetch', '--quiet', remote, branch]);
  const ahead = (await git(['rev-list', '--count', `${there}..${commit}`])).trim();
  if (ahead !== '0') {
    throw new Refusal(
      409,
      `${branch} holds commits that ${remote} does not have (${ahead}), and they would go along. Push them first, or put them on a branch of their own.`,
    );
  }
}

function beValid(root: string): void {
  const { diagnostics } = inspect(root);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const problems = locate(root, errors);
  throw new Refusal(
    409,
    `${reportText(problems)}\n\n${countText(problems)}. Fix this first; nothing was proposed.`,
  );
}

/** What a reviewer would ask about. */
function warningsOf(root: string, changes: readonly Change[]): string[] {
  const files = new Set(changes.map(({ file }) => file));
  const warnings = inspect(root).diagnostics.filter(({ file }) => files.has(file));
  return locate(root, warnings).map(
    ({ file, line, rule }) => `The check warns: ${file}:${line}  ${rule}`,
  );
}

function format(root: string, changes: readonly Change[]): void {
  const files = new Set(changes.map(({ file }) => file));
  const { readings, translations } = inspect(root);
  const changed = [...readings, ...translations].filter(({ file }) => files.has(file));
  rewrite(root, compareForms(root, changed).differing);
}

function bodyOf(message: string, changes: readonly Change[]): string {
  const text = message.split('\n').slice(1).join('\n').trim();
  const list = changes.map(({ kind, file }) => `- ${kind} \`${file}\``).join('\n');
  return text ? `${text}\n\n${list}` : list;
}

async function ask(
  git: Git,
  { remote }: Standing,
  request: Request,
  env: NodeJS.ProcessEnv,
  notes: string[],
): Promise<Pick<Outcome, 'request' | 'link'>> {
  const address = (await git(['config', '--get', `remote.${remote}.url`])).trim();
  const repository = repositoryOf(address);
  if (!repository) {
    notes.push(`Ask for a review of the branch ${request.branch} where ${remote} lies.`);
    return {};
  }
  const link = compareLink(repository, request);
  const gitHub = gitHubOf(repository, env);
  if (!gitHub) return { link };
  try {
    return { request: await openRequest(gitHub, request) };
  } catch (error) {
    notes.push(`The request could not be opened with the token: ${(error as Error).message}.`);
    return { link };
  }
}
