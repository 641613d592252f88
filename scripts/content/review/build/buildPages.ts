import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStep } from './runStep.ts';

/** A revision in a folder of its own. */
export interface Workplace {
  /** Where all of its files lie. */
  readonly folder: string;
  /** Where the bundle of its code lies, or will. */
  readonly bundle: string;
  /** The folder in which builds keep pictures for later builds. */
  readonly kept: string;
}

const BUNDLE = fileURLToPath(new URL('bundle.ts', import.meta.url));

/** The second half of a build, by the revision's own code: pages from bundles that are there already. */
const PAGES = 'scripts/build/pages.ts';

/** The two bundles of a build: what visitors' browsers run, and what renders the pages. */
const SIDES = ['client', 'server'] as const;

/** The build that the steps above take apart. Its last step adds the editor, which is no page. */
const KNOWN = ['vite build', PAGES, 'scripts/build/admin.ts'];

/** Whether a project's build can be taken apart, so that two revisions of one code share its half. */
export function isKnownBuild(folder: string): boolean {
  const { build = '' } =
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts ?? {};
  const withoutNode = (command: string) =>
    command.replace(/^node (?:-\S+ )*/, '').replace(/^\S+\/vite\.js /, 'vite ');
  return build.split(' && ').map(withoutNode).join() === KNOWN.join();
}

/**
 * What builds keep: encoded pictures, drawn ones. One by one, because the whole folder also holds the
 * reviews, and who follows its links would walk in circles.
 */
const KEPT = ['pictures', 'share'] as const;

/**
 * Bundles the code of a revision, where its build can be taken apart and no other revision with the
 * same code was bundled before.
 * @throws BuildError
 */
export async function bundleCode({ folder, bundle, kept }: Workplace): Promise<void> {
  for (const name of KEPT) shareFolder(join(folder, '.cache', name), join(kept, name));
  if (!isKnownBuild(folder) || existsSync(bundle)) return;
  const dist = join(folder, 'dist');
  // Neither reads what the other writes.
  await Promise.all(SIDES.map((side) => runStep(folder, process.execPath, [BUNDLE, `--${side}`])));
  // Pictures are content: each revision brings its own.
  rmSync(join(dist, 'client/images'), { recursive: true, force: true });
  mkdirSync(dirname(bundle), { recursive: true });
  // At once and whole: a bundle that is broken off is none.
  renameSync(dist, bundle);
}

/**
 * Builds the site of a revision by its own code: what visitors would get of it, but for texts that are
 * left uncompressed. From the bundle where there is one; any other build runs whole.
 * @param time the moment that decides what is published
 * @throws BuildError
 */
export async function buildPages({ folder, bundle }: Workplace, time: number): Promise<void> {
  const dist = join(folder, 'dist');
  const env = { BUILD_TIME: new Date(time).toISOString() };
  rmSync(dist, { recursive: true, force: true });
  if (!isKnownBuild(folder)) {
    await runStep(folder, 'npm', ['run', 'build'], env);
    return;
  }
  cpSync(bundle, dist, { recursive: true });
  cpSync(join(folder, 'public'), join(dist, 'client'), { recursive: true });
  await runStep(folder, process.execPath, [PAGES, '--no-compress'], env);
}

function shareFolder(link: string, target: string) {
  mkdirSync(target, { recursive: true });
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(relative(dirname(link), target), link, 'junction');
}
