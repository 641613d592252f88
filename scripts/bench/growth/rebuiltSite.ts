import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildSteps } from '../../lib/buildSteps.ts';
import { measureStep } from './measureStep.ts';
import { scratchSite } from './scratchSite.ts';

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
  const [, ...steps] = buildSteps(folder);
  for (const { command } of steps) await measureStep(folder, command);
  return { folder, root: join(folder, 'dist/client'), remove };
}

export type RebuiltSite = Awaited<ReturnType<typeof rebuiltSite>>;
