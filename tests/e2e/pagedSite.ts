import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grownSite } from '../../scripts/bench/growth/grownSite.ts';
import { startPreview } from '../../scripts/lib/previewServer.ts';

const TALKS = 'content/talks';

/** A talk of the paged site, as far as tests ask for it. */
export interface PagedTalk {
  slug: string;
  type: 'seminar' | 'podcast';
}

/** Serves a copy of the built site with so many talks. */
export async function startPagedSite(count: number) {
  const { folder, root, remove } = grownSite(count, nameFromAfar);
  const site = await startPreview({ root });
  return {
    url: site.url,
    /** Every talk, by descending id. */
    talks: talksIn(join(folder, TALKS)),
    async close() {
      await site.close();
      remove();
    },
  };
}

/** Gives the oldest talk, on the last page, a title with a letter that English has not. */
function nameFromAfar(folder: string) {
  const talks = join(folder, TALKS);
  const { slug } = talksIn(talks).at(-1) as PagedTalk;
  const file = join(talks, `${slug}.json`);
  const talk = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...talk, title: 'Gaps, by Łukasz' }, null, 2)}\n`);
}

const talksIn = (folder: string): PagedTalk[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      ...JSON.parse(readFileSync(join(folder, name), 'utf8')),
      slug: name.replace(/\.json$/, ''),
    }))
    .sort((a, b) => b.id - a.id);
