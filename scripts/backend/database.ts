// The embedded database: PGlite, brought up to date, behind a unix socket that only this user can
// reach. A TCP port would let every user of the machine in as the superuser.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { bootstrapSql, MIGRATIONS_TABLE, migrations } from './migrations.ts';

/** The name under which libpq looks for a server in a folder. */
export const SOCKET_NAME = '.s.PGSQL.5432';

/** PostgREST's connection, and a few people who ask something beside it. */
const MAX_CONNECTIONS = 8;

/** Makes the private folder for a database's socket. It goes when the process does. */
export function makeSocketDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'nikash-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/**
 * Opens the database of a folder, or one in memory, and serves it on a socket in `socketDir`.
 * The folder must be claimed: PGlite does not notice a second process.
 */
export async function openDatabase(socketDir: string, dataDir?: string) {
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = await PGlite.create(dataDir && join(dataDir, 'postgres'));
  await migrate(db);
  const path = join(socketDir, SOCKET_NAME);
  const server = new PGLiteSocketServer({ db, path, maxConnections: MAX_CONNECTIONS });
  await server.start();
  return {
    async close(): Promise<void> {
      await server.stop();
      await db.close();
      rmSync(socketDir, { recursive: true, force: true });
    },
  };
}

async function migrate(db: PGlite): Promise<void> {
  await db.exec(MIGRATIONS_TABLE);
  const { rows } = await db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  if (applied.size === 0) await db.exec(bootstrapSql());
  for (const { version, name, sql } of migrations()) {
    if (applied.has(version)) continue;
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    });
  }
}
