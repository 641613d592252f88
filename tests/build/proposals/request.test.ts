import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { propose } from '../../../scripts/content/propose/propose.ts';
import { serve } from '../../forms/serve.ts';
import { BRANCH, MESSAGE, proposingCopy, TALK } from './workingCopy.ts';

const copy = proposingCopy();

describe('with a token', () => {
  const calls: { method?: string; url?: string; token?: string; body?: unknown }[] = [];
  let answers: { status: number; body: unknown }[] = [];
  let server: Awaited<ReturnType<typeof serve>>;
  let env: NodeJS.ProcessEnv;

  beforeEach(async () => {
    calls.length = 0;
    server = await serve(async (request, response) => {
      const { method, url, headers } = request;
      const sent = await text(request);
      calls.push({ method, url, token: headers.authorization, body: sent && JSON.parse(sent) });
      const { status, body } = answers.shift() ?? { status: 500, body: {} };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
    env = { GH_TOKEN: 'secret', GITHUB_API_URL: server.url };
    copy.rename('Anew');
  });

  afterEach(() => server.close());

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
