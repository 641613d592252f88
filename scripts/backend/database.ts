// The embedded database: PGlite, brought up to date, behind a unix socket that only this user can
// reach. A TCP port would let every user of the machine in as the superuser.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { bootstrapSql, MIGRATIONS_TABLE, migrations } from './migrations.ts';

/** A private folder for a database's socket. */
export interface SocketDir {
  path: string;
  /** Where the database listens: the name that libpq looks for. */
  socket: string;
  remove(): void;
}

/** PostgREST's connection, and a few people who ask something beside it. */
const MAX_CONNECTIONS = 8;

/** Makes a folder for a socket. It goes with the process, if not before. */
export function makeSocketDir(): SocketDir {
  const path = mkdtempSync(join(tmpdir(), 'nikash-'));
  const remove = () => {
    process.off('exit', remove);
    rmSync(path, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return { path, socket: join(path, '.s.PGSQL.5432'), remove };
}

/**
 * Opens the database of a folder, or one in memory, and serves it on a socket. The folder must be
 * claimed: PGlite does not notice a second process.
 */
export async function openDatabase({ socket: path, remove }: SocketDir, dataDir?: string) {
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = await PGlite.create(dataDir && join(dataDir, 'postgres'));
  await migrate(db);
  const server = new PGLiteSocketServer({ db, path, maxConnections: MAX_CONNECTIONS });
  await server.start();
  return {
    async close(): Promise<void> {
      await server.stop();
      await db.close();
      remove();
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
