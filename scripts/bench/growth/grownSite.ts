import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildSteps } from '../../lib/buildSteps.ts';
import { growTalks } from './growTalks.ts';
import { measureStep } from './measureStep.ts';
import { scratchSite } from './scratchSite.ts';

/**
 * Makes the built site of a copy with so many talks. Its pages come from the bundles of the site as it
 * was built: only content differs.
 * @returns with `root`, the folder that is served
 * @throws when a step of the build fails, which says why on stderr
 */
export async function grownSite(talks: number) {
  const { folder, remove } = scratchSite();
  growTalks(folder, talks);
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  const [, ...steps] = buildSteps(folder);
  for (const { command } of steps) await measureStep(folder, command);
  return { folder, root: join(folder, 'dist/client'), remove };
}

export type GrownSite = Awaited<ReturnType<typeof grownSite>>;
