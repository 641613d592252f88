import { existsSync } from 'node:fs';
import { connect, connectTo, type RunSql } from '../../renderer/serve/backend/connect.ts';
import { openDatabase } from '../../renderer/serve/backend/database.ts';
import { lockOrFind } from '../../renderer/serve/backend/dataFolder.ts';

/** Which database: the one behind an address, or the embedded one of a folder. */
export interface DatabasePlace {
  url?: string;
  dataDir: string;
}

/**
 * Asks a database, whether or not the embedded one is being served.
 * @returns nothing where no embedded database was ever made
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
