import { existsSync } from 'node:fs';
import { connect, connectTo, type RunSql } from '../../renderer/serve/backend/connect.ts';
import { openDatabase } from '../../renderer/serve/backend/database.ts';
import { lockOrFind } from '../../renderer/serve/backend/dataFolder.ts';
import { UsageError } from '../lib/runCommand.ts';

/** A database: at an address, or the embedded one in a folder. */
export interface DatabasePlace {
  url?: string;
  dataDir: string;
}

/**
 * Queries a database, whether or not another process serves the embedded one.
 * @returns undefined if there is no embedded database yet
 */
export async function withDatabase<Result>(
  { url, dataDir }: DatabasePlace,
  ask: (sql: RunSql) => Promise<Result>,
): Promise<Result | undefined> {
  if (url) return use(connectTo(url), ask);
  if (!existsSync(dataDir)) return undefined;
  const folder = await lockOrFind(dataDir);
  if ('socket' in folder) return use(connect(folder.socket), ask);
  try {
    const database = await openDatabase(dataDir);
    return await use(connect(database.socket), ask).finally(database.close);
  } finally {
    folder.release();
  }
}

const use = <Result>(
  { sql, close }: ReturnType<typeof connect>,
  ask: (sql: RunSql) => Promise<Result>,
): Promise<Result> => ask(sql).finally(close);

/** Hosts that are this machine. */
const HERE = ['', 'localhost', '127.0.0.1', '[::1]'];

/**
 * Checks the value of DATABASE_URL; undefined if it is not set.
 * @throws {UsageError} if it is not a PostgreSQL address, or crosses a network without encryption
 */
export function databaseUrl(value: string | undefined): string | undefined {
  if (!value?.trim()) return undefined;
  if (!/^postgres(?:ql)?:\/\//.test(value) || !URL.canParse(value))
    throw new UsageError(
      'DATABASE_URL is not the address of a database, such as postgres://user:password@host:5432/postgres.',
    );
  const { hostname, searchParams } = new URL(value);
  if (!HERE.includes(hostname) && !searchParams.has('sslmode'))
    throw new UsageError(
      `DATABASE_URL reaches ${hostname} without encryption: add ?sslmode=verify-full&sslrootcert=FILE ` +
        "(the file is the database's certificate), or ?sslmode=disable if no one else uses the network.",
    );
  return value;
}
