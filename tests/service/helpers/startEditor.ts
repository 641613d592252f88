import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { findBuilt } from '../../../tina/server/built/findBuilt.ts';
import { openPeople } from '../../../tina/server/signIn/accounts.ts';
import { mailServer } from '../../mailServer.ts';
import { startFakeGitHub } from './fakeGitHub/fakeGitHub.ts';

const START_MS = 120_000;

/** How long a test waits for a code. */
const CODE_MS = 60_000;

/** The subject of a mail with a code. */
const CODE = /^([\dA-Z]{4}-[\dA-Z]{4}) is your code/;

/** A running `npm run editor` in a data folder of its own, and what surrounds it. */
export type Editor = Awaited<ReturnType<typeof startEditor>>;

/**
 * Starts the editor as an operator would: settings in the environment, codes by mail.
 * @param more settings besides: where proposals go
 */
export async function startEditor(more: NodeJS.ProcessEnv = {}) {
  // It takes minutes on a machine that does other things as well.
  await findBuilt(console.log);
  const data = mkdtempSync(join(tmpdir(), 'editor-'));
  const mail = await mailServer();
  const site = await publishedSite();
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = {
    ...process.env,
    // As in its unit (tina/README.md).
    MALLOC_ARENA_MAX: '2',
    NODE_COMPILE_CACHE: resolve('.cache/compiled'),
    EDITOR_ADDRESS: address,
    EDITOR_PORT: String(port),
    EDITOR_HOST: '127.0.0.1',
    EDITOR_DATA: data,
    EDITOR_SECRET: 'only-for-tests-'.repeat(3),
    EDITOR_ADMIN: 'Asha Admin <asha@example.org>',
    // Each test comes from an address of its own, so that the limits of one are not those of the next.
    EDITOR_PROXIES: '1',
    // What a test types is saved when it presses Save; `autosave.spec.ts` is for the rest.
    EDITOR_AUTOSAVE: 'no',
    SMTP_URL: mail.url,
    MAIL_FROM: 'editor@example.org',
    EDITOR_SITE: site.address,
    ...more,
  };
  const start = performance.now();
  const said: string[] = [];
  const run = async () => {
    const child = spawn(process.execPath, ['--max-semi-space-size=4', 'scripts/editor.ts'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
    await answers(address, child, said).catch((error) => {
      child.kill('SIGKILL');
      throw error;
    });
    return child;
  };
  let child = await run();
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    // It has ended where it could not be started again.
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const seconds = (performance.now() - start) / 1_000;
  const { database, people } = openPeople(data);
  const origin = join(data, 'repository/origin.git');
  const codesTo = (email: string) =>
    mail.received
      .filter(({ to }) => to.includes(email))
      .flatMap(({ subject }) => CODE.exec(subject)?.[1] ?? []);
  return {
    address,
    /** How long it took from the command until it answered. */
    seconds,
    pid: child.pid as number,
    site,
    /**
     * Ends the process, and starts it with the same data folder.
     * @param signal ends it; otherwise it is asked to stop
     * @returns the seconds until it had ended, and from then until it answered
     */
    async restart(signal?: NodeJS.Signals) {
      const began = performance.now();
      await end(signal);
      const ended = performance.now();
      child = await run();
      const answered = performance.now();
      return { stop: (ended - began) / 1_000, start: (answered - ended) / 1_000 };
    },
    data,
    people,
    said,
    /** Asks git in the repository that everything is proposed to; nothing where it does not know what is asked. */
    git: (...args: string[]) =>
      spawnSync('git', args, { cwd: origin, encoding: 'utf8' }).stdout.trim(),
    /** The newest code that was sent to an address, once there is one more than before. */
    async code(email: string, before = 0): Promise<string> {
      const end = performance.now() + CODE_MS;
      for (;;) {
        const codes = codesTo(email);
        const code = codes.at(-1);
        if (codes.length > before && code) return code;
        if (performance.now() > end)
          throw new Error(
            `No mail with a code came in ${CODE_MS / 1_000} s. Subjects of the mails: ${mail.received.map(({ subject }) => subject).join(' | ')}`,
          );
        await wait(20);
      }
    },
    /** How many codes an address has. */
    codes: (email: string) => codesTo(email).length,
    /** The other mails that an address has. */
    mails: (email: string) =>
      mail.received.filter(({ to, subject }) => to.includes(email) && !CODE.test(subject)),
    async stop() {
      database.close();
      await end();
      await mail.close();
      await site.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the editor with a GitHub of its own, whose messages it gets.
 * @param more settings besides
 */
export async function startAtGitHub(more: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'github-'));
  const gitHub = await startFakeGitHub({ folder, project: process.cwd() });
  const { api, repository, appId, privateKey, installationId, webhookSecret } = gitHub.settings;
  const editor = await startEditor({
    EDITOR_ORIGIN: gitHub.origin,
    GITHUB_API_URL: api,
    GITHUB_REPOSITORY: repository,
    GITHUB_APP_ID: appId,
    GITHUB_APP_KEY: privateKey,
    GITHUB_APP_INSTALLATION: String(installationId),
    GITHUB_WEBHOOK_SECRET: webhookSecret,
    ...more,
  });
  gitHub.hookTo(`${editor.address}/editor/hooks`);
  const stop = async () => {
    await editor.stop();
    await gitHub.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...editor, git: gitHub.git, gitHub, stop };
}

/** The site that visitors see, as far as the editor asks: its `build.json`. */
async function publishedSite() {
  let build = '';
  const server = createServer((_request, response) => {
    response.statusCode = build ? 200 : 404;
    response.end(build);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** @param text the `build.json` of the build that is live from now on */
    shows(text: string) {
      build = text;
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

async function answers(address: string, child: ChildProcess, said: string[]): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const isThere = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The editor did not start:\n${said.join('')}`);
    await wait(50);
  }
}
