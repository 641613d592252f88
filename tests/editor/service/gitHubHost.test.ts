import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Octokit } from '@octokit/rest';
import { createEmulator } from 'emulate';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '../../../content/compare/refusal.ts';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { gitHubHost } from '../../../tina/proposals/hosts/GitHubHost.ts';
import type { Merge } from '../../../tina/proposals/hosts/ProposalHost.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { hookRoute } from '../../../tina/server/webhookRoute.ts';
import type { GitHubSettings } from '../../../tina/shared/Repository.ts';
import { startFakeGitHub } from '../../service/helpers/fakeGitHub/fakeGitHub.ts';
import { RAVI, testSetup } from './repository.ts';

// One contract for two GitHubs made by different people: the one of these tests, whose branches are Git's own, and
// `emulate`, which has no pushes and no conflicts, and says of no comment which App wrote it: what comes after a
// proposal, and what is given back, hostContract.ts holds alone.

/** A GitHub as the tests need it. */
interface Stand {
  readonly settings: GitHubSettings;
  /** Makes a branch with a commit of its own. @returns the commit's id */
  commit(branch: string): Promise<string>;
  review(number: number, decision: 'CHANGES_REQUESTED' | 'APPROVED', body: string): Promise<void>;
  stop(): Promise<unknown>;
}

const setup = testSetup();

