// PGlite lets two processes open one folder and spoil it. Whoever wants a folder claims it first
// with a file that also tells the others where to ask.
import { once } from 'node:events';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Who holds a data folder, and where it answers. */
export interface Holder {
  pid: number;
  /** When that process began: a number is given again after a restart of the machine. */
  born: number;
  /** The database's unix socket. */
  socket: string;
  /** PostgREST's address; absent while somebody only reads. */
  url?: string;
}

const PATIENCE_MS = 60_000;

function claimFile(dataDir: string): string {
  return join(dataDir, 'backend.json');
}

/**
 * Claims the folder, or tells who serves it. Waits for a process that is starting, stopping or only
 * reading; sweeps away the claim of one that is gone.
 */
export async function claim(
  dataDir: string,
  mine: Pick<Holder, 'socket' | 'url'>,
): Promise<Required<Holder> | undefined> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    if (writeClaim(dataDir, { ...mine, pid: process.pid, born: performance.timeOrigin })) return;
    const holder = readClaim(dataDir);
    if (!holder) continue;
    const { url } = holder;
    if (url && (await answers(holder.socket))) return { ...holder, url };
    if (!isAlive(holder)) sweep(dataDir, holder);
    else if (Date.now() < deadline) await delay(100);
    else {
      throw new Error(
        `Process ${holder.pid} holds ${dataDir} and does not answer. If it is another program, delete ${claimFile(dataDir)}.`,
      );
    }
  }
}

/** Gives the folder free. */
export function release(dataDir: string): void {
  rmSync(claimFile(dataDir), { force: true });
}

/** Clears away what a process left that could not do it itself. */
function sweep(dataDir: string, { socket }: Holder): void {
  release(dataDir);
  rmSync(socket, { force: true });
  try {
    rmdirSync(dirname(socket));
  } catch {
    // Gone with the socket, or not empty and so not ours.
  }
}

/** A link appears whole or not at all, so nobody reads half a claim. */
function writeClaim(dataDir: string, mine: Holder): boolean {
  const draft = `${claimFile(dataDir)}.${mine.pid}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    linkSync(draft, claimFile(dataDir));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

function readClaim(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(claimFile(dataDir), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

async function answers(socketPath: string): Promise<boolean> {
  const socket = createConnection(socketPath);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function isAlive({ pid, born }: Holder): boolean {
  if (pid === process.pid) return born === performance.timeOrigin;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
