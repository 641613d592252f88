// Two processes that open one PGlite folder destroy it. So only the process that holds the folder's
// lock opens it, and publishes its address for the others.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** The address of the process that serves a data folder. */
interface Address {
  /** The database's unix socket. */
  socket: string;
  /** PostgREST. */
  url: string;
}

const PATIENCE_MS = 60_000;
const SQLITE_BUSY = 5;

/**
 * Locks a data folder, or finds the address of the process that serves it. Waits for a process that is
 * starting, stopping or only reading.
 * @returns the address, or the lock: this process holds it until `release`
 * @throws {Error} if another process holds the folder and does not answer
 */
export async function lockOrFind(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const addressFile = join(dataDir, 'backend.json');
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const unlock = tryLock(join(dataDir, 'backend.lock'));
    if (unlock) {
      const forget = () => rmSync(addressFile, { force: true });
      // A killed process leaves its address behind.
      forget();
      return {
        announce: (address: Address) =>
          writeFileSync(addressFile, JSON.stringify(address), { mode: 0o600 }),
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
  throw new Error(`Another process uses ${dataDir} and does not answer: end that process first.`);
}

/**
 * An exclusive lock of SQLite on an empty file. The operating system releases it when the process ends,
 * so no lock can be stale.
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

/** Whether a process listens on a unix socket. */
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
