// What the operator of the service is told: by /healthz, and by the commands for people.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '../../../tina/server/createApp.ts';
import type { Service } from '../../../tina/server/Service.ts';
import { migrateAccounts, openPeople } from '../../../tina/signIn/accounts.ts';

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<object>()),
  statfs: vi.fn(),
}));

let folder = '';
let file = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
  file = join(folder, 'editor.env');
  writeFileSync(join(folder, 'index.html'), '');
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
  database.close();
});

it.each([
  ['plenty of space', { blocks: 1_000_000, bavail: 100_000, bsize: 4_096 }, 200],
  ['a full disk', { blocks: 1_000_000, bavail: 0, bsize: 4_096 }, 503],
  ['less than 50 MB', { blocks: 1_000_000, bavail: 12_000, bsize: 4_096 }, 503],
  ['a file system that reports no sizes', { blocks: 0, bavail: 0, bsize: 4_096 }, 200],
])('/healthz with %s', async (_, sizes, status) => {
  vi.mocked(statfs).mockResolvedValue(sizes as Awaited<ReturnType<typeof statfs>>);
  const nothing = (): unknown => new Proxy(() => {}, { get: () => nothing(), apply: () => '' });
  const service = new Proxy(
    {
      settings: { data: folder, proxies: 0, address: 'http://localhost', providers: [] },
      repository: { proposals: async () => [] },
      built: new Proxy({}, { get: () => folder }),
    },
    { get: (known, name) => Reflect.get(known, name) ?? nothing() },
  ) as unknown as Service;
  const server = createApp(service).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`);
  const { problem } = (await answer.json()) as { problem?: string };
  server.close();
  server.closeAllConnections();
  expect(answer.status).toBe(status);
  if (status === 503)
    expect(problem).toBe(
      'The disk of the data folder is full: less than 50 MB are free. Free space on it.',
    );
});
