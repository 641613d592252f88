// The second step of `npm run build`: every page from the bundles that the first one made, each standing
// alone, and what a static host needs beside them. After a change of content alone it is enough.
// A process of its own, so that what ten thousand records take does not come on top of what bundling
// held; and one, so that they are read once and no page is. `--no-compress` is for who looks at the
// pages and sends them to nobody.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { FEEDS } from '../../components/layout/feeds.ts';
import { contentOfBuild } from '../../content/load/contentOfBuild.ts';
import type { PageSources } from '../../renderer/headers.ts';
import { silenceKnownNotices } from '../lib/knownNotices.ts';
import { eventsCalendar } from './feeds/calendar.ts';
import { llmsTxt } from './feeds/llms.ts';
import { eventsRss, talksRss } from './feeds/rss.ts';
import { withOwnPolicy, writeHeaderFiles } from './headerFiles.ts';
import { inlineAssets } from './inlineAssets.ts';
import { islandWords } from './islandWords.ts';
import { bringBack, layAside } from './laidAside.ts';
import { lastChangeOf, lastChanges } from './lastChanges.ts';
import { originalsIn } from './pictures/leaveOutOriginals.ts';
import { finishPictures } from './pictures/pictures.ts';
import { type RenderedPage, renderPages } from './renderPages.ts';
import { finishSharePictures } from './share/sharePictures.ts';
import { robots, routeOf, sitemap } from './sitemap.ts';
import { textWriter } from './textWriter.ts';
import { type Manifest, unusedScripts } from './unusedScripts.ts';

const ROOT = 'dist/client';

const { values: wanted } = parseArgs({
  allowNegative: true,
  options: { compress: { type: 'boolean', default: true } },
});

silenceKnownNotices();
const manifest: Manifest = JSON.parse(readFileSync('dist/assets.json', 'utf8'));
const unused = new Set(unusedScripts(manifest, (key) => key.includes('.island.')));
bringBack(ROOT, unused);
const texts = wanted.compress ? textWriter(ROOT) : undefined;
// Scripts first: they are there already, and take as long as all pages.
for (const name of globSync('**/*.js', { cwd: ROOT })) if (!unused.has(name)) texts?.add(name);

const content = contentOfBuild();
const { site } = content;
const { VITE_SUPABASE_URL: data, VITE_SUPABASE_ANON_KEY: key } = loadEnv(
  'production',
  process.cwd(),
);
const services = {
  data: data && new URL(data).origin,
  booking: new URL(site.booking.link).origin,
};
const write = (name: string, text: string) => writeFileSync(join(ROOT, name), text);

const withSharePictures = await finishSharePictures(ROOT, content);
const wordsOfIslands = islandWords(manifest, ROOT);
const sources = new Map<string, PageSources>();
const originals = new Set<string>();
const depth = ([name]: RenderedPage) => name.split('/').length;
// The further pages of a list come last: what is compressed at its best takes a hundred times longer.
const rendered = (await renderPages(ROOT)).sort((a, b) => depth(b) - depth(a));
for (let page = rendered.pop(); page; page = rendered.pop()) {
  const [name] = page;
  const shared = withSharePictures(page[1]);
  for (const original of originalsIn(shared)) originals.add(original);
  const { html: whole, ...inline } = inlineAssets(shared, ROOT, wordsOfIslands(shared));
  const route = routeOf(name);
  const html = route ? whole : withOwnPolicy(whole, inline, services);
  sources.set(name, { route: route ?? '/404', ...inline });
  mkdirSync(dirname(join(ROOT, name)), { recursive: true });
  (texts?.write ?? write)(name, html);
}
for (const file of unused) layAside(ROOT, file);
const pictures = await finishPictures(ROOT, originals);

const days = lastChanges('content');
const pages = [...sources.keys()].sort();
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
  pages: pages.flatMap((name) => sources.get(name) ?? []),
  services,
  host: new URL(site.brand.url).host,
});
for (const name of globSync('**/*.{svg,xml,ics,txt}', { cwd: ROOT })) texts?.add(name);
await texts?.done();
console.log(`✓ ${pictures}`);
console.log(
  `✓ ${pages.length} pages, ${routes.length} routes in the sitemap; styles and the island runtime inlined${wanted.compress ? '; texts compressed' : ''}.`,
);
if (!data || !key) {
  console.log(
    'Note: the forms of this build reach nobody on a static host: set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY (.env.example). npm run preview receives them.',
  );
}
