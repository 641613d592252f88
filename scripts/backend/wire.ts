// Just enough of the Postgres protocol to ask a database on a unix socket one question. PGlite has
// one session for everybody, and only its socket server knows when nobody is in a transaction:
// asking through the socket is therefore the one safe way, inside its own process too.
import { once } from 'node:events';
import { createConnection } from 'node:net';

/** One row, by column name, every value as Postgres prints it. */
export type Row = Record<string, string | null>;

const PROTOCOL_3_0 = 196608;

/** Runs SQL as a user who needs no password, and gives the rows of all its statements. */
export async function ask(socketPath: string, sql: string, user = 'postgres'): Promise<Row[]> {
  const socket = createConnection(socketPath);
  try {
    await once(socket, 'connect');
    const options = ['user', user, 'database', 'postgres', ''].map(text);
    socket.write(message('', int32(PROTOCOL_3_0), ...options));
    const rows: Row[] = [];
    let columns: string[] = [];
    let failure: Error | undefined;
    let asked = false;
    for await (const [type, body] of messages(socket)) {
      if (type === 'T') columns = columnNames(body);
      if (type === 'D') rows.push(Object.fromEntries(zip(columns, values(body))));
      if (type === 'E') failure = new Error(fields(body).get('M'));
      // An error before the first "ready" is a refused login: nothing more will come.
      if (failure && !asked) throw failure;
      if (type !== 'Z') continue;
      if (failure) throw failure;
      if (asked) return rows;
      asked = true;
      socket.write(message('Q', text(sql)));
    }
    throw failure ?? new Error('The database closed the connection.');
  } finally {
    socket.destroy();
  }
}

async function* messages(stream: AsyncIterable<Buffer>): AsyncGenerator<[string, Buffer]> {
  let pending = Buffer.alloc(0);
  for await (const chunk of stream) {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= 5 && pending.length > pending.readInt32BE(1)) {
      const end = 1 + pending.readInt32BE(1);
      yield [pending.toString('latin1', 0, 1), pending.subarray(5, end)];
      pending = pending.subarray(end);
    }
  }
}

function columnNames(body: Buffer): string[] {
  const names: string[] = [];
  let at = 2;
  while (names.length < body.readInt16BE(0)) {
    const end = body.indexOf(0, at);
    names.push(body.toString('utf8', at, end));
    at = end + 1 + 18;
  }
  return names;
}

function values(body: Buffer): (string | null)[] {
  const found: (string | null)[] = [];
  let at = 2;
  while (found.length < body.readInt16BE(0)) {
    const length = body.readInt32BE(at);
    at += 4;
    found.push(length < 0 ? null : body.toString('utf8', at, at + length));
    at += Math.max(length, 0);
  }
  return found;
}

function fields(body: Buffer): Map<string, string> {
  const parts = body.toString('utf8').split('\0').filter(Boolean);
  return new Map(parts.map((part) => [part.slice(0, 1), part.slice(1)]));
}

function zip(keys: string[], found: (string | null)[]): [string, string | null][] {
  return keys.map((key, index) => [key, found[index] ?? null]);
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}
