// A temporary cluster of the system's PostgreSQL: in its own folder, without TCP.
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** Connections that PostgREST opens to it. */
export const POOL = 10;

/** The folder of the newest installed PostgreSQL's programs; undefined if there is none. */
export function findPostgres(): string | undefined {
  try {
    const [newest] = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    return newest && join(DEBIAN, newest, 'bin');
  } catch {
    return undefined;
  }
}

/** Makes and starts a cluster. */
export async function startCluster(bin: string) {
  const dir = mkdtempSync(join(tmpdir(), 'site-load-'));
  const owner = unprivileged();
  if (owner) chownSync(dir, owner.uid, owner.gid);
  const data = join(dir, 'data');
  const program = (name: string, ...args: string[]) =>
    run(join(bin, name), args, { ...owner, cwd: dir });
  // The folder's permissions protect the socket.
  const server = `-k ${dir} -c listen_addresses= -c max_connections=18`;
  const control = (...args: string[]) =>
    program('pg_ctl', '-D', data, '-w', '-s', '-l', join(dir, 'log'), '-o', server, ...args);

  await program('initdb', '-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-A', 'trust');
  await control('start');
  return {
    /** The socket's folder, as libpq expects it. */
    host: dir,
    socket: join(dir, '.s.PGSQL.5432'),
    /** Ends the server as a crash would, and starts it again. */
    crash: () => control('restart', '-m', 'immediate'),
    async close(): Promise<void> {
      await control('stop', '-m', 'fast');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The user of the PostgreSQL package, because PostgreSQL does not run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