async function fake(hook: string): Promise<Stand> {
  const gitHub = await startFakeGitHub({ folder: setup.folder(), project: setup.project, hook });
  const { git } = gitHub;
  let count = 0;
  return {
    settings: gitHub.settings,
    async commit(branch) {
      const person = ['-c', 'user.name=Asha', '-c', 'user.email=asha@nikash.example'];
      const words = `Change ${++count}`;
      const id = git(...person, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', words);
      git('update-ref', `refs/heads/${branch}`, id);
      return id;
    },
    review: (number, decision, body) => gitHub.review(number, 'ravi', decision, body),
    stop: () => gitHub.stop(),
  };
}

const [OWNER, NAME, APP, INSTALLATION, SECRET] = ['nikash', 'site', 4711, 42, 'of-the-webhooks'];

async function emulated(hook: string): Promise<Stand> {
  const permissions = { contents: 'write', pull_requests: 'write', issues: 'write' };
  const installations = [
    { installation_id: INSTALLATION, account: OWNER, repository_selection: 'all' },
  ];
  const app = { app_id: APP, slug: 'editor', name: 'Editor', permissions, installations };
  const hooks = {
    events: ['push', 'pull_request', 'pull_request_review'],
    webhook_url: hook,
    webhook_secret: SECRET,
  };
  const gitHub = await createEmulator({
    service: 'github',
    port: await freePort(),
    seed: {
      tokens: Object.fromEntries(
        [OWNER, 'ravi'].map((login) => [login, { login, scopes: ['repo'] }]),
      ),
      github: {
        users: [{ login: OWNER }, { login: 'ravi' }],
        repos: [{ owner: OWNER, name: NAME, auto_init: true }],
        apps: [{ ...app, ...hooks }],
      },
    },
  });
  const as = (auth: string) => new Octokit({ baseUrl: gitHub.url, auth }).rest;
  const [{ git, repos }, ravi] = [as(OWNER), as('ravi')];
  const place = { owner: OWNER, repo: NAME };
  const [key] = gitHub.generatedSecrets;
  await repos.addCollaborator({ ...place, username: 'ravi', permission: 'admin' });
  let count = 0;
  return {
    settings: {
      api: gitHub.url,
      repository: `${OWNER}/${NAME}`,
      appId: `${APP}`,
      privateKey: `${key?.value}`,
      installationId: INSTALLATION,
      webhookSecret: SECRET,
    },
    async commit(branch) {
      const main = await git.getRef({ ...place, ref: 'heads/main' });
      await git.createRef({ ...place, ref: `refs/heads/${branch}`, sha: main.data.object.sha });
      const path = `content/talks/change-${++count}.json`;
      const written = { ...place, branch, path, message: 'Change', content: btoa('{}') };
      const { data } = await repos.createOrUpdateFileContents(written);
      return `${data.commit.sha}`;
    },
    async review(number, decision, body) {
      const event = decision === 'APPROVED' ? 'APPROVE' : 'REQUEST_CHANGES';
      await ravi.pulls.createReview({ ...place, pull_number: number, event, body });
    },
    stop: () => gitHub.close(),
  };
}

const merge = (head: string): Merge => ({
  ...{ branch: '', head, reviewer: RAVI, title: 'Because' },
  trailers: 'Approved-by: Ravi Nair <ravi@nikash.example>',
});

interface Message {
  headers: Record<string, string | undefined>;
  body: string;
}

describe.each([
  ['these tests’ own', fake],
  ['emulate', emulated],
])('GitHub as %s', (_, start) => {
  const messages: Message[] = [];
  const hook = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    messages.push({ headers: request.headers as Message['headers'], body });
    response.end();
  });
  let stand: Stand;
  let host: ReturnType<typeof gitHubHost>;
  beforeAll(async () => {
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    stand = await start(`http://127.0.0.1:${(hook.address() as AddressInfo).port}`);
    host = gitHubHost({ ...stand.settings, main: 'main' });
  });
  afterAll(async () => {
    hook.close();
    await stand.stop();
  });

  const propose = (branch: string, title: string) =>
    host.propose({ branch, title, body: 'Because.' });
  const begin = async (branch: string) => {
    await stand.commit(branch);
    return { branch, ...(await propose(branch, `About ${branch}`)) };
  };

  it('opens one request for a branch, and renews it', async () => {
    const first = await begin('edit/asha-first');
    expect(first.state).toBe('open');
    expect(first.url).toContain(`/pull/${first.request}`);
    const again = await propose(first.branch, 'A better title');
    expect(again.request).toBe(first.request);
    const other = await begin('edit/asha-other');
    expect(other.request).not.toBe(first.request);
    expect(await host.find('4242')).toBeUndefined();
  });

  it('reads what a reviewer decided, for the commit that was looked at', async () => {
    const { request, head } = await begin('edit/asha-reviewed');
    await stand.review(Number(request), 'CHANGES_REQUESTED', 'Name the source.');
    expect(await host.find(request)).toMatchObject({
      state: 'changes-asked',
      words: 'Name the source.',
    });
    await stand.review(Number(request), 'APPROVED', '');
    expect(await host.find(request)).toMatchObject({ state: 'approved', head });
  });

  it('merges the commit that was looked at, and no other', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { request, head } = await begin('edit/asha-accepted');
    await expect(host.accept(request, merge('0'.repeat(40)))).rejects.toThrow(Refusal);
    expect((await host.find(request))?.state).toBe('open');
    await host.accept(request, merge(head));
    expect((await host.find(request))?.state).toBe('merged');
    // `emulate` knows no statuses.
    for (const [words] of warn.mock.calls) expect(words).toContain('may not write commit statuses');
    warn.mockRestore();
  });

  it('closes a request, once', async () => {
    const { request } = await begin('edit/asha-closed');
    await host.close(request);
    await host.close(request);
    expect((await host.find(request))?.state).toBe('closed');
  });

  it('signs its messages as the service expects it', async () => {
    const { request } = await begin('edit/asha-told');
    messages.length = 0;
    await stand.review(Number(request), 'APPROVED', '');
    const { headers, body } = await vi.waitFor(() => {
      const review = messages.find(
        ({ headers }) => headers['x-github-event'] === 'pull_request_review',
      );
      expect(review).toBeDefined();
      return review as Message;
    });
    const sync = vi.fn();
    const service = { settings: { origin: { gitHub: stand.settings } }, repository: { sync } };
    const server = express()
      .use(hookRoute(service as unknown as Service))
      .listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const hears = async (text: string) => {
      const names = ['x-hub-signature-256', 'x-github-delivery'];
      const { status } = await fetch(
        `http://127.0.0.1:${(server.address() as AddressInfo).port}/editor/hooks`,
        {
          method: 'POST',
          headers: Object.fromEntries(names.map((name) => [name, headers[name] ?? ''])),
          body: text,
        },
      );
      return status;
    };
    expect(await hears(`${body} `)).toBe(401);
    expect(await hears(body)).toBe(202);
    expect(sync).toHaveBeenCalledOnce();
  });

  it('says in words that the App’s key is not the host’s', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    });
    const stranger = gitHubHost({ ...stand.settings, privateKey, main: 'main' });
    await expect(stranger.find('1')).rejects.toThrow('GitHub does not let the editor’s server');
  });
});
