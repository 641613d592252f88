import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { growTalks } from '../../scripts/bench/growth/growTalks.ts';
import { scratchSite } from '../../scripts/bench/growth/scratchSite.ts';
import { buildSteps } from '../../scripts/lib/buildSteps.ts';
import { startPreview } from '../../scripts/lib/previewServer.ts';

/** A talk of the paged site, as far as tests ask for it. */
export interface PagedTalk {
  slug: string;
  type: 'seminar' | 'podcast';
}

/**
 * Serves a copy of the built site with so many talks. Its pages are made from the bundles that are
 * there: only content differs.
 * @throws with what a step of the build said, when it fails
 */
export async function startPagedSite(count: number) {
  const { folder, remove } = scratchSite();
  growTalks(folder, count);
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
  const site = await startPreview({ root: join(folder, 'dist/client') });
  return {
    url: site.url,
    /** Every talk, by descending id. */
    talks: talksIn(join(folder, 'content/talks')),
    async close() {
      await site.close();
      remove();
    },
  };
}

const talksIn = (folder: string): PagedTalk[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      ...JSON.parse(readFileSync(join(folder, name), 'utf8')),
      slug: name.replace(/\.json$/, ''),
    }))
    .sort((a, b) => b.id - a.id);
