import type { IncomingHttpHeaders } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import type { ViteDevServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { embeddedBackendPlugin } from '../../renderer/serve/backend/embedded.ts';
import { restProxy } from '../../renderer/serve/backend/proxy.ts';
import { exchange } from '../build/servers/exchange.ts';
import { serve } from './serve.ts';
import { sentWith, submission } from './submission.ts';

const EVIL = 'Origin: https://evil.example';

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

interface Heard {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A backend that remembers what it heard, and a site in front of it. */
async function startRelay(getUrl?: Parameters<typeof restProxy>[0]) {
  const heard: Heard[] = [];
  const backend = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(201, { 'content-range': '*/*', 'retry-after': '7' }).end('told');
  });
  const proxy = restProxy(getUrl ?? (() => backend.url));
  const site = await serve((request, response) => {
    void proxy(request, response, () => response.writeHead(404).end('the site'));
  });
  running.push(site, backend);
  return { heard, site: site.url, backend };
}

/** A row, as supabase-js sends one. */
const ROW = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

describe('the proxy', () => {
  it('leads a table of the data interface to PostgREST, and the answer back', async () => {
    const { heard, site } = await startRelay();
    const answer = await fetch(`${site}/rest/v1/contact?select=id`, ROW);
    expect([answer.status, await answer.text()]).toEqual([201, 'told']);
    expect(answer.headers.get('content-range')).toBe('*/*');
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(heard).toMatchObject([{ method: 'POST', url: '/contact?select=id', body: '{}' }]);
  });

  it('tells the address of the socket, whatever the client claims', async () => {
    const { heard, site } = await startRelay();
    const claims = {
      'x-forwarded-for': '1.2.3.4',
      'X-Real-IP': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      'cf-connecting-ip': '1.2.3.4',
    };
    await fetch(`${site}/rest/v1/contact`, { ...ROW, headers: { ...ROW.headers, ...claims } });
    expect(heard[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(JSON.stringify(heard)).not.toContain('1.2.3.4');
  });

  it('drops the key of supabase-js, and passes its submission on', async () => {
    const { heard, site } = await startRelay();
    const client = createClient(site, 'public-anonymous-key', { auth: { persistSession: false } });
    const row = submission();
    const headers = sentWith({ trap: true });
    const insertion = client.from('contact').insert(row);
    for (const [name, value] of Object.entries(headers)) insertion.setHeader(name, value);
    await insertion;
    expect(heard[0]?.headers).toMatchObject(headers);
    expect(JSON.stringify(heard)).not.toContain('public-anonymous-key');
    expect(heard[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual(row);
  });

  it.each<[what: string, status: number, ...headers: string[]]>([
    ['a row of its own page', 201, 'Content-Type: application/json', 'Origin: http://localhost'],
    ['a row of another website’s form', 415, 'Content-Type: application/x-www-form-urlencoded'],
    ['a row of another website’s script', 403, 'Content-Type: application/json', EVIL],
    ['a row of no website', 403, 'Content-Type: application/json', 'Origin: null'],
    ['rows as a table', 415, 'Content-Type: text/csv'],
    ['a row that says not what it is', 415],
  ])('answers %s with %i', async (_, status, ...headers) => {
    const { heard, site } = await startRelay();
    const head = ['POST /rest/v1/contact HTTP/1.1', 'Host: localhost', 'Connection: close'];
    const sent = [...head, 'Content-Length: 2', ...headers, '', '{}'].join('\r\n');
    const answer = await exchange(Number(new URL(site).port), sent);
    expect(answer?.status).toBe(status);
    expect(heard).toHaveLength(status === 201 ? 1 : 0);
  });

  it('tells another origin’s script nothing', async () => {
    const { heard, site } = await startRelay();
    const headers = ['Host: localhost', 'Connection: close', EVIL, '\r\n'];
    for (const method of ['GET', 'OPTIONS']) {
      const sent = [`${method} /rest/v1/ HTTP/1.1`, ...headers].join('\r\n');
      expect((await exchange(Number(new URL(site).port), sent))?.status).toBe(403);
    }
    expect(heard).toEqual([]);
  });

  it('refuses a body that is too large, and says so', async () => {
    const { heard, site } = await startRelay();
    const answer = await fetch(`${site}/rest/v1/contact`, {
      ...ROW,
      body: 'x'.repeat(5_000_000),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'payload_too_large' });
    expect(heard).toEqual([]);
  });

  it('refuses a body whose length is not known before it is read', async () => {
    const { heard, site } = await startRelay();
    const body = new Blob(['{}']).stream();
    const options = { ...ROW, body, duplex: 'half' };
    expect((await fetch(`${site}/rest/v1/contact`, options)).status).toBe(411);
    expect(heard).toEqual([]);
  });

  it('never speaks to a host that the path names', async () => {
    const stranger = await startRelay();
    const { heard, site } = await startRelay();
    const host = stranger.site.replace('http:', '');
    await fetch(`${site}/rest/v1/${host}/rest/v1/contact`);
    await fetch(`${site}/rest/v1/${stranger.site}/rest/v1/contact`);
    expect(stranger.heard).toEqual([]);
    expect(heard).toHaveLength(2);
  });

  it('leaves every other path to the site', async () => {
    const { heard, site } = await startRelay();
    for (const path of ['/', '/rest/v2/contact', '/education?to=/rest/v1/contact']) {
      expect(await (await fetch(site + path)).text()).toBe('the site');
    }
    expect(heard).toEqual([]);
  });
});

it('starts nothing where a Supabase project is configured', () => {
  const use = vi.fn();
  const server = {
    config: { env: { VITE_SUPABASE_URL: 'https://nikash.example' } },
    middlewares: { use },
  } as unknown as ViteDevServer;
  const plugin = embeddedBackendPlugin();
  plugin.configureServer(server);
  expect(use).not.toHaveBeenCalled();
});

describe('without a backend', () => {
  it('that could not start the proxy answers 503', async () => {
    const { site } = await startRelay(() => Promise.reject(new Error('No PostgREST')));
    const client = createClient(site, 'key', { auth: { persistSession: false } });
    const { status, error } = await client.from('contact').insert(submission());
    expect({ status, code: error?.code }).toEqual({ status: 503, code: 'backend_unavailable' });
  });

  it('that has gone the proxy answers 503', async () => {
    const { site, backend } = await startRelay();
    await backend.close();
    running.pop();
    const answer = await fetch(`${site}/rest/v1/contact`, ROW);
    expect(answer.status).toBe(503);
  });

  it('that breaks off the proxy breaks off too, and does not pretend that all is told', async () => {
    const backend = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    running.push(backend);
    const { site } = await startRelay(() => backend.url);
    const broken = fetch(`${site}/rest/v1/contact`).then((answer) => answer.text());
    await expect(broken).rejects.toThrow();
  });

  it('the proxy waits for one that is starting', async () => {
    const starting: ((url: string) => void)[] = [];
    const { site, backend, heard } = await startRelay(
      () => new Promise((resolve) => starting.push(resolve)),
    );
    const answer = fetch(`${site}/rest/v1/contact`, ROW);
    await vi.waitUntil(() => starting.length === 1);
    starting[0]?.(backend.url);
    expect((await answer).status).toBe(201);
    expect(heard).toHaveLength(1);
  });
});
