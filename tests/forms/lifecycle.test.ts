// The embedded backend over a folder: what it keeps, whom it shares it with, how it ends.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrived } from '../../scripts/backend/arrived.ts';
import { findPostgrest } from '../../scripts/backend/postgrest.ts';
import { type Backend, startBackend } from '../../scripts/backend/start.ts';
import { STARTUP_MS, submission } from './site.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let dataDir: string;
const open: Backend[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-test-'));
});
afterEach(async () => {
  for (const backend of open.splice(0)) await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<Backend> {
  const backend = await startBackend({ dataDir });
  open.push(backend);
  return backend;
}

async function send(url: string, form: string, changes: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${url}/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(submission(changes)),
  });
  expect(answer.status).toBe(201);
}

const names = async () => (await arrived(dataDir)).map(({ name }) => name);

/** The backend in a process of its own, which prints the address once it serves. */
async function startElsewhere() {
  const program = `
    import { startBackend } from './scripts/backend/start.ts';
    console.log((await startBackend({ dataDir: process.argv[1] })).url);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, dataDir], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, url: String(line).trim() };
}

const silent = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

describe('what has arrived', () => {
  it('is nothing before the backend ever ran', async () => {
    rmSync(dataDir, { recursive: true });
    expect(await arrived(dataDir)).toEqual([]);
  });

  it(
    'is read from both tables, newest first, while the backend runs and after',
    async () => {
      const backend = await start();
      await send(backend.url, 'contact', { name: 'First' });
      await send(backend.url, 'request_demo', { name: 'Second', website: 'filled' });
      await send(backend.url, 'contact', { name: 'Third' });
      const served = await arrived(dataDir);
      expect(served.map(({ name, form, suspected }) => [name, form, suspected])).toEqual([
        ['Third', 'contact', false],
        ['Second', 'request_demo', true],
        ['First', 'contact', false],
      ]);
      await backend.close();
      expect(await arrived(dataDir)).toEqual(served);
    },
    STARTUP_MS,
  );

  it(
    'is kept over a restart, whose migrations are not applied twice',
    async () => {
      const first = await start();
      await send(first.url, 'contact', { name: 'Before' });
      await first.close();
      const second = await start();
      await send(second.url, 'contact', { name: 'After' });
      expect(await names()).toEqual(['After', 'Before']);
    },
    STARTUP_MS,
  );

  it(
    'is printed by npm run submissions, as text that cannot command the terminal',
    async () => {
      const backend = await start();
      await send(backend.url, 'contact', {
        name: 'Anvi \u001b[31m\u202eevil',
        query: 'One\nline.....',
      });
      await send(backend.url, 'request_demo', { name: 'ज्योति', website: 'x' });
      const print = async (...args: string[]) =>
        (
          await promisify(execFile)(
            process.execPath,
            ['scripts/submissions.ts', '--data', dataDir, ...args],
            { cwd: ROOT },
          )
        ).stdout;
      const table = await print();
      expect(table).toMatch(/Demo request +ज्योति +meera@kulkarni.example +9876543210 +suspected/);
      expect(table).toContain('    One line.....\n');
      expect(table).not.toContain('\u001b');
      expect(table).not.toContain('\u202e');
      expect(JSON.parse(await print('--json'))).toEqual(await arrived(dataDir));
    },
    STARTUP_MS,
  );
});

describe('one folder', () => {
  it(
    'is served once, and shared by whoever starts later',
    async () => {
      const { child, url } = await startElsewhere();
      const guest = await start();
      expect(guest.url).toBe(url);
      await guest.close();
      expect(await silent(url)).toBe(false);
      child.kill();
      await once(child, 'exit');
    },
    STARTUP_MS,
  );

  it(
    'is served once when two start together',
    async () => {
      const [one, other] = await Promise.all([start(), start()]);
      expect(one?.url).toBe(other?.url);
    },
    STARTUP_MS,
  );

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'loses nothing and leaves nobody behind after %s',
    async (signal) => {
      const { child, url } = await startElsewhere();
      await send(url, 'contact', { name: signal });
      child.kill(signal);
      const [, endedBy] = await once(child, 'exit');
      expect(endedBy).toBe(signal);
      await vi.waitUntil(() => silent(url), 10_000);
      const next = await start();
      await send(next.url, 'contact', { name: 'next' });
      expect(await names()).toEqual(['next', signal]);
    },
    STARTUP_MS,
  );
});

it('says in one line what to do where there is no PostgREST', () => {
  expect(() => findPostgrest([join(dataDir, 'postgrest')])).toThrow(
    /^The forms need PostgREST.*\.$/,
  );
});
