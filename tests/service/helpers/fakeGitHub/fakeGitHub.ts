import { execFileSync } from 'node:child_process';
import { createHmac, generateKeyPairSync, randomUUID, verify } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveGit } from './gitBackend.ts';
import { Pulls, Refused, type Review } from './pulls.ts';

const APP = 4711;
const INSTALLATION = 42;
const REPOSITORY = 'nikash/site';
const SECRET = 'the-secret-of-the-webhooks';

/** A message of GitHub, as it is sent. */
interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Options {
  /** Where the repository is put. */
  readonly folder: string;
  /** The checkout whose HEAD becomes main. */
  readonly project: string;
  /** Where messages go. */
  readonly hook?: string;
}

/**
 * GitHub as far as the editor knows it: a repository over HTTP, an App with its tokens, pull requests
 * and signed messages. Branches, merges and whether one can be merged are Git's own.
 */
export async function startFakeGitHub({ folder, project, hook }: Options) {
  const repository = join(folder, `${REPOSITORY}.git`);
  mkdirSync(repository, { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  git('init', '--quiet', '--bare', '--initial-branch=main');
  git('config', 'http.receivepack', 'true');
  git('fetch', '--quiet', project, 'HEAD:refs/heads/main');
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const pulls = new Pulls(repository, APP);
  const tokens = new Set<string>();
  const statuses: Record<string, string>[] = [];
  /** Who may read the repository and not write to it; all others may write. */
  const readers = new Set<string>();
  /** What was asked of the API, in order. */
  const asked: string[] = [];
  const state = { isDown: false, refusesPushes: false, refusesStatuses: false, hook };

  const signed = (event: string, payload: object): Delivery => {
    const body = JSON.stringify({ ...payload, repository: { full_name: REPOSITORY } });
    const signature = createHmac('sha256', SECRET).update(body).digest('hex');
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-github-event': event,
        'x-github-delivery': randomUUID(),
        'x-hub-signature-256': `sha256=${signature}`,
      },
    };
  };
  const send = async (event: string, payload: object) => {
    const { headers, body } = signed(event, payload);
    // A message that nobody takes is lost, as GitHub's are.
    if (state.hook)
      await fetch(state.hook, { method: 'POST', headers, body }).catch(() => undefined);
  };

  const server = createServer(async (request, response) => {
    if (state.isDown) return void request.socket.destroy();
    try {
      await answer(request, response);
    } catch (error) {
      const status = error instanceof Refused ? error.status : 500;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: (error as Error).message }));
    }
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const authorization = request.headers.authorization ?? '';
    if (pathname.startsWith(`/${REPOSITORY}.git/`)) {
      const token = /^basic (.*)$/i.exec(authorization)?.[1] ?? '';
      const [user, password = ''] = Buffer.from(token, 'base64').toString().split(':');
      if (user !== 'x-access-token' || !tokens.has(password)) {
        response.setHeader('www-authenticate', 'Basic realm="GitHub"');
        throw new Refused(401, 'Bad credentials');
      }
      const isPush = pathname.endsWith('/git-receive-pack');
      if (isPush && state.refusesPushes)
        throw new Refused(403, 'Write access to repository not granted.');
      await serveGit(folder, pathname, search.slice(1), request, response);
      if (isPush) await send('push', {});
      return;
    }
    asked.push(`${request.method} ${pathname}`);
    const content = await read(request);
    response.setHeader('content-type', 'application/json');
    const reply = (status: number, value: unknown) => {
      response.writeHead(status);
      response.end(JSON.stringify(value));
    };
    if (pathname === `/app/installations/${INSTALLATION}/access_tokens`) {
      checkApp(authorization, keys.publicKey);
      const token = `ghs_${randomUUID()}`;
      tokens.add(token);
      const expires_at = new Date(Date.now() + 3_600_000).toISOString();
      return reply(201, { token, expires_at, permissions: {} });
    }
    if (!tokens.has(/^(?:token|bearer) (.*)$/i.exec(authorization)?.[1] ?? '')) {
      throw new Refused(401, 'Bad credentials');
    }
    const [, commit] = new RegExp(`^/repos/${REPOSITORY}/statuses/(\\w+)$`).exec(pathname) ?? [];
    if (commit) {
      if (state.refusesStatuses) throw new Refused(403, 'Resource not accessible by integration');
      statuses.push({ commit, ...content });
      return reply(201, {});
    }
    const [, checked] = /\/commits\/\w+\/(check-runs|status)$/.exec(pathname) ?? [];
    if (checked && state.refusesStatuses)
      throw new Refused(403, 'Resource not accessible by integration');
    if (checked) return reply(200, { check_runs: [pulls.check].filter(Boolean), statuses: [] });
    const [, login] = /\/collaborators\/(\w+)\/permission$/.exec(pathname) ?? [];
    if (login) return reply(200, { permission: readers.has(login) ? 'read' : 'write' });
    if (pathname === `/repos/${REPOSITORY}`) {
      const isAllowed = (method: Pulls['allowed'][number]) => pulls.allowed.includes(method);
      return reply(200, {
        allow_merge_commit: isAllowed('merge'),
        allow_squash_merge: isAllowed('squash'),
        allow_rebase_merge: isAllowed('rebase'),
      });
    }
    const [, kind, number, part] =
      new RegExp(`^/repos/${REPOSITORY}/(pulls|issues)(?:/(\\d+))?(?:/(\\w+))?$`).exec(pathname) ??
      [];
    const at = Number(number);
    switch (`${request.method} ${kind}/${number ? 'n' : ''}/${part ?? ''}`) {
      case 'GET pulls//':
        return searchParams.get('state') === 'all'
          ? reply(200, pulls.recent())
          : reply(200, pulls.list(searchParams.get('head')?.split(':')[1]));
      case 'POST pulls//':
        return reply(201, pulls.create(content));
      case 'GET pulls/n/':
        return reply(200, pulls.get(at));
      case 'PATCH pulls/n/':
        return reply(200, pulls.update(at, content));
      case 'PUT pulls/n/merge':
        reply(
          200,
          pulls.merge(at, {
            sha: content.sha,
            method: content.merge_method,
            words: content.commit_message,
          }),
        );
        return send('pull_request', { action: 'closed', number: at });
      case 'GET pulls/n/reviews':
        return reply(200, pulls.reviews(at));
      case 'GET issues/n/comments':
        return reply(200, pulls.comments(at));
      case 'POST issues/n/comments':
        return reply(201, pulls.comment(at, content.body));
      case 'GET pulls/n/comments':
        return reply(200, pulls.lines(at));
      default:
        throw new Refused(404, 'Not Found');
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    api,
    /** The repository, for Git over HTTP and on the disk. */
    origin: `${api}/${REPOSITORY}.git`,
    repository,
    /** What the editor's server is told of its App. */
    settings: {
      api,
      repository: REPOSITORY,
      appId: `${APP}`,
      privateKey: keys.privateKey,
      installationId: INSTALLATION,
      webhookSecret: SECRET,
    },
    git,
    pulls,
    asked,
    statuses,
    readers,
    signed,
    /** All that it gave out, none of which may be found anywhere. */
    tokens: tokens as ReadonlySet<string>,
    /** What a reviewer does at GitHub, with the message that follows. */
    async review(number: number, login: string, decision: Review['state'], body = '') {
      pulls.review(number, login, decision, body);
      await send('pull_request_review', { action: 'submitted', number });
    },
    /** What somebody writes at GitHub, with the message that follows. */
    async comment(number: number, login: string, words: string, path?: string) {
      pulls.comment(number, words, login, path);
      await send('issue_comment', { action: 'created', number });
    },
    async merge(number: number, method: 'merge' | 'squash' | 'rebase' = 'merge') {
      pulls.merge(number, { method });
      await send('pull_request', { action: 'closed', number });
    },
    async close(number: number) {
      pulls.update(number, { state: 'closed' });
      await send('pull_request', { action: 'closed', number });
    },
    /** Sends messages to another address from now on. */
    hookTo(address: string) {
      state.hook = address;
    },
    /** Answers nobody, or everybody again. */
    setDown(isDown: boolean) {
      state.isDown = isDown;
    },
    /** Takes the App's right to write, or gives it back. */
    setRefusing(refuses: boolean) {
      state.refusesPushes = refuses;
    },
    /** Takes the App's right to what checks say, or gives it back. */
    setRefusingStatuses(refuses: boolean) {
      state.refusesStatuses = refuses;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FakeGitHub = Awaited<ReturnType<typeof startFakeGitHub>>;

/** What each request holds is for GitHub to know: a wrong field shows in a test that fails. */
// biome-ignore lint/suspicious/noExplicitAny: see above
async function read(request: IncomingMessage): Promise<any> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
}

/** A token that the App signed with its own key, for itself. */
function checkApp(authorization: string, publicKey: string): void {
  const [head = '', claims = '', signature = ''] = authorization
    .replace(/^bearer /i, '')
    .split('.');
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  const { iss, exp } = isOurs ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : {};
  if (String(iss) !== String(APP) || exp * 1000 < Date.now()) {
    throw new Refused(401, 'A JSON web token could not be decoded');
  }
}
