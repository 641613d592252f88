import { basename, dirname } from 'node:path';
import pg from 'pg';

/** Runs SQL and returns the rows of its last statement. */
export type RunSql = <Row extends object = Record<string, unknown>>(text: string) => Promise<Row[]>;

interface Connection {
  sql: RunSql;
  /**
   * Calls `onNotify` for each notification of a channel, over a separate connection. Does not work with
   * PGlite.
   * @param onLost called when that connection has ended
   */
  listen(channel: string, onNotify: () => void, onLost: () => void): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds without an answer after which a connection counts as lost. */
const PATIENCE_MS = 30_000;

/**
 * A client of the database at a unix socket, by default as its owner. It connects with the first query.
 *
 * It sends only simple queries, which are one protocol message each. PGlite has one session for all
 * connections, so the messages of a prepared statement would mix with those of PostgREST.
 */
export function connect(socket: string, user = 'postgres'): Connection {
  const port = Number(basename(socket).split('.').at(-1));
  return over({ host: dirname(socket), port, user, database: 'postgres' });
}

/** A client of the database at an address: `postgres://user:password@host/database`. */
export function connectTo(url: string): Connection {
  return over({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
}

/** One connection at a time; after it broke, the next query makes another. */
function over(config: pg.ClientConfig): Connection {
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 });
  // An idle connection broke: the next query uses another.
  pool.on('error', () => {});
  const listeners = new Set<pg.Client>();
  let closing: Promise<unknown> | undefined;
  return {
    async sql<Row extends object>(text: string) {
      // With several statements, pg returns an array of results, which its types do not include.
      const results = [await pool.query<Row>(text)].flat();
      return results.at(-1)?.rows ?? [];
    },
    async listen(channel, onNotify, onLost) {
      const client = new pg.Client(config);
      client.on('error', () => {});
      client.on('end', () => {
        if (listeners.delete(client)) onLost();
      });
      client.on('notification', onNotify);
      await client.connect();
      listeners.add(client);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    async close() {
      const open = [...listeners];
      listeners.clear();
      closing ??= Promise.all([pool.end(), ...open.map((client) => client.end())]);
      await closing;
    },
  };
}
