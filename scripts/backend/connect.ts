import postgres from 'postgres';

/** What runs SQL and gives the rows of its last statement. */
export type RunSql = <Row extends object = Record<string, unknown>>(text: string) => Promise<Row[]>;

/**
 * A client of the database behind a unix socket, as its owner unless a user is named; it connects when it
 * is first asked.
 *
 * It sends simple queries only, which are one protocol message each. PGlite has one session for all
 * its connections, and the messages of a prepared statement would mix with those of PostgREST.
 */
export function connect(socket: string, user = 'postgres'): Connection {
  return over(postgres({ path: socket, user, database: 'postgres', ...SIMPLE }));
}

/** A client of the database at an address: `postgres://user:password@host/database`. */
export function connectTo(url: string): Connection {
  return over(postgres(url, SIMPLE));
}

export interface Connection {
  sql: RunSql;
  /** Hears what others say on a channel, over a connection of its own. PGlite has none to give. */
  listen: postgres.Sql['listen'];
  close(): Promise<void>;
}

const SIMPLE = {
  max: 1,
  // Asking for the types of arrays would take a prepared statement.
  fetch_types: false,
  onnotice: () => {},
};

const over = (client: postgres.Sql): Connection => ({
  sql: (text) => client.unsafe(text),
  listen: (channel, hear) => client.listen(channel, hear),
  close: () => client.end({ timeout: 5 }),
});
