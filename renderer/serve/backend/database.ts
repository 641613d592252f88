// The embedded database: PGlite with all migrations, at a unix socket that only this user can reach. Over
// a TCP port every user of the machine could connect as the superuser.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { followContent } from './formSettings.ts';

/** One of PostgREST, and some of `npm run submissions`. */
const MAX_CONNECTIONS = 8;

/** The header in which proxy.ts passes the visitor's address. */
const GATEWAY = "update form_guard.settings set address_header = 'x-forwarded-for'";

const MIGRATIONS = new URL('../../../supabase/migrations/', import.meta.url);

/** What a Supabase project has from the start. It can be applied again. */
export const bootstrapSql = (): string =>
  readFileSync(new URL('./bootstrap.sql', import.meta.url), 'utf8');

/** Every migration, oldest first. Each can be applied again. */
export const migrations = () =>
  readdirSync(MIGRATIONS)
    .sort()
    .map((file) => ({ file, sql: readFileSync(new URL(file, MIGRATIONS), 'utf8') }));

/**
 * Opens the database of a folder, or one in memory, and serves it at a unix socket. The folder must be
 * locked (dataFolder.ts): PGlite does not notice a second process.
 * @throws {Error} if the folder's database cannot be migrated
 */
export async function openDatabase(dataDir?: string) {
  const host = mkdtempSync(join(tmpdir(), 'site-'));
  const removeSocket = () => rmSync(host, { recursive: true, force: true });
  process.once('exit', removeSocket);
  // The name that libpq expects in a socket folder.
  const socket = join(host, '.s.PGSQL.5432');
  // PGlite runs Postgres without fsync: a process that is killed loses nothing, a power cut the last seconds.
  const db = await PGlite.create(dataDir && join(dataDir, 'postgres'));
  try {
    // All of them at each start, in 30 ms: a folder gets each change, and an interrupted start is completed.
    await db.exec(bootstrapSql());
    for (const { sql } of migrations()) await db.exec(sql);
  } catch (error) {
    await db.close();
    throw dataDir ? new Error(cannotUpdate(dataDir, error as Error)) : error;
  }
  await db.exec(GATEWAY);
  // A Supabase project does this every night with pg_cron.
  await followContent((sql) => db.exec(sql));
  const server = new PGLiteSocketServer({ db, path: socket, maxConnections: MAX_CONNECTIONS });
  await server.start();
  return {
    /** The socket's folder, as libpq expects it. */
    host,
    socket,
    async close(): Promise<void> {
      await server.stop();
      await db.close();
      process.off('exit', removeSocket);
      removeSocket();
    },
  };
}

const cannotUpdate = (dataDir: string, { message }: Error) =>
  `The database in ${dataDir} cannot be updated (${message}): rename that folder, and the next start makes an empty one.`;
