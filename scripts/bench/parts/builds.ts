import { BUILD_STEPS } from '../../lib/buildSteps.ts';
import { growTalks } from '../growth/growTalks.ts';
import { measureStep, scratchSite } from '../growth/measureStep.ts';
import type { Part } from '../lib/table.ts';

const MANY = 10_000;

/** Builds as `npm run build` does, which checks all content itself. */
async function measureBuild(folder: string) {
  const check = await measureStep(folder, ['scripts/content/check.ts']);
  let seconds = 0;
  let megabytes = 0;
  for (const { command } of BUILD_STEPS) {
    const cost = await measureStep(folder, command);
    seconds += cost.seconds;
    megabytes = Math.max(megabytes, cost.megabytes);
  }
  return { 'build s': seconds, 'most MB': megabytes, 'check alone s': check.seconds };
}

export const builds: Part = {
  name: 'builds',
  about:
    'Builds of copies of the site, in turns; pictures that other builds encoded are not encoded again. Memory is the most that the processes of a step held together.',
  runs: 3,
  async measure({ runs }, record) {
    const few = scratchSite();
    const many = scratchSite();
    try {
      growTalks(many.folder, MANY);
      for (let run = 0; run < runs; run++) {
        record('talks as they are', await measureBuild(few.folder));
        record(`${MANY} talks`, await measureBuild(many.folder));
      }
    } finally {
      few.remove();
      many.remove();
    }
  },
};
