// The data interface that the site uses when no Supabase project is configured: the same
// PostgREST, the same migrations, over a Postgres that needs no installation.
import { fileURLToPath } from 'node:url';
import { freePort } from '../lib/freePort.ts';
import { claim, release } from './claim.ts';
import { makeSocketDir, openDatabase } from './database.ts';
import { findPostgrest, startPostgrest } from './postgrest.ts';
import { ask, type Row } from './wire.ts';

/** Where submissions are kept unless somebody says otherwise. Git ignores it. */
export const DATA_DIR = fileURLToPath(new URL('../../.data', import.meta.url));

/** Where to keep the data and where to listen. */
export interface BackendOptions {
  /** A folder, or `memory` for a database that ends with the backend. */
  dataDir?: string;
  /** PostgREST's port on the loopback address; a free one by default. */
  port?: number;
}

/** A running data interface. */
export interface Backend {
  /** PostgREST's address, for `restProxy` and for tests. */
  url: string;
  /** Runs SQL as the database's owner. */
  sql(text: string): Promise<Row[]>;
  /** Ends what this process started. */
  close(): Promise<void>;
}

/**
 * Starts the backend. If another process already serves the same folder, that one is shared: its
 * address is given, closing does nothing, and it ends when the other process does.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  findPostgrest();
  const dataDir = options.dataDir === 'memory' ? undefined : (options.dataDir ?? DATA_DIR);
  const port = options.port ?? (await freePort());
  const socketDir = makeSocketDir();
  const { socket } = socketDir;
  const url = `http://127.0.0.1:${port}`;

  const holder = dataDir && (await claim(dataDir, { socket, url }));
  if (holder) {
    socketDir.remove();
    return { url: holder.url, sql: (text) => ask(holder.socket, text), close: async () => {} };
  }

  const started: { close(): Promise<void> }[] = [];
  if (dataDir) started.push({ close: async () => release(dataDir) });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeAll(started).finally(unhook);
    return closing;
  };
  const unhook = closeOnSignals(close);
  try {
    started.push(await openDatabase(socketDir, dataDir));
    const databaseUri = `host=${socketDir.path} user=postgres dbname=postgres`;
    // One connection, because PGlite has one session.
    started.push(await startPostgrest({ databaseUri, port, pool: 1 }));
  } catch (error) {
    await close();
    throw error;
  }
  return { url, sql: (text) => ask(socket, text), close };
}

async function closeAll(started: { close(): Promise<void> }[]): Promise<void> {
  for (const part of started.reverse()) await part.close();
}

/** Closes before the signal does its work: the database is then put away, not cut off. */
function closeOnSignals(close: () => Promise<void>): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const onSignal = (signal: NodeJS.Signals) =>
    void close().finally(() => process.kill(process.pid, signal));
  for (const signal of signals) process.once(signal, onSignal);
  return () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
}
