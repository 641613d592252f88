import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { EventLog } from '../../../tina/proposals/EventLog.ts';
import { liveSite } from '../../../tina/server/LiveSite.ts';

const COMMIT = 'a'.repeat(40);
const TIME = '2026-11-25T20:00:00.000Z';

/** A site that answers as it is told to. */
async function host(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const saying = (text: string) => host((_request, response) => response.end(text));

it('says which commit is live, and asks the site again after a while only', async () => {
  let asked = 0;
  const site = await host(({ url }, response) => {
    asked += 1;
    expect(url).toBe('/build.json');
    response.end(JSON.stringify({ commit: COMMIT, time: TIME }));
  });
  const live = liveSite({ site });
  const build = { commit: COMMIT, since: Date.parse(TIME) };
  expect(await live.build(0)).toEqual(build);
  expect(await live.build(4_000)).toEqual(build);
  expect(asked).toBe(1);
  await live.build(5_000);
  expect(asked).toBe(2);
});

it.each([
  ['a page in place of the file', '<!doctype html>'],
  ['a build outside a repository', JSON.stringify({ time: TIME })],
  ['a commit that is none', JSON.stringify({ commit: '--all', time: TIME })],
  ['no time', JSON.stringify({ commit: COMMIT })],
  ['null', 'null'],
])('knows nothing of %s', async (_, text) => {
  expect(await liveSite({ site: await saying(text) }).build()).toBeUndefined();
});

it('knows nothing of a site that nobody reaches, and of none', async () => {
  expect(await liveSite({ site: 'http://127.0.0.1:9' }).build()).toBeUndefined();
  expect(await liveSite({}).build()).toBeUndefined();
});

it.each([301, 302, 303, 307, 308])(
  'follows no redirect (%i): neither of the site nor of the hook',
  async (status) => {
    let isReached = false;
    const inside = await host((_request, response) => {
      isReached = true;
      response.end(JSON.stringify({ commit: COMMIT, time: TIME }));
    });
    const outside = await host((_request, response) =>
      response.writeHead(status, { Location: `${inside}/build.json` }).end(),
    );
    expect(await liveSite({ site: outside }).build()).toBeUndefined();
    const log = new EventLog(new DatabaseSync(':memory:'));
    const live = liveSite({ hook: outside, log });
    await live.deploy('a', () => true, 0);
    expect(live.problem()).toContain(`with ${status}`);
    expect(isReached).toBe(false);
  },
);

const MINUTE = 60_000;

/** A host that is asked for builds, and a site that time changes at these minutes. */
async function dated(...minutes: number[]) {
  const database = new DatabaseSync(':memory:');
  const log = new EventLog(database);
  const seen = { asked: 0, isBroken: false };
  const hook = await host((_request, response) => {
    response.statusCode = seen.isBroken ? 500 : 200;
    seen.asked += seen.isBroken ? 0 : 1;
    response.end();
  });
  const turned = (since: number, until: number) =>
    minutes.some((minute) => minute * MINUTE > since && minute * MINUTE <= until);
  let live = liveSite({ hook, log });
  return {
    ...{ seen, log },
    /** @returns why the last request failed */
    async at(minute: number, commit = 'a') {
      await live.deploy(commit, turned, minute * MINUTE);
      return live.problem();
    },
    restart: () => (live = liveSite({ hook, log })),
  };
}

it('asks the host at the minute when a record appears or ends, once', async () => {
  const { seen, at } = await dated(5, 9);
  for (const minute of [1, 4.9]) await at(minute);
  expect(seen.asked).toBe(0);
  for (const minute of [5, 5.1, 8]) await at(minute);
  expect(seen.asked).toBe(1);
  await at(9);
  expect(seen.asked).toBe(2);
});

it('asks when main moved, whoever moved it, also after a restart, and again where that failed', async () => {
  const { seen, at, restart } = await dated();
  await at(1);
  expect(seen.asked, 'what is on main at the first start').toBe(0);
  for (const minute of [2, 3]) await at(minute, 'b');
  expect(seen.asked).toBe(1);
  restart();
  await at(4, 'b');
  expect(seen.asked).toBe(1);
  seen.isBroken = true;
  expect(await at(5, 'c')).toContain('with 500');
  seen.isBroken = false;
  for (const minute of [6, 14.9]) expect(await at(minute, 'c')).toContain('with 500');
  expect(seen.asked).toBe(1);
  for (const minute of [15, 16]) expect(await at(minute, 'c')).toBeUndefined();
  expect(seen.asked).toBe(2);
});

it('asks with the next change, although the request before it failed just now', async () => {
  const { seen, at } = await dated();
  await at(1);
  seen.isBroken = true;
  expect(await at(2, 'b')).toContain('with 500');
  seen.isBroken = false;
  expect(await at(2.1, 'c')).toBeUndefined();
  expect(seen.asked).toBe(1);
});

it('says that no host was reached, and asks nothing where no hook is set', async () => {
  const [log, never] = [new EventLog(new DatabaseSync(':memory:')), () => false];
  const away = liveSite({ hook: 'http://127.0.0.1:9', log });
  for (const commit of ['a', 'b']) await away.deploy(commit, never, 0);
  expect(away.problem()).toMatch(/cannot be reached/);
  const none = liveSite({ log });
  for (const commit of ['a', 'b']) await none.deploy(commit, never, 0);
  expect(none.problem()).toBeUndefined();
});

it('asks once after an outage, and not again after a restart', async () => {
  const { seen, at, log, restart } = await dated(-5, 5, 6, 7);
  log.add({ at: 0, who: 'Mia', kind: 'account', about: 'mia@site.example', detail: {} });
  restart();
  await at(8);
  restart();
  await at(8.1);
  expect(seen.asked).toBe(1);
  expect(log.read('kind = ?', 'deployed')).toMatchObject([{ at: 8 * MINUTE }]);
});

it('says why the host did not take the request, and asks it again after ten minutes', async () => {
  const { seen, at } = await dated(5);
  await at(1);
  seen.isBroken = true;
  expect(await at(5)).toMatch(/answered its build hook with 500/);
  seen.isBroken = false;
  await at(14.9);
  expect(seen.asked).toBe(0);
  await at(15);
  expect(seen.asked).toBe(1);
});
