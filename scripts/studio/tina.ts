import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../backend/postgrest.ts';

const TINA = 'node_modules/@tinacms/cli/bin/tinacms';
const STARTUP_MS = 180_000;
const POLL_MS = 250;

/** The editor's server beside the site. */
export interface Tina {
  /** Resolves when the editor can be opened; rejects with one line that says why it cannot. */
  ready: Promise<void>;
  stop(): void;
}

/**
 * Starts Tina's development server, without npx or a shell, which would leave it behind when they are
 * stopped. It keeps quiet; what it said is told where it fails.
 */
export async function startTina(): Promise<Tina> {
  const [port, datalayerPort] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    [TINA, 'dev', '--noTelemetry', `--port=${port}`, `--datalayer-port=${datalayerPort}`],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_TELEMETRY: '1', TINA_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    },
  );
  return { ready: listening(child, port), stop: () => void child.kill('SIGTERM') };
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
