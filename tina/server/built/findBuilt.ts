import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Manifest } from 'vite';
import { freePort } from '../../../renderer/serve/freePort.ts';
import {
  ASSETS,
  type BuiltEditor,
  type BuiltPage,
  ENTRY,
  MANIFEST,
  PAGE,
  RENDER_SITE,
  STYLE,
  VIEWS,
} from './BuiltEditor.ts';
import { paint } from './brandColours.ts';
import { classicScript } from './classicScript.ts';

export const PROJECT = resolve(import.meta.dirname, '../../..');

/** Where builds go: each in a folder of its own, so that what runs keeps its own. */
const BUILDS = join(PROJECT, '.cache/builds');

/** What is built by itself: Tina's page with the forms; and what only the service renders and shows. */
type Part = 'forms' | 'pages';

const CONFIG = 'tina/config.ts';

/** What the builds of the other part begin with (build.ts). */
const ENTRIES = [
  'build/build.ts',
  'preview/startPreview.tsx',
  'server/views/views.ts',
  'server/snapshots/renderSite.tsx',
];

/** What a module imports when it runs. */
const IMPORT =
  /(?:^(?:import|export) (?!type )(?:[^'"`;=]*? from )?|\bimport\()'(#brand|\.[^']+)'/gm;

/** The files of the checkout that the forms are made from: all that Tina's configuration imports, and theirs. */
export const formSources = () => importedBy(CONFIG, 'tina/server/built/classicScript.ts');

/** Files, and all that they import when they run. */
function importedBy(...files: readonly string[]): ReadonlySet<string> {
  const found = new Set(['package-lock.json', relative(PROJECT, import.meta.filename)]);
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name = ''] of readNow(file).matchAll(IMPORT))
      add(name === '#brand' ? 'content/brand/brand.json' : join(dirname(file), name));
  };
  files.forEach(add);
  return found;
}

/**
 * What ends up in the other part besides what its modules import: styles, and what is found by a pattern. What is
 * missing here would be served as it was before.
 */
const CODE = [
  'tina/**/*.{ts,tsx,css}',
  'components/**/*.{ts,tsx,css}',
  'pages/**/*.{ts,tsx}',
  'renderer/*.{ts,tsx}',
  'renderer/{head,islands}/**/*.*',
  'content/{schema,load,compare}/**/*.ts',
  'content/brand/*',
  'public/fonts/*',
];

/** What runs in the service itself. */
const RUN = [
  'tina/server/*.ts',
  'tina/server/{built,mail,people,presence,signIn,site,studio}/**',
  'tina/server/snapshots/*.ts',
  'tina/proposals/**',
];

/** The files that the other part is made from. */
export function pageSources(): ReadonlySet<string> {
  const imported = importedBy(...ENTRIES.map((file) => `tina/${file}`));
  return new Set([...imported, ...globSync(CODE, { cwd: PROJECT, exclude: RUN }).sort()]);
}

const SOURCES: Readonly<Record<Part, () => Iterable<string>>> = {
  forms: formSources,
  pages: pageSources,
};

/** The text of a file of the checkout; none where an import leads to nothing. */
function readNow(file: string): string {
  const path = join(PROJECT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Where the build of the code is, as it is now, or will be. */
export function placeOf(part: Part): string {
  const hash = createHash('sha256');
  for (const file of SOURCES[part]()) hash.update(`${file}\0`).update(readNow(file));
  return join(BUILDS, part, hash.digest('hex').slice(0, 16));
}

/** A build gets its name when it is whole. */
export const isBuilt = existsSync;

/** How many builds of a part are kept. */
const KEPT = 3;

/** Begins the name of the folder of a build that is under way. */
const UNFINISHED = 'unfinished-';
const HOUR_MS = 3_600_000;

const TINA = join(PROJECT, 'node_modules/@tinacms/cli/bin/tinacms');

/** What builds a part into a folder, as arguments of Node: a service that is built has no need of Vite, nor of its memory. */
const BUILDERS: Readonly<Record<Part, (own: string) => Promise<string[]>>> = {
  async forms(own) {
    // Tina writes beside the configuration that it is given.
    const tina = join(own, 'tina');
    mkdirSync(tina);
    const config = relative(tina, join(PROJECT, CONFIG));
    writeFileSync(join(own, CONFIG), `export { default } from '${config}';\n`);
    const options = ['--skip-cloud-checks', '--skip-search-index', '--no-client-build-cache'];
    const port = `--datalayer-port=${await freePort()}`;
    return [TINA, 'build', ...options, '--noTelemetry', port, '--rootPath', own];
  },
  pages: async (own) => [join(PROJECT, 'tina/build/build.ts'), own],
};

/**
 * Builds a part, unless that was done for this code.
 * @param signal ends it
 * @returns its folder
 * @throws with what Tina or Vite said, where the code cannot be built
 */
export async function buildPart(part: Part, signal?: AbortSignal): Promise<string> {
  const folder = placeOf(part);
  if (isBuilt(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  // Two processes may build the same at once.
  const own = mkdtempSync(join(dirname(folder), UNFINISHED));
  // A service may run as another account than the one that built it.
  chmodSync(own, 0o755);
  try {
    await promisify(execFile)(process.execPath, await BUILDERS[part](own), {
      cwd: PROJECT,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', NO_TELEMETRY: '1' },
      maxBuffer: Number.POSITIVE_INFINITY,
      signal,
    });
    if (part === 'forms') {
      await classicScript(own);
      paint(own);
    }
    // The code may have changed meanwhile, before it was read.
    if (placeOf(part) === folder) settle(own, folder);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stdout}${stderr}`.trim() || (error as Error).message);
  } finally {
    rmSync(own, { recursive: true, force: true, maxRetries: 3 });
  }
  forget(dirname(folder));
  return buildPart(part, signal);
}

/** The page beside the form. @param pages the folder of the build of `pages` */
export function pageIn(pages: string): BuiltPage {
  const manifest: Manifest = JSON.parse(readFileSync(join(pages, PAGE, MANIFEST), 'utf8'));
  const addressOf = (name: string) => `/${manifest[name]?.file}`;
  return {
    assets: join(pages, PAGE, ASSETS),
    entry: addressOf(ENTRY),
    style: addressOf(STYLE),
  };
}

/** What people wait for, step by step. */
const STEPS: Readonly<Record<Part, string>> = {
  forms: 'the forms',
  pages: 'the page beside them, and the pages of proposals',
};

/**
 * What the service serves, built from the code of this checkout unless that was done already.
 * @param tell says what is going on: each step of a build
 * @throws with what Tina or Vite said, where the code cannot be built
 */
export async function findBuilt(tell: (words: string) => void): Promise<BuiltEditor> {
  const parts = ['forms', 'pages'] as const;
  const missing = parts.filter((part) => !isBuilt(placeOf(part))).length;
  if (missing > 0)
    tell('Building the editor from this checkout, once. It takes one to six minutes.');
  const since = performance.now();
  let count = 0;
  const build = async (part: Part) => {
    const isNew = !isBuilt(placeOf(part));
    const built = await buildPart(part);
    const seconds = Math.round((performance.now() - since) / 1000);
    if (isNew) tell(`Built in ${seconds} seconds: ${STEPS[part]} (${++count} of ${missing}).`);
    return built;
  };
  const [forms, pages] = await Promise.all([build('forms'), build('pages')]);
  const viewsAt = pathToFileURL(join(pages, VIEWS)).href;
  return {
    forms,
    ...pageIn(pages),
    renderSite: join(pages, RENDER_SITE),
    views: await import(/* @vite-ignore */ viewsAt),
    viewsAt,
  };
}

/** Gives a whole build its name, unless another process was first. @param own the folder that it was made in */
export function settle(own: string, folder: string): void {
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!isBuilt(folder)) throw error;
  }
}

const ageOf = (folder: string) =>
  Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);

/** Deletes older builds, but for the newest: a service may run on it. And what was broken off, but nothing under way. */
export function forget(folder: string): void {
  const whole = globSync(join(folder, '[0-9a-f]*'));
  const old = whole.sort((a, b) => ageOf(a) - ageOf(b)).slice(KEPT);
  const under = globSync(join(folder, `${UNFINISHED}*`));
  for (const path of [...old, ...under.filter((one) => ageOf(one) > HOUR_MS)])
    rmSync(path, { recursive: true, force: true });
}
