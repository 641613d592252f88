import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ASSETS, type BuiltEditor, FOLDER, MANIFEST, type Manifest } from './BuiltEditor.ts';

/** Everything that ends up in the build. What is missing here would be served as it was before. */
const CODE = [
  'package-lock.json',
  'tina/**/*.{ts,tsx,css}',
  'components/**/*.{ts,tsx,css}',
  'pages/**/*.{ts,tsx}',
  'renderer/head/*',
  'scripts/editor/*',
  'content/{schema,load}/**/*.ts',
  'content/brand/brand.json',
];

/** What runs in the service itself. */
const RUN = [
  'tina/__generated__/**',
  'tina/service/{page,people,presence,proposals,repository,server,settings,signIn}/**',
];

const BUILD = join(import.meta.dirname, 'build.ts');

/** Names the code that a build was made from. */
function stampOf(): string {
  const hash = createHash('sha256');
  for (const file of globSync(CODE, { exclude: RUN }).sort())
    hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

const readManifest = (): Manifest | undefined =>
  existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : undefined;

/**
 * What the service serves, built from the code of this checkout unless that was done already.
 * @param tell says what is going on: a build takes a minute
 * @throws with what Tina or Vite said, where the code cannot be built
 */
export async function findBuilt(tell: (words: string) => void): Promise<BuiltEditor> {
  const stamp = stampOf();
  if (readManifest()?.stamp !== stamp) {
    tell('Building the editor from the code of this checkout. It takes a minute, and is kept.');
    rmSync(FOLDER, { recursive: true, force: true });
    // In a process of its own: a service that is built has no need of Vite, nor of the memory it takes.
    const { status } = spawnSync(process.execPath, [BUILD, stamp], { stdio: 'inherit' });
    if (status !== 0) throw new Error('The editor could not be built. What is wrong stands above.');
  }
  return openBuilt();
}

async function openBuilt(): Promise<BuiltEditor> {
  const { entry, styles } = readManifest() as Manifest;
  const read = (name: string) =>
    JSON.parse(readFileSync(join(FOLDER, `schema/${name}.json`), 'utf8'));
  const views = await import(pathToFileURL(join(FOLDER, 'views/views.js')).href);
  return {
    admin: join(FOLDER, 'admin'),
    assets: join(FOLDER, 'page', ASSETS),
    entry,
    styles,
    schema: {
      graphQLSchema: read('_graphql'),
      tinaSchema: { schema: read('_schema') },
      lookup: read('_lookup'),
    },
    views,
  };
}
