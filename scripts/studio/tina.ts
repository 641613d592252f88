import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../lib/freePort.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const TINA = resolve(PROJECT, 'node_modules/@tinacms/cli/bin/tinacms');
const FILES = pathToFileURL(resolve(import.meta.dirname, 'tinaFiles.ts')).href;
/** Where Tina writes its page, from the folder that it works in (tina/config.ts). */
const ADMIN_HTML = '.cache/admin/index.html';
const STARTUP_MS = 180_000;
const POLL_MS = 250;

/** The editor's server beside the site. */
export interface Tina {
  /** The editor's page, when it can be opened; rejects with one line that says why it cannot. */
  ready: Promise<{ port: number; html: string }>;
  stop(): void;
}

/**
 * Starts Tina's development server, without npx or a shell, which would leave it behind when they are
 * stopped. It keeps quiet; what it said is told where it fails.
 * @param root the folder that holds content/, public/ and tina/
 */
export async function startTina(root: string): Promise<Tina> {
  const [port, datalayerPort] = [await freePort(), await freePort()];
  const ports = [`--port=${port}`, `--datalayer-port=${datalayerPort}`];
  const child = spawn(
    process.execPath,
    ['--import', FILES, TINA, 'dev', '--noTelemetry', '--rootPath', root, ...ports],
    {
      cwd: PROJECT,
      // The channel breaks when the studio ends, however it ends: Tina goes with it (tinaFiles.ts).
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NO_TELEMETRY: '1',
        TINA_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
      },
    },
  );
  const ready = listening(child, port).then(() => ({
    port,
    html: readFileSync(join(root, ADMIN_HTML), 'utf8'),
  }));
  return { ready, stop: () => void child.kill('SIGTERM') };
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
    });
  }
  let ended = existsSync(TINA) ? '' : 'it is not installed';
  child.once('exit', (code) => {
    ended ||= lastLine(said) || `it ended with code ${code}`;
  });
  const deadline = Date.now() + STARTUP_MS;
  while (!(await answers(port))) {
    if (!ended && Date.now() > deadline) {
      child.kill('SIGTERM');
      ended = 'it did not answer in time';
    }
    if (ended) {
      throw new Error(`The editor could not start: ${ended}. The site runs without it.`);
    }
    await wait(POLL_MS);
  }
}

const lastLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => /error|cannot|unable|fail/i.test(line));

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost')
      .once('connect', () => resolve(true))
      .once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
