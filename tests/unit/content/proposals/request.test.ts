import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { propose } from '../../../../scripts/content/propose/propose.ts';
import { BRANCH, MESSAGE, proposingCopy, TALK } from './workingCopy.ts';

const copy = proposingCopy();

describe('with a token', () => {
  const calls: { method?: string; url?: string; token?: string; body?: unknown }[] = [];
  let answers: { status: number; body: unknown }[] = [];
  let server: Server;
  let env: NodeJS.ProcessEnv;

  beforeEach(async () => {
    calls.length = 0;
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const text = Buffer.concat(chunks).toString();
      const { method, url, headers } = request;
      calls.push({ method, url, token: headers.authorization, body: text && JSON.parse(text) });
      const { status, body } = answers.shift() ?? { status: 500, body: {} };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    env = { GH_TOKEN: 'secret', GITHUB_API_URL: `http://127.0.0.1:${port}` };
    copy.rename('Anew');
  });

  afterEach(() => new Promise((done) => server.close(done)));

  it('the request is opened', async () => {
    answers = [
      { status: 200, body: [] },
      { status: 201, body: { html_url: 'https://github.com/nikash/site/pull/7' } },
    ];
    const outcome = await propose(copy.root, `${MESSAGE}\n\nThe speaker asked for it.`, env);
    expect(outcome).toMatchObject({ request: 'https://github.com/nikash/site/pull/7', notes: [] });
    const head = encodeURIComponent(`nikash:${BRANCH}`);
    expect(calls).toEqual([
      expect.objectContaining({ url: `/repos/nikash/site/pulls?state=open&head=${head}` }),
      {
        method: 'POST',
        url: '/repos/nikash/site/pulls',
        token: 'Bearer secret',
        body: {
          base: 'main',
          head: BRANCH,
          title: MESSAGE,
          body: `The speaker asked for it.\n\n- changed \`${TALK}\``,
        },
      },
    ]);
  });

  it('a request that is open already is found', async () => {
    answers = [{ status: 200, body: [{ html_url: 'https://github.com/nikash/site/pull/6' }] }];
    const { request } = await propose(copy.root, MESSAGE, env);
    expect(request).toBe('https://github.com/nikash/site/pull/6');
    expect(calls).toHaveLength(1);
  });

  it('the link is given where the token does not allow it', async () => {
    answers = [{ status: 403, body: { message: 'Resource not accessible' } }];
    const { link, notes } = await propose(copy.root, MESSAGE, env);
    expect(link).toContain(`/compare/main...${BRANCH}`);
    expect(notes).toEqual([
      'The request could not be opened with the token: 403 Resource not accessible.',
    ]);
    expect(copy.there('rev-parse', BRANCH)).toBeTruthy();
  });
});
