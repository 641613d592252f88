// What the operator of the service is told: by /healthz, and by the commands for people.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../../../tina/server/createApp.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { migrateAccounts, openPeople } from '../../../tina/server/signIn/accounts.ts';

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  statfs: vi.fn(),
}));

vi.mock('node:timers/promises', async (original) => ({
  ...(await original<object>()),
  setTimeout: vi.fn(() => new Promise(() => {})),
}));

let folder = '';
let file = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
  file = join(folder, 'editor.env');
  mkdirSync(join(folder, 'admin'));
  writeFileSync(join(folder, 'admin/index.html'), '');
  writeFileSync(file, `EDITOR_DATA=${join(folder, 'data')}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command without settings in the environment. */
function editor(...args: string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(EDITOR|GITHUB|OIDC|SMTP|MAIL)_/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/editor.ts', ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('a command for people refuses a data folder in which no editor has run', () => {
  const { status, stderr } = editor('invite', 'Mia Rao <mia@firm.example>', '--env-file', file);
  expect(status).toBe(2);
  expect(stderr).toContain(`No editor has run with the data folder ${join(folder, 'data')}.`);
  expect(stderr).toContain("Name the service's settings: --env-file");
  expect(existsSync(join(folder, 'data', 'people.sqlite'))).toBe(false);
});

it('a settings file that is not there is named', () => {
  const { status, stderr } = editor('people', '--env-file', join(folder, 'none.env'));
  expect(status).not.toBe(0);
  expect(stderr).toContain(join(folder, 'none.env'));
});

it('a command for people works in the data folder that --env-file names', async () => {
  mkdirSync(join(folder, 'data'), { recursive: true });
  const { database, people } = openPeople(join(folder, 'data'));
  await migrateAccounts(database);
  const invited = editor('invite', 'Mia Rao <mia@firm.example>', '--env-file', file);
  expect(invited).toMatchObject({ status: 0 });
  expect(people.find('mia@firm.example')).toMatchObject({ name: 'Mia Rao', role: 'editor' });
  // Where the service said that it is, which this terminal's settings do not know.
  writeFileSync(join(folder, 'data/address'), 'http://localhost:6600');
  const next = editor('invite', 'Noor Khan <noor@firm.example>', '--env-file', file);
  expect(next.stdout).toContain('may sign in at http://localhost:6600.');
  database.close();
});

/** A service of which only its folder and its Git are real, and what asks it at /healthz. */
async function healthOf(proposals: () => Promise<unknown>) {
  const nothing = (): unknown => new Proxy(() => {}, { get: () => nothing(), apply: () => '' });
  const service = new Proxy(
    {
      settings: { data: folder, proxies: 0, address: 'http://localhost', providers: [] },
      repository: { proposals },
      built: new Proxy({}, { get: () => folder }),
    },
    { get: (known, name) => Reflect.get(known, name) ?? nothing() },
  ) as unknown as Service;
  const server = createApp(service).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return () => fetch(address);
}

it.each([
  ['plenty of space', { blocks: 1_000_000, bavail: 100_000, bsize: 4_096 }, 200],
  ['a full disk', { blocks: 1_000_000, bavail: 0, bsize: 4_096 }, 503],
  ['less than 50 MB', { blocks: 1_000_000, bavail: 12_000, bsize: 4_096 }, 503],
  ['a file system that reports no sizes', { blocks: 0, bavail: 0, bsize: 4_096 }, 200],
])('/healthz with %s', async (_, sizes, status) => {
  vi.mocked(statfs).mockResolvedValue(sizes as Awaited<ReturnType<typeof statfs>>);
  const ask = await healthOf(async () => []);
  const answer = await ask();
  const { problem } = (await answer.json()) as { problem?: string };
  expect(answer.status).toBe(status);
  if (status === 503)
    expect(problem).toBe(
      'The disk of the data folder is full: less than 50 MB are free. Free space on it.',
    );
});

it('/healthz answers with the look of the last seconds while a busy service is looked at again', async () => {
  const space = { blocks: 1_000_000, bavail: 100_000, bsize: 4_096 };
  vi.mocked(statfs).mockResolvedValue(space as Awaited<ReturnType<typeof statfs>>);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const git = vi.fn(async (): Promise<unknown> => []);
  const ask = await healthOf(git);
  expect((await ask()).status).toBe(200);

  now.mockReturnValue(1_000);
  expect((await ask()).status).toBe(200);
  expect(git).toHaveBeenCalledTimes(1);

  let fail = (_: Error): void => {};
  git.mockImplementation(() => new Promise((_, reject) => (fail = reject)));
  now.mockReturnValue(5_000);
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(200);
  expect(git).toHaveBeenCalledTimes(2);

  fail(new Error('Git is gone.'));
  git.mockRejectedValue(new Error('Git is gone.'));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  expect((await ask()).status).toBe(500);
  expect(log).toHaveBeenCalledOnce();

  git.mockResolvedValue([]);
  expect((await ask()).status).toBe(200);
});

it('/healthz does not give an answer that is older than ten seconds', async () => {
  const sizes = (bavail: number) =>
    vi.mocked(statfs).mockResolvedValue({
      ...{ blocks: 1_000_000, bavail, bsize: 4_096 },
    } as Awaited<ReturnType<typeof statfs>>);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const ask = await healthOf(async () => []);
  sizes(100_000);
  expect((await ask()).status).toBe(200);
  sizes(0);
  now.mockReturnValue(10_500);
  expect((await ask()).status).toBe(503);
});

it('/healthz answers although Git does not, and looks again', async () => {
  const space = { blocks: 1_000_000, bavail: 100_000, bsize: 4_096 };
  vi.mocked(statfs).mockResolvedValue(space as Awaited<ReturnType<typeof statfs>>);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const git = vi.fn(async (): Promise<unknown> => []);
  const ask = await healthOf(git.mockReturnValueOnce(new Promise(() => {})));
  vi.mocked(wait).mockResolvedValueOnce('late');
  expect((await ask()).status).toBe(500);
  expect((await ask()).status).toBe(200);
});
