// The last step of `npm run build`, and nothing without TINA_CLIENT_ID and TINA_TOKEN: the editor for the web,
// which keeps its records in a repository through Tina's cloud, in dist/editor: a site of its own, for an
// origin of its own.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { loadEnv } from 'vite';
import { loadContent } from '../../content/load/loadContent.ts';
import { editorRules } from '../../renderer/headers/editorRules.ts';
import { writeRules } from './headerFiles.ts';

/** Where the editor for the web is to be served, or why it cannot be there. */
type EditorPlace =
  | { readonly host: string; readonly uploads?: string; readonly refusal?: undefined }
  | { readonly refusal: string; readonly host?: undefined; readonly uploads?: undefined };

const WHY =
  'Its pages may run any script and hold the keys of those who are logged in; on the origin of the site, whatever content brings there could take them.';

const SET =
  'Set TINA_EDITOR_ORIGIN to one that is the editor’s alone, such as https://edit.example.org.';

/**
 * Decides where the editor is served. It shares its origin with nothing, and sends uploads to one bucket
 * and not to a whole cloud.
 * @param settings `TINA_EDITOR_ORIGIN`, and `TINA_UPLOADS` if pictures can be uploaded
 * @param site the address of the site that visitors see
 */
export function editorPlace(
  { TINA_EDITOR_ORIGIN: origin, TINA_UPLOADS: uploads }: Readonly<Record<string, string>>,
  site: string,
): EditorPlace {
  if (!origin) return { refusal: `It needs an origin of its own. ${WHY} ${SET}` };
  const own = URL.parse(origin);
  if (own?.protocol !== 'https:' || own.origin !== origin.replace(/\/$/, '')) {
    return { refusal: `“${origin}” is no origin. ${SET}` };
  }
  if (own.host === new URL(site).host) {
    return { refusal: `${own.origin} is the origin of the site itself. ${WHY} ${SET}` };
  }
  if (!uploads) return { host: own.host };
  const bucket = URL.parse(uploads);
  // A policy takes an address that ends in a slash for all below it, and one without for itself alone.
  if (
    bucket?.protocol !== 'https:' ||
    bucket.href !== uploads ||
    !/^\/[\w.-]+\/$/.test(bucket.pathname)
  ) {
    const refusal = `“${uploads}” names no bucket. Set TINA_UPLOADS to the address of one, with a slash at its end, such as https://s3.us-east-1.amazonaws.com/bucket/: a whole cloud holds everybody’s.`;
    return { refusal };
  }
  return { host: own.host, uploads };
}

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
