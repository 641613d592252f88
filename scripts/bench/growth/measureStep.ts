import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { BUILD_STEPS } from '../../lib/buildSteps.ts';

/**
 * Makes the built site of a copy with other content. Its pages come from the bundles of the site as it
 * was built: only content differs.
 * @param change is given the copy's folder, and changes its content
 * @returns with `root`, the folder that is served
 * @throws when a step of the build fails, which says why on stderr
 */
export async function rebuiltSite(change: (folder: string) => void) {
  const { folder, remove } = scratchSite();
  change(folder);
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  const steps = BUILD_STEPS.filter(({ name }) => name !== 'vite build');
  for (const { command } of steps) await measureStep(folder, command);
  return { folder, root: join(folder, 'dist/client'), remove };
}

export type RebuiltSite = Awaited<ReturnType<typeof rebuiltSite>>;

/** What a copy does without: made anew, linked, or nobody's business. */
const LEFT_OUT = new Set(['.git', '.cache', 'dist', 'node_modules', 'tests']);

/** What builds keep for those that follow. */
const KEPT = ['.cache/pictures', '.cache/decoded', '.cache/compressed'];

/**
 * Copies the site of the working directory into a folder of its own, to be changed and built freely; packages and what builds keep come
 * along, so that a build of the copy does no other work.
 */
export function scratchSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync('.', folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const kept of KEPT)
    if (existsSync(kept)) cpSync(kept, join(folder, kept), { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Milliseconds between two looks at the memory. */
const INTERVAL = 50;

interface StepCost {
  seconds: number;
  /** The most that the step's processes held together; 0 where there is no /proc. */
  megabytes: number;
}

/**
 * Runs a script of a site on this Node and tells what it took.
 * @throws when it fails
 */
export async function measureStep(folder: string, command: readonly string[]): Promise<StepCost> {
  const start = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, residentMegabytes(child.pid));
  }, INTERVAL);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${folder}.`);
  return { seconds: (performance.now() - start) / 1_000, megabytes };
}

/** Of a process and its children. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024;
    return children
      .split(' ')
      .filter(Boolean)
      .reduce((sum, child) => sum + residentMegabytes(Number(child)), own);
  } catch {
    return 0; // gone already, or a system without /proc
  }
}
