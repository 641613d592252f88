// PGlite lets two processes open one folder, and they spoil it. So only the process that holds the
// folder's lock opens it, and tells the others where they can ask.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** Where the process that holds a data folder serves it. */
export interface Address {
  /** The database's unix socket. */
  socket: string;
  /** PostgREST. */
  url: string;
}

/** The lock of a data folder, held by this process. */
export interface FolderLock {
  announce(address: Address): void;
  release(): void;
}

const PATIENCE_MS = 60_000;
const SQLITE_BUSY = 5;

/**
 * Locks a data folder, or finds out where it is served. Waits for a process that is starting,
 * stopping or only reading.
 */
export async function lockOrFind(dataDir: string): Promise<FolderLock | Address> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const addressFile = join(dataDir, 'backend.json');
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const unlock = tryLock(join(dataDir, 'backend.lock'));
    if (unlock) {
      const forget = () => rmSync(addressFile, { force: true });
      // A process that was killed could not do it.
      forget();
      return {
        announce: (address) => writeFileSync(addressFile, JSON.stringify(address), { mode: 0o600 }),
        release: () => {
          forget();
          unlock();
        },
      };
    }
    const address = readAddress(addressFile);
    if (address && (await answers(address.socket))) return address;
    await delay(100);
  }
  throw new Error(`Another process holds ${dataDir} and does not answer: end that process first.`);
}

/**
 * SQLite's exclusive lock on an empty file: the operating system takes it back when the process
 * ends, however it ends, so that a lock is never stale.
 */
function tryLock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec('begin exclusive');
    return () => database.close();
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return;
    throw error;
  }
}

function readAddress(file: string): Address | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not there yet, or not written to its end.
    return undefined;
  }
}

/** Whether somebody listens on a unix socket. */
export function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
      .on('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
}
