// The last step of `npm run build`, and nothing without TINA_CLIENT_ID and TINA_TOKEN: the editor for the web,
// which keeps its records in a repository through Tina's cloud, in dist/editor: a site of its own, for an
// origin of its own.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { loadEnv } from 'vite';
import { loadContent } from '../../content/load/loadContent.ts';
import { editorRules } from '../../renderer/headers/editorRules.ts';
import { editorPlace } from './editorPlace.ts';
import { writeRules } from './headerFiles.ts';

const TINA = 'node_modules/@tinacms/cli/bin/tinacms';
const BUILT = '.cache/admin';
const EDITOR = 'dist/editor/client';

const env = loadEnv('production', process.cwd(), 'TINA_');
const { TINA_CLIENT_ID: clientId, TINA_TOKEN: token } = env;

/** The branch that editors change: asked for, or the one that the host is building. */
function branch(): string {
  const { GITHUB_REF_NAME, CF_PAGES_BRANCH, VERCEL_GIT_COMMIT_REF, BRANCH } = process.env;
  const hosted = GITHUB_REF_NAME ?? CF_PAGES_BRANCH ?? VERCEL_GIT_COMMIT_REF ?? BRANCH;
  return env.TINA_BRANCH || hosted || 'main';
}

/**
 * Lets Tina build the editor's page.
 * @returns nothing where it came to its end, else what it said: without the token, which it prints,
 * for logs of builds are read by many
 */
function failure(clientId: string, token: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TINA, 'build', '--noTelemetry'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      // Only variables of this prefix reach the editor's page. Both are public; the token is not among them.
      TINA_PUBLIC_CLIENT_ID: clientId,
      TINA_PUBLIC_BRANCH: branch(),
      TINA_TOKEN: token,
    },
  });
  return status === 0 ? undefined : `${stdout}${stderr}`.replaceAll(token, '…');
}

/** What to look at first, by what Tina said. */
const CAUSES: readonly (readonly [says: RegExp, cause: string])[] = [
  [/fetch failed/, 'Tina’s cloud did not answer.'],
  [/schema/i, 'Are the schemas and tina/tina-lock.json pushed, and is the branch indexed?'],
  [/CLOUD_CHECK/, 'Does the cloud know this project, its token and the branch?'],
];

/** What keeps the editor from being built; nothing where it is there. */
function problem(): string | undefined {
  if (!clientId || !token) {
    return `Tina’s cloud needs both: ${clientId ? 'TINA_TOKEN' : 'TINA_CLIENT_ID'} is missing.`;
  }
  const { host, uploads, refusal } = editorPlace(env, loadContent().brand.url);
  if (refusal !== undefined) return `The editor for the web was not built. ${refusal}`;
  console.log(`The editor for the web, on the branch ${branch()}: asking Tina’s cloud …`);
  const said = failure(clientId, token);
  if (said !== undefined) {
    const [, cause = ''] = CAUSES.find(([says]) => says.test(said)) ?? [];
    return `${said}\nThe editor for the web could not be built. ${cause}`;
  }
  cpSync(BUILT, `${EDITOR}/admin`, { recursive: true });
  writeRules(EDITOR, editorRules(uploads), host);
  console.log(`✓ the editor for the web, in ${EDITOR}, to be served at https://${host}/admin/`);
  if (!uploads) {
    console.log(
      'Note: it takes no new pictures before TINA_UPLOADS names the bucket that they go to (README, “On the web”).',
    );
  }
  return undefined;
}

rmSync('dist/editor', { recursive: true, force: true });
const found = clientId || token ? problem() : undefined;
if (found !== undefined) {
  console.error(`${found}\nThe site itself is whole.`);
  process.exitCode = 1;
}
