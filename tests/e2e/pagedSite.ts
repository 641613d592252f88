import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grownSite } from '../../scripts/bench/growth/grownSite.ts';
import { startPreview } from '../../scripts/lib/previewServer.ts';

/** A talk of the paged site, as far as tests ask for it. */
export interface PagedTalk {
  slug: string;
  type: 'seminar' | 'podcast';
}

/** Serves a copy of the built site with so many talks. */
export async function startPagedSite(count: number) {
  const { folder, root, remove } = grownSite(count);
  const site = await startPreview({ root });
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
