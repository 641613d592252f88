// The data interface of the site if no Supabase project is configured: PostgREST and the migrations, on an
// embedded Postgres (PGlite).
import { fileURLToPath } from 'node:url';
import { freePort } from '../freePort.ts';
import { connect, type RunSql } from './connect.ts';
import { openDatabase } from './database.ts';
import { answers, lockOrFind } from './dataFolder.ts';
import { findPostgrest, startPostgrest } from './postgrest.ts';

/** The default folder of submissions. Git ignores it. */
export const DATA_DIR = fileURLToPath(new URL('../../../.data', import.meta.url));

/** A running data interface. */
export interface Backend {
  /** PostgREST's address, for `restProxy` and for tests. */
  url: string;
  /** Runs SQL as the database's owner. */
  sql: RunSql;
  /** Whether it still answers; otherwise close it and start another. */
  serves(): Promise<boolean>;
  /** Ends what this process started. */
  close(): Promise<void>;
}

/**
 * Starts the backend. If another process already serves the same folder, its address is returned: closing does not end
 * it, but it ends when the other process does.
 * @param dataDir a folder, or `memory` for a database that ends with the backend
 */
export async function startBackend(dataDir = DATA_DIR): Promise<Backend> {
  findPostgrest();
  const folder = dataDir === 'memory' ? undefined : await lockOrFind(dataDir);
  if (folder && 'url' in folder) {
    const { url, socket } = folder;
    return { url, serves: () => answers(socket), ...connect(socket) };
  }

  const started: { close(): Promise<void> }[] = [];
  if (folder) started.push({ close: async () => folder.release() });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeAll(started).finally(unhook);
    return closing;
  };
  const unhook = closeOnSignals(close);
  try {
    const database = await openDatabase(folder && dataDir);
    started.push(database);
    const databaseUri = `host=${database.host} user=postgres dbname=postgres`;
    // One connection, because PGlite has one session.
    const options = { databaseUri, port: await freePort(), pool: 1 };
    const postgrest = await startPostgrest(options);
    started.push(postgrest);
    const client = connect(database.socket);
    started.push(client);
    folder?.announce({ socket: database.socket, url: postgrest.url });
    return { url: postgrest.url, sql: client.sql, serves: postgrest.serves, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function closeAll(started: { close(): Promise<void> }[]): Promise<void> {
  for (const part of started.reverse()) await part.close();
}

/** Closes the database before the signal ends the process, so that it shuts down cleanly. */
function closeOnSignals(close: () => Promise<void>): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const onSignal = (signal: NodeJS.Signals) =>
    void close().finally(() => process.kill(process.pid, signal));
  for (const signal of signals) process.once(signal, onSignal);
  return () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
}
