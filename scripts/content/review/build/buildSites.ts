import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateAt } from '../../../../content/load/publication.ts';
import type { State } from '../changes/contentReview.ts';
import { codeFolder } from '../checkout.ts';
import type { Revision } from '../revisions.ts';
import { buildPages, bundleCode } from './buildPages.ts';

/** Says, in a revision's folder, for which states of its records the site there was built. */
const STAMP = '.built';

/**
 * Builds the sites of two revisions, or finds them built.
 * @param states where each revision lies, and its records
 * @param now the moment that decides what is published in both
 * @returns their folders
 * @throws BuildError
 */
export async function buildSites(
  root: string,
  cache: string,
  states: readonly [State, State],
  revisions: readonly [Revision, Revision],
  now: number,
): Promise<[string, string]> {
  const works = states.map(({ folder, inspection }, i) => ({
    folder,
    bundle: codeFolder(cache, revisions[i] as Revision),
    kept: join(root, '.cache'),
    published: inspection.readings.map((reading) => stateAt(reading, now)).join('\n'),
  }));
  const todo = works.filter(({ folder, published }) => builtFor(folder) !== published);
  const builds = [...new Map(todo.map((one) => [one.folder, one])).values()];
  // One after the other: what shares its code with the first finds it bundled.
  for (const work of builds) await bundleCode(work);
  await Promise.all(
    builds.map(async (work) => {
      await buildPages(work, now);
      writeFileSync(join(work.folder, STAMP), work.published);
    }),
  );
  return works.map(({ folder }) => join(folder, 'dist/client')) as [string, string];
}

const builtFor = (folder: string): string | undefined => {
  const stamp = join(folder, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
};
