// The second step of `npm run build`: every page from the bundles that the first one made, each standing
// alone, and what a static host needs beside them. After a change of content alone it is enough.
// A process of its own, so that what ten thousand records take does not come on top of what bundling
// held; and one, so that they are read once and no page is. `--no-compress` is for who looks at the
// pages and sends them to nobody.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { FEEDS } from '../../components/layout/feeds.ts';
import { contentOfBuild } from '../../content/load/contentOfBuild.ts';
import { NOT_FOUND } from '../../content/schema/pages/notFound.ts';
import { MANIFEST, type Manifest } from '../../renderer/manifest.ts';
import { silenceKnownNotices } from '../lib/knownNotices.ts';
import { eventsCalendar } from './feeds/calendar.ts';
import { llmsTxt } from './feeds/llms.ts';
import { eventsRss, talksRss } from './feeds/rss.ts';
import { writeHeaderFiles } from './headerFiles.ts';
import { bringBack, layAside } from './laidAside.ts';
import { lastChangeOf, lastChanges } from './lastChanges.ts';
import { finishPictures } from './pictures/pictures.ts';
import { renderPages } from './renderPages.ts';
import { finishSharePictures } from './share/sharePictures.ts';
import { robots, sitemap } from './sitemap.ts';
import { type SiteWriter, siteWriter } from './siteWriter.ts';
import { unusedScripts } from './unusedScripts.ts';

const ROOT = 'dist/client';

const { values: wanted } = parseArgs({
  allowNegative: true,
  options: { compress: { type: 'boolean', default: true } },
});

silenceKnownNotices();
const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
const unused = unusedScripts(manifest, (key) => key.includes('.island.'));
const inlined = Object.values(manifest).flatMap(({ css = [] }) => css);
const aside = new Set([...unused, ...inlined]);
bringBack(ROOT, aside);
const files = siteWriter(ROOT, { finishesPages: true, compresses: wanted.compress });
// Scripts first: they are there already, and take as long as all pages.
for (const name of globSync('**/*.js', { cwd: ROOT })) if (!aside.has(name)) files.add(name);

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
const written: ReturnType<SiteWriter['page']>[] = [];
await renderPages((page) => {
  const html = withSharePictures(page.html);
  written.push(files.page({ ...page, html }, services));
});
const pages = (await Promise.all(written)).sort((a, b) => (a.name < b.name ? -1 : 1));
for (const file of aside) layAside(ROOT, file);
const pictures = await finishPictures(ROOT, new Set(pages.flatMap(({ originals }) => originals)));

const days = lastChanges('content');
const routes = pages
  .map(({ sources }) => sources.route)
  .filter((route) => route !== NOT_FOUND)
  .map((route) => ({ route, changed: lastChangeOf(route, content, days) }));
write('sitemap.xml', `${sitemap(site.brand.url, routes)}\n`);
write('robots.txt', `${robots(site.brand.url)}\n`);
write(FEEDS.talks, `${talksRss(content)}\n`);
write(FEEDS.events, `${eventsRss(content)}\n`);
write(FEEDS.calendar, eventsCalendar(content));
write('llms.txt', `${llmsTxt(content)}\n`);
writeHeaderFiles({
  root: ROOT,
  pages: pages.map(({ sources }) => sources),
  services,
  host: new URL(site.brand.url).host,
});
for (const name of globSync('**/*.{svg,xml,ics,txt}', { cwd: ROOT })) files.add(name);
await files.done();
console.log(`✓ ${pictures}`);
console.log(
  `✓ ${pages.length} pages, ${routes.length} routes in the sitemap; styles and the island runtime inlined${wanted.compress ? '; texts compressed' : ''}.`,
);
if (!data || !key) {
  console.log(
    'Note: the forms of this build reach nobody on a static host: set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY (.env.example). npm run preview receives them.',
  );
}
