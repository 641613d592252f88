// The third step of `npm run build`: pages that stand alone, and what a static host needs beside them.
// `--no-compress` is for who looks at the pages and sends them to nobody.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { FEEDS } from '../../components/layout/feeds.ts';
import { loadContent } from '../../content/load/loadContent.ts';
import type { PageSources } from '../../renderer/headers.ts';
import { compress } from './compress.ts';
import { eventsCalendar } from './feeds/calendar.ts';
import { llmsTxt } from './feeds/llms.ts';
import { eventsRss, talksRss } from './feeds/rss.ts';
import { writeHeaderFiles } from './headerFiles.ts';
import { inlineAssets } from './inlineAssets.ts';
import { islandWords } from './islandWords.ts';
import { layAside } from './laidAside.ts';
import { lastChangeOf, lastChanges } from './lastChanges.ts';
import { finishPictures } from './pictures/pictures.ts';
import { finishSharePictures } from './share/sharePictures.ts';
import { robots, routeOf, sitemap } from './sitemap.ts';
import { type Manifest, unusedScripts } from './unusedScripts.ts';

const ROOT = 'dist/client';

const { values: wanted } = parseArgs({
  allowNegative: true,
  options: { compress: { type: 'boolean', default: true } },
});

const content = loadContent();
const { site } = content;
const write = (name: string, text: string) => writeFileSync(join(ROOT, name), text);

const manifest: Manifest = JSON.parse(readFileSync('dist/assets.json', 'utf8'));
const unused = unusedScripts(manifest, (key) => key.includes('.island.'));
const wordsOfIslands = islandWords(manifest, ROOT);
const sources: PageSources[] = [];
const withSharePictures = await finishSharePictures(ROOT, content);
const pages = globSync('**/*.html', { cwd: ROOT }).sort();
for (const name of pages) {
  const html = withSharePictures(readFileSync(join(ROOT, name), 'utf8'));
  const { html: whole, ...inline } = inlineAssets(html, ROOT, wordsOfIslands(html));
  sources.push({ route: routeOf(name) ?? '/404', ...inline });
  write(name, whole);
}
for (const file of unused) layAside(ROOT, file);
const pictures = await finishPictures(ROOT);
const { VITE_SUPABASE_URL: data, VITE_SUPABASE_ANON_KEY: key } = loadEnv(
  'production',
  process.cwd(),
);
const days = lastChanges('content');
const routes = pages
  .flatMap((file) => routeOf(file) ?? [])
  .map((route) => ({ route, changed: lastChangeOf(route, content, days) }));
write('sitemap.xml', `${sitemap(site.brand.url, routes)}\n`);
write('robots.txt', `${robots(site.brand.url)}\n`);
write(FEEDS.talks, `${talksRss(content)}\n`);
write(FEEDS.events, `${eventsRss(content)}\n`);
write(FEEDS.calendar, eventsCalendar(content));
write('llms.txt', `${llmsTxt(content)}\n`);
writeHeaderFiles({
  root: ROOT,
  pages: sources,
  services: { data: data && new URL(data).origin, booking: new URL(site.booking.link).origin },
  host: new URL(site.brand.url).host,
});
console.log(`✓ ${pictures}`);
if (wanted.compress) {
  await compress(ROOT, globSync('**/*.{html,js,svg,xml,ics,txt}', { cwd: ROOT }));
}
console.log(
  `✓ ${routes.length} routes in the sitemap; styles and the island runtime inlined${wanted.compress ? '; texts compressed' : ''}.`,
);
if (!data || !key) {
  console.log(
    'Note: the forms of this build reach nobody on a static host: set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY (.env.example). npm run preview receives them.',
  );
}
