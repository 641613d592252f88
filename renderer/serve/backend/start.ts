// The data interface of the site if no Supabase project is configured: PostgREST and the migrations, on an
// embedded Postgres (PGlite).
import { fileURLToPath } from 'node:url';
import { freePort } from '../freePort.ts';
import { connect, type RunSql } from './connect.ts';
import { openDatabase } from './database.ts';
import { answers, lockOrFind } from './dataFolder.ts';
import { findPostgrest, type PostgrestOptions, startPostgrest } from './postgrest.ts';

/** A process that ran for so long is restarted without a pause. */
const STEADY_MS = 60_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Starts PostgREST, and restarts it at the same address whenever it ends by itself: at once the first time,
 * then after one second, two, four and so on. The console reports each restart.
 * @param isClosing whether it was ended on purpose
 * @throws {Error} if the first start fails
 */
export async function keepPostgrest(
  options: PostgrestOptions,
  isClosing: () => boolean,
  start: typeof startPostgrest = startPostgrest,
) {
  let running = start(options);
  const { url } = await running;
  const keep = async () => {
    for (let shortLives = 0; ; ) {
      const began = Date.now();
      const how = await (await running).ended;
      if (isClosing()) return;
      shortLives = Date.now() - began < STEADY_MS ? shortLives + 1 : 1;
      const pause = shortLives === 1 ? 0 : Math.min(1000 * 2 ** (shortLives - 2), LONGEST_PAUSE_MS);
      const when = pause ? `in ${pause / 1000} s` : 'now';
      console.warn(`PostgREST, which receives the forms, ${how}. It is started again ${when}.`);
      // The timer must not keep the process alive.
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      if (isClosing()) return;
      running = start(options);
      await running;
      console.warn('PostgREST receives the forms again.');
    }
  };
  keep().catch(({ message }: Error) => isClosing() || console.warn(message));
  return {
    url,
    /** Whether it answers, or will as soon as it has been started again. */
    serves: () =>
      running.then(
        () => true,
        () => false,
      ),
    close: async () => (await running.catch(() => undefined))?.close(),
  };
}

/** The default folder of submissions. Git ignores it. */
export const DATA_DIR = fileURLToPath(new URL('../../../.data', import.meta.url));

/** Where to keep the data. */
export interface BackendOptions {
  /** A folder, or `memory` for a database that ends with the backend. */
  dataDir?: string;
}

/** A running data interface. */
export interface Backend {
  /** PostgREST's address, for `restProxy` and for tests. */
  url: string;
  /** Runs SQL as the database's owner. */
  sql: RunSql;
  /** Whether it answers still; where not it has to be closed and another one started. */
  serves(): Promise<boolean>;
  /** Ends what this process started. */
  close(): Promise<void>;
}

/**
 * Starts the backend. If another process already serves the same folder, that one is shared: its
 * address is given, closing leaves it alone, and it ends when the other process does.
 */
export async function startBackend({ dataDir = DATA_DIR }: BackendOptions = {}): Promise<Backend> {
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
    const postgrest = await keepPostgrest(options, () => closing !== undefined);
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
