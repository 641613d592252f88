import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../forms/serve.ts';
import { miniature, writeTree } from '../../unit/content/miniature.ts';

const TURNS: Readonly<Record<string, object>> = {
  'content/talks/one-1.json': { publishAt: '2026-06-01T09:30' },
  'content/talks/one-2.json': { publishAt: '2026-06-01T09:30', draft: true },
  'content/logos/one-1.json': { publishAt: '2026-01-01', expiresAt: '2026-07-01' },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'due-'));
  const tree = miniature();
  for (const [file, fields] of Object.entries(TURNS)) {
    tree.set(file, JSON.stringify({ ...JSON.parse(`${tree.get(file)}`), ...fields }));
  }
  // Replaces the build: it only prints that it ran, and its environment.
  const build =
    "node -e \"require('fs').writeFileSync('built.txt', Object.keys(process.env).join())\"";
  tree.set('package.json', JSON.stringify({ scripts: { build } }));
  writeTree(root, tree);
});

afterEach(() => rmSync(root, { recursive: true }));

async function run(time: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [resolve('scripts/content/due.ts'), ...args], {
    cwd: root,
    env: { ...process.env, DEPLOY_HOOK_URL: '', BUILD_TIME: time, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [status] = await once(child, 'close');
  return { status, output };
}

describe('npm run content:due', () => {
  it('lists what only time has changed, and what comes next', async () => {
    expect(await run('2026-06-01T10:00')).toEqual({
      status: 0,
      output: [
        'Changed in the last 6 hours:',
        '  1 June 2026 at 09:30  published  content/talks/one-1.json',
        'Next:',
        '  1 July 2026 at 00:00  expired    content/logos/one-1.json',
        '',
      ].join('\n'),
    });
  });

  it('counts an event as changed when it ends, because it moves to the past ones', async () => {
    const { output } = await run('2025-02-15T00:30');
    expect(output).toContain('15 February 2025 at 00:00  ended      content/events/one-1.mdx\n');
  });

  it('does not build while nothing is due', async () => {
    const { status, output } = await run('2026-06-01T09:29', ['--rebuild']);
    expect(status).toBe(0);
    expect(output).toContain('Time has changed nothing in the last 6 hours.\nNext:\n');
    expect(existsSync(join(root, 'built.txt'))).toBe(false);
  });

  it.each([
    [200, 0, 'The host builds the site again.'],
    [403, 1, 'The host refused to build: 403.'],
  ])('builds and notifies the host, which answers %i', async (answer, status, words) => {
    const calls: string[] = [];
    const host = await serve(({ method, url }, response) => {
      calls.push(`${method} ${url}`);
      response.writeHead(answer).end();
    });
    const env = { DEPLOY_HOOK_URL: `${host.url}/build`, VITE_SUPABASE_URL: 'https://a.example' };
    const result = await run('2026-06-01T14:00', ['--rebuild', '--deploy'], env);
    await host.close();
    expect(result).toMatchObject({ status, output: expect.stringContaining(words) });
    // The build must not receive the hook's secret.
    const known = readFileSync(join(root, 'built.txt'), 'utf8').split(',');
    expect(known).toContain('VITE_SUPABASE_URL');
    expect(known).not.toContain('DEPLOY_HOOK_URL');
    expect(calls).toEqual(['POST /build']);
  });

  it('does not notify the host if the build fails', async () => {
    writeTree(root, new Map([['package.json', '{"scripts":{"build":"exit 1"}}']]));
    const env = { DEPLOY_HOOK_URL: 'http://127.0.0.1:1/build' };
    expect(await run('2026-06-01T14:00', ['--rebuild', '--deploy'], env)).toMatchObject({
      status: 1,
      output: expect.not.stringContaining('The host'),
    });
  });
});
