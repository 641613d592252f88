// The last step of `npm run build`, and nothing without TINA_CLIENT_ID and TINA_TOKEN: the editor for the web,
// which keeps its records in a repository through Tina's cloud, in dist/client/admin.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync } from 'node:fs';
import { loadEnv } from 'vite';
import { adminHeaders, writeHeaders } from '../../renderer/headers.ts';

const TINA = 'node_modules/@tinacms/cli/bin/tinacms';
const BUILT = '.cache/admin';
const SITE = 'dist/client';

const env = loadEnv('production', process.cwd(), 'TINA_');
const { TINA_CLIENT_ID: clientId, TINA_TOKEN: token } = env;

/** The branch that editors change: asked for, or the one that the host is building. */
function branch(): string {
  const { GITHUB_REF_NAME, CF_PAGES_BRANCH, VERCEL_GIT_COMMIT_REF, BRANCH } = process.env;
  const hosted = GITHUB_REF_NAME ?? CF_PAGES_BRANCH ?? VERCEL_GIT_COMMIT_REF ?? BRANCH;
  return env.TINA_BRANCH || hosted || 'main';
}

if (clientId && token) {
  const { status } = spawnSync(process.execPath, [TINA, 'build', '--noTelemetry'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      // Only variables of this prefix reach the editor's page. Both are public; the token is not among them.
      TINA_PUBLIC_CLIENT_ID: clientId,
      TINA_PUBLIC_BRANCH: branch(),
      TINA_TOKEN: token,
    },
  });
  if (status === 0) {
    cpSync(BUILT, `${SITE}/admin`, { recursive: true });
    appendFileSync(`${SITE}/_headers`, `\n${writeHeaders([adminHeaders])}\n`);
    console.log(`✓ the editor for the web, on the branch ${branch()}`);
  } else {
    console.error('The editor for the web could not be built. The site itself is whole.');
    process.exitCode = 1;
  }
} else if (clientId || token) {
  console.error(
    `Tina’s cloud needs both: ${clientId ? 'TINA_TOKEN' : 'TINA_CLIENT_ID'} is missing.`,
  );
  process.exitCode = 1;
}
