import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  ASSETS,
  BUILDS,
  type BuiltEditor,
  DRAWN,
  MANIFEST,
  type Manifest,
  VIEWS,
} from './BuiltEditor.ts';

/** Everything that ends up in the build. What is missing here would be served as it was before. */
const CODE = [
  'package-lock.json',
  'tina/**/*.{ts,tsx,css}',
  'components/**/*.{ts,tsx,css}',
  'pages/**/*.{ts,tsx}',
  'renderer/*.{ts,tsx}',
  'renderer/{head,islands}/**/*.*',
  'content/{schema,load,compare}/**/*.ts',
  'content/brand/*',
];

/** What runs in the service itself; the forms merge too (`tina/proposals/merge`). */
const RUN = [
  'tina/__generated__/**',
  'tina/{people,presence,server,signIn,site}/**',
  'tina/drawn/{[a-z]*,Drawings}.ts',
  'tina/proposals/*.ts',
  'tina/proposals/hosts/**',
];

/** How many builds are kept. */
const KEPT = 3;

/** Begins the name of the folder of a build that is under way. */
const UNFINISHED = 'unfinished-';
const HOUR_MS = 3_600_000;

const BUILD = join(import.meta.dirname, 'build.ts');

/** Names the code that a build was made from. */
function stampOf(): string {
  const hash = createHash('sha256');
  for (const file of globSync(CODE, { exclude: RUN }).sort())
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * What the service serves, built from the code of this checkout unless that was done already.
 * @param tell says what is going on: a build takes a minute
 * @throws with what Tina or Vite said, where the code cannot be built
 */
export async function findBuilt(tell: (words: string) => void): Promise<BuiltEditor> {
  const folder = join(BUILDS, stampOf());
  if (!existsSync(join(folder, MANIFEST))) {
    tell('Building the editor from the code of this checkout. It takes a minute, and is kept.');
    mkdirSync(BUILDS, { recursive: true });
    // Two processes may build the same at once.
    const own = mkdtempSync(join(BUILDS, UNFINISHED));
    // In a process of its own: a service that is built has no need of Vite, nor of the memory it takes.
    const { status } = spawnSync(process.execPath, [BUILD, own], { stdio: 'inherit' });
    if (status !== 0) {
      rmSync(own, { recursive: true, force: true });
      throw new Error('The editor could not be built. What is wrong stands above.');
    }
    settle(own, folder);
    forget(BUILDS);
  }
  return openBuilt(folder);
}

/** Gives a whole build its name, unless another process was first. @param own the folder that it was made in */
export function settle(own: string, folder: string): void {
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(join(folder, MANIFEST))) throw error;
    rmSync(own, { recursive: true, force: true });
  }
}

const ageOf = (folder: string) =>
  Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);

/** Deletes older builds, but for the newest: a service may run on it. And what was broken off, but nothing under way. */
export function forget(folder: string): void {
  const whole = globSync(join(folder, '[0-9a-f]*', MANIFEST)).map(dirname);
  const old = whole.sort((a, b) => ageOf(a) - ageOf(b)).slice(KEPT);
  const under = globSync(join(folder, `${UNFINISHED}*`));
  for (const path of [...old, ...under.filter((one) => ageOf(one) > HOUR_MS)])
    rmSync(path, { recursive: true, force: true });
}

async function openBuilt(folder: string): Promise<BuiltEditor> {
  const { entry, styles }: Manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, `schema/${name}.json`), 'utf8'));
  const views = await import(pathToFileURL(resolve(folder, VIEWS)).href);
  return {
    admin: join(folder, 'admin'),
    assets: join(folder, 'page', ASSETS),
    entry,
    styles,
    drawn: resolve(folder, DRAWN),
    schema: {
      graphQLSchema: read('_graphql'),
      tinaSchema: { schema: read('_schema') },
      lookup: read('_lookup'),
    },
    views,
  };
}
