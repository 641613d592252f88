import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A revision in a folder of its own. */
export interface Workplace {
  /** Where all of its files lie. */
  readonly folder: string;
  /** Where the bundle of its code lies, or will. */
  readonly bundle: string;
  /** The folder in which builds keep pictures for later builds. */
  readonly kept: string;
}

/** A build that failed; the message is the end of what it said. */
export class BuildError extends Error {}

const STEPS = {
  bundle: fileURLToPath(new URL('bundle.ts', import.meta.url)),
  prerender: fileURLToPath(new URL('prerender.ts', import.meta.url)),
};

/** The build that the two steps above are the halves of. */
const HALVED = 'vite build && node scripts/build/finish.ts';

/**
 * What builds keep: encoded pictures, drawn ones. One by one, because the whole folder also holds the
 * reviews, and who follows its links would walk in circles.
 */
const KEPT = ['pictures', 'share'] as const;

/** Lines of a failed build that say enough. */
const LAST_LINES = 20;

/**
 * Bundles the code of a revision, where its build is the one that this knows the halves of and no
 * other revision with the same code was bundled before.
 * @throws BuildError
 */
export async function bundleCode({ folder, bundle, kept }: Workplace): Promise<void> {
  for (const name of KEPT) shareFolder(join(folder, '.cache', name), join(kept, name));
  if (!isHalved(folder) || existsSync(bundle)) return;
  const dist = join(folder, 'dist');
  await run(folder, process.execPath, [STEPS.bundle]);
  // Pictures are content: each revision brings its own.
  rmSync(join(dist, 'client/images'), { recursive: true, force: true });
  mkdirSync(dirname(bundle), { recursive: true });
  // At once and whole: a bundle that is broken off is none.
  renameSync(dist, bundle);
}

/**
 * Builds the site of a revision by its own code: what visitors would get of it. From the bundle where
 * there is one; any other build runs whole.
 * @param time the moment that decides what is published
 * @returns the folder of the site
 * @throws BuildError
 */
export async function buildPages({ folder, bundle }: Workplace, time: number): Promise<string> {
  const dist = join(folder, 'dist');
  const site = join(dist, 'client');
  const env = { BUILD_TIME: new Date(time).toISOString() };
  rmSync(dist, { recursive: true, force: true });
  if (!isHalved(folder)) {
    await run(folder, 'npm', ['run', 'build'], env);
    return site;
  }
  cpSync(bundle, dist, { recursive: true });
  cpSync(join(folder, 'public'), site, { recursive: true });
  await run(folder, process.execPath, [STEPS.prerender], env);
  await run(folder, process.execPath, ['scripts/build/finish.ts'], env);
  return site;
}

const isHalved = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts?.build === HALVED;

function shareFolder(link: string, target: string) {
  mkdirSync(target, { recursive: true });
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(relative(dirname(link), target), link, 'junction');
}

function run(
  cwd: string,
  command: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...more, PATH, NO_COLOR: '1' };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BuildError(said.trim().split('\n').slice(-LAST_LINES).join('\n')));
    });
  });
}
