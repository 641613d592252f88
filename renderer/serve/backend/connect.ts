import { basename, dirname } from 'node:path';
import pg from 'pg';

/** What runs SQL and gives the rows of its last statement. */
export type RunSql = <Row extends object = Record<string, unknown>>(text: string) => Promise<Row[]>;

export interface Connection {
  sql: RunSql;
  /**
   * Hears what others say on a channel, over a connection of its own. PGlite has none to give.
   * @param onLost is called when that connection ended: nothing is heard any more
   */
  listen(channel: string, hear: () => void, onLost: () => void): Promise<void>;
  close(): Promise<void>;
}

/** A network that went away without a word is told by time alone. */
const PATIENCE_MS = 30_000;

/**
 * A client of the database behind a unix socket, as its owner unless a user is named; it connects when it
 * is first asked.
 *
 * It sends simple queries only, which are one protocol message each. PGlite has one session for all
 * its connections, and the messages of a prepared statement would mix with those of PostgREST.
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

/** One connection at a time; when it broke, the next question makes another. */
function over(config: pg.ClientConfig): Connection {
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 });
  // Of a connection that broke while nothing was asked; whoever asks next is answered by another.
  pool.on('error', () => {});
  const ears = new Set<pg.Client>();
  let closing: Promise<unknown> | undefined;
  return {
    async sql<Row extends object>(text: string) {
      // The types know one statement; of several, there is one result each.
      const results = [await pool.query<Row>(text)].flat();
      return results.at(-1)?.rows ?? [];
    },
    async listen(channel, hear, onLost) {
      const client = new pg.Client(config);
      client.on('error', () => {});
      client.on('end', () => {
        if (ears.delete(client)) onLost();
      });
      client.on('notification', hear);
      await client.connect();
      ears.add(client);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    async close() {
      const open = [...ears];
      ears.clear();
      closing ??= Promise.all([pool.end(), ...open.map((client) => client.end())]);
      await closing;
    },
  };
}
