import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildSteps } from '../../lib/buildSteps.ts';
import { growTalks } from './growTalks.ts';
import { type ScratchSite, scratchSite } from './scratchSite.ts';

/** The built site of a grown copy. */
export interface GrownSite extends ScratchSite {
  /** What is served of it. */
  root: string;
}

/**
 * Makes the built site of a copy with so many talks. Its pages come from the bundles of the site as it
 * was built: only content differs.
 * @param change what else is different in the copy's content
 * @throws with what a step of the build said, when it fails
 */
export function grownSite(talks: number, change?: (folder: string) => void): GrownSite {
  const { folder, remove } = scratchSite();
  growTalks(folder, talks);
  change?.(folder);
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  const [, ...steps] = buildSteps(folder);
  for (const { name, command } of steps) {
    const { status, stderr } = spawnSync(process.execPath, command, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(`${name} failed:\n${stderr}`);
  }
  return { folder, root: join(folder, 'dist/client'), remove };
}
