import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../lib/freePort.ts';

const STARTUP = 180_000;
const POLL = 250;

/** How a development server is started; its port is added. */
export interface DevelopmentServer {
  name: string;
  command: readonly string[];
  /** An address that answers when all of it is there. */
  ready: string;
}

export const DEVELOPMENT_SERVERS: readonly DevelopmentServer[] = [
  {
    name: 'development, without the editor (`vite`)',
    command: ['node_modules/vite/bin/vite.js', '--logLevel', 'warn'],
    ready: '/',
  },
  {
    name: 'development, with the editor (`npm start`)',
    command: ['scripts/start.ts'],
    ready: '/admin/',
  },
];

const answers = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** @throws with what the server said, when it ends or does not answer in time */
async function untilReady(child: ChildProcess, address: string): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said += text;
    });
  const deadline = Date.now() + STARTUP;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The development server did not start:\n${said}`);
    await wait(POLL);
  }
}

/** Runs something beside a development server of a folder, and ends the server. */
export async function developed<T>(
  folder: string,
  { command, ready }: DevelopmentServer,
  run: (origin: string) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const child = spawn(process.execPath, [...command, '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const origin = `http://localhost:${port}`;
  try {
    await untilReady(child, origin + ready);
    return await run(origin);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
