import { type ExecFileException, execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { Refusal } from '../../../content/compare/refusal.ts';
import { buildEnvironment } from '../../lib/buildSteps.ts';

/** A revision in a folder of its own. */
export interface Site {
  readonly folder: string;
  /** Where the bundles of its code lie, or will. */
  readonly bundles: string;
  /** What decides which of its records are published. */
  readonly published: string;
  /** Whether its code is a proposal's: it gets copies of what other builds kept, and adds nothing. */
  readonly isForeign?: boolean;
}

/** Says, next to the built site, what was published in it. */
const STAMP = 'dist/published';

/** The part of a build that content alone needs, from the bundles that `vite build` made. */
const PAGES = 'scripts/build/pages.ts';

/** The build that has this part. */
const KNOWN = 'node scripts/build.ts';

/** What builds keep for later builds: encoded pictures, drawn ones. */
const CACHES = ['pictures', 'share'];

/** Lines of a failed build that say enough. */
const LAST_LINES = 20;

/**
 * Builds the site of a revision by its own code, or finds it built. Revisions of the same code share
 * their bundles, which saves eight of the eleven seconds of a build; any other build runs in full.
 * @param root the top of the project, whose packages and kept pictures serve all revisions
 * @param now the time that decides what is published
 * @returns the folder of the built site
 * @throws Refusal
 */
export async function buildSite(
  { folder, bundles, published, isForeign = false }: Site,
  root: string,
  now: number,
): Promise<string> {
  const dist = join(folder, 'dist');
  const stamp = join(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === published) return join(dist, 'client');
  const share = isForeign ? copyFolder : linkFolder;
  for (const name of CACHES) share(join(folder, '.cache', name), join(root, '.cache', name));
  const run = runner(root, folder, now);
  rmSync(dist, { recursive: true, force: true });
  if (sharesBundles(folder)) {
    if (!existsSync(bundles)) {
      await run('vite', 'build');
      // Pictures are content: each revision brings its own, and the rest of the folder with them.
      for (const name of readdirSync(join(folder, 'public'))) {
        rmSync(join(dist, 'client', name), { recursive: true, force: true });
      }
      // At once: what a broken build leaves is no bundle.
      renameSync(dist, bundles);
    }
    cpSync(bundles, dist, { recursive: true });
    cpSync(join(folder, 'public'), join(dist, 'client'), { recursive: true });
    await run('node', PAGES);
  } else {
    await run('npm', 'run', 'build');
  }
  writeFileSync(stamp, published);
  return join(dist, 'client');
}

/** Whether a project's build has a part that content alone needs. */
export const sharesBundles = (folder: string): boolean =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts?.build === KNOWN;

/**
 * Runs commands in the folder of a revision, with the packages and the Node of this one and nothing
 * else of what the reviewer's shell knows.
 */
function runner(root: string, folder: string, now: number) {
  const bins = [join(root, 'node_modules/.bin'), dirname(process.execPath)];
  const env = {
    ...buildEnvironment(),
    PATH: [...bins, process.env.PATH].join(delimiter),
    BUILD_TIME: new Date(now).toISOString(),
    NO_COLOR: '1',
  };
  const shell = process.platform === 'win32';
  const options = { cwd: folder, env, shell, maxBuffer: 64 * 1024 * 1024 };
  return async (command: string, ...args: readonly string[]): Promise<void> => {
    try {
      await promisify(execFile)(command, args, options);
    } catch (error) {
      const { message, stdout, stderr } = error as ExecFileException;
      const said = `${stdout ?? ''}\n${stderr ?? ''}`.trim() || message;
      throw new Refusal(409, said.split('\n').slice(-LAST_LINES).join('\n'));
    }
  };
}

function linkFolder(link: string, target: string): void {
  mkdirSync(target, { recursive: true });
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(relative(dirname(link), target), link, 'junction');
}

function copyFolder(copy: string, original: string): void {
  if (existsSync(original)) cpSync(original, copy, { recursive: true });
}
