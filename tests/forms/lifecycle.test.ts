// The embedded backend over a folder: what it keeps, whom it shares it with, how it ends.

import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLOCK } from '../../content/schema/locale.ts';
import { embeddedBackend } from '../../renderer/serve/backend/embedded.ts';
import { findPostgrest } from '../../renderer/serve/backend/postgrest.ts';
import { type Backend, startBackend } from '../../renderer/serve/backend/start.ts';
import { list } from '../../scripts/submissions/queries.ts';
import { siteTime } from '../../scripts/submissions/Submission.ts';
import { withDatabase } from '../../scripts/submissions/withDatabase.ts';
import { serve } from './serve.ts';
import { sentWith, submission } from './submission.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A backend starts several times in each test, on a machine that may be busy. */
const PATIENCE_MS = 120_000;

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
  const backend = await startBackend(dataDir);
  open.push(backend);
  return backend;
}

async function send(
  url: string,
  form: string,
  changes: Record<string, unknown>,
  headers = {},
): Promise<void> {
  const answer = await fetch(`${url}/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(submission(changes)),
  });
  expect(answer.status).toBe(201);
}

/** What the team would be shown. */
const arrived = async () => (await withDatabase({ dataDir }, (sql) => list(sql, {}))) ?? [];
const names = async () => (await arrived()).map(({ name }) => name);

/** What `npm run submissions` prints. */
async function print(...args: string[]): Promise<string> {
  const command = ['scripts/submissions.ts', '--data', dataDir, ...args];
  return (await promisify(execFile)(process.execPath, command, { cwd: ROOT })).stdout;
}

/** The backend in a process of its own, which prints the address once it serves. */
async function startElsewhere() {
  const program = `
    import { startBackend } from './renderer/serve/backend/start.ts';
    console.log((await startBackend(process.argv[1])).url);`;
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

it('what has arrived is read while the backend runs and after, newest first, and kept over a restart', {
  tags: '@all',
  timeout: PATIENCE_MS,
}, async () => {
  rmSync(dataDir, { recursive: true });
  expect(await arrived()).toEqual([]);
  const first = await start();
  await send(first.url, 'contact', {
    name: 'Anvi \u001b[31m\u202eevil',
    query: 'One\nline.....',
  });
  await send(first.url, 'request_demo', { name: 'ज्योति' }, sentWith({ trap: true }));
  await send(first.url, 'contact', { name: 'Third' });
  const served = await arrived();
  expect(served.map(({ name, form, suspected }) => [name, form, suspected])).toEqual([
    ['Third', 'contact', false],
    ['ज्योति', 'request_demo', true],
    ['Anvi \u001b[31m\u202eevil', 'contact', false],
  ]);

  const table = await print();
  expect(table).toMatch(
    / d1 +Demo request +ज्योति +meera@kulkarni.example +9876543210\n.+\n +\(suspected/,
  );
  expect(table).toContain('    One line.....\n');
  // Text that commands the terminal.
  expect(table).not.toContain('\u001b');
  expect(table).not.toContain('\u202e');

  await first.close();
  expect(JSON.parse(await print('--json'))).toEqual(JSON.parse(JSON.stringify(served)));
  const second = await start();
  await send(second.url, 'contact', { name: 'After' });
  expect((await names()).slice(0, 2)).toEqual(['After', 'Third']);
  expect(await print('--handled', 'c2,d9', '--by', 'Asha').catch(({ stdout }) => stdout)).toBe(
    'c2: handled, by Asha.\nNot found: d9.\n',
  );
  expect(await print('--search', 'third', '--csv')).toMatch(/\nc2,Contact,.+,handled,Asha,/);
  const before = siteTime(new Date());
  const [, at = '', clock] =
    /^Erased: Contact 3, Demo request 1\. Receipt 1 of (\S+ \S+) \((.+)\), which/.exec(
      await print('--erase', ' MEERA@kulkarni.example', '--yes'),
    ) ?? [];
  expect([before, siteTime(new Date())]).toContain(at);
  expect(clock).toBe(CLOCK);
  expect(await print()).toBe('Nothing has arrived yet.\n');
  const query = 'Ask meera@kulkarni.example.';
  await send(second.url, 'contact', { email: 'other@x.example', query });
  expect(await print('--erase', 'meera@kulkarni.example', '--yes')).toMatch(
    /^There are no submissions from \S+\nSent from other addresses, .+: c4\. These are not erased\./,
  );
  expect(await print('--health')).toBe('All submissions were mailed to the team.\n');
  await second.sql("update contact set received_at = now() - interval '1 hour'");
  const { code, stdout } = await print('--health').catch((error) => error);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/^Not mailed in 30 minutes: c4\./)]);
});

it('a folder is shared by whoever starts while it is served, and however its process ends, nothing is lost and nobody left behind', {
  tags: '@all',
  timeout: PATIENCE_MS,
}, async () => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const;
  for (const signal of signals) {
    const { child, url } = await startElsewhere();
    const guest = await start();
    expect(guest.url).toBe(url);
    await guest.close();
    await send(url, 'contact', { name: signal });
    child.kill(signal);
    const [, endedBy] = await once(child, 'exit');
    expect(endedBy).toBe(signal);
    await vi.waitUntil(() => silent(url), 10_000);
  }
  // What the killed process left stands in nobody's way, and two that start together become one.
  const [one, other] = await Promise.all([start(), start()]);
  expect(one?.url).toBe(other?.url);
  expect(await names()).toEqual(signals.toReversed());
});

/** The descendants of this process by this name. */
function children(name: string): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, command = '']) => ({ pid: Number(pid), parent: Number(parent), command }));
  const below = (pid: number): typeof processes =>
    processes
      .filter(({ parent }) => parent === pid)
      .flatMap((child) => [child, ...below(child.pid)]);
  return below(process.pid)
    .filter(({ command }) => command.endsWith(name))
    .map(({ pid }) => pid);
}

/**
 * Serves the forms with a backend of this process, which must end once and be started again.
 * @param end ends it, after a message has arrived
 */
async function restarted(end: (backend: Backend) => Promise<void>, later: readonly string[]) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const backend = embeddedBackend(dataDir);
  const site = await serve((request, response) => {
    void backend.middleware(request, response, () => response.end());
  });
  const sendFrom = (name: string) => send(`${site.url}/rest/v1`, 'contact', { name });
  try {
    const started = await backend.started();
    await sendFrom('before');
    await end(started);
    await Promise.all(later.map(sendFrom));
    expect((await names()).toSorted()).toEqual(['before', ...later].toSorted());
    expect(warn.mock.calls).toEqual([
      ['The backend of the forms has ended. It is started again.'],
      ['The backend of the forms works again.'],
    ]);
  } finally {
    warn.mockRestore();
    await site.close();
    await backend.close();
  }
}

it.each(['postgrest', 'sh'])(
  'is started again with the next message when %s was ended, and says so',
  { tags: '@all', timeout: PATIENCE_MS },
  (name) =>
    restarted(
      async ({ serves }) => {
        const [pid] = children(name);
        process.kill(pid ?? 0, 'SIGKILL');
        await vi.waitUntil(async () => !(await serves()), 10_000);
      },
      ['after'],
    ),
);

it('who shared a backend takes it over when the process that held it has ended, and says so', {
  tags: '@all',
  timeout: PATIENCE_MS,
}, async () => {
  const { child, url } = await startElsewhere();
  await restarted(
    async (shared) => {
      expect(shared.url).toBe(url);
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    ['after', 'together'],
  );
});

it('says in one line what to do with a folder of an older state, and leaves it unchanged', {
  tags: '@all',
  timeout: PATIENCE_MS,
}, async () => {
  const older = 'create table contact (id int); insert into contact values (7)';
  const postgres = await PGlite.create(join(dataDir, 'postgres'));
  await postgres.exec(older);
  await postgres.close();
  for (let starts = 0; starts < 2; starts++) {
    await expect(start()).rejects.toThrow(
      /^The database in \S+ cannot be updated \(.+\): rename that folder, and the next start makes an empty one\.$/,
    );
  }
  const after = await PGlite.create(join(dataDir, 'postgres'));
  const { rows } = await after.query("select id, to_regnamespace('form_guard') from contact");
  expect(rows).toEqual([{ id: 7, to_regnamespace: null }]);
  await after.close();
});

it('a folder gets what was changed in the migration since', {
  tags: '@all',
  timeout: PATIENCE_MS,
}, async () => {
  const first = await start();
  await send(first.url, 'contact', { name: 'Kept' });
  await first.sql('drop function form_guard.plain_address(text)');
  await first.close();
  const second = await start();
  expect(await second.sql("select form_guard.plain_address(' A@B.example') as address")).toEqual([
    { address: 'a@b.example' },
  ]);
  expect(await names()).toEqual(['Kept']);
});

it('says in one line what to do where there is no PostgREST', () => {
  expect(() => findPostgrest([dataDir])).toThrow(/^The forms need PostgREST.*\.$/);
});
