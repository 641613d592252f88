// The last step of `npm run build`: pages that stand alone, and what a static host needs beside them.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { loadContent } from '../../content/load/loadContent.ts';
import { collections } from '../../content/schema/collections.ts';
import { headerRules, writeHeaders } from '../../renderer/headers.ts';
import { compress } from './compress.ts';
import { inlineAssets } from './inlineAssets.ts';
import { finishPictures } from './pictures/pictures.ts';
import { finishSharePictures } from './share/sharePictures.ts';
import { robots, sitemap } from './sitemap.ts';
import { type Manifest, unusedScripts } from './unusedScripts.ts';

const ROOT = 'dist/client';

const content = loadContent();
const { site } = content;
const routes = [...new Set(Object.values(collections).map(({ route }) => route))].filter(
  (route) => route !== '/404',
);
const write = (name: string, text: string) => writeFileSync(join(ROOT, name), text);

const scripts = new Set<string>();
const styles = new Set<string>();
const withSharePictures = await finishSharePictures(ROOT, content);
for (const name of globSync('**/*.html', { cwd: ROOT })) {
  const html = withSharePictures(readFileSync(join(ROOT, name), 'utf8'));
  const page = inlineAssets(html, ROOT);
  for (const source of page.scripts) scripts.add(source);
  for (const source of page.styles) styles.add(source);
  write(name, page.html);
}
const pictures = await finishPictures(ROOT);
const manifest: Manifest = JSON.parse(readFileSync('dist/assets.json', 'utf8'));
for (const file of unusedScripts(manifest, (key) => key.includes('.island.'))) {
  rmSync(join(ROOT, file), { force: true });
}
const { VITE_SUPABASE_URL: data, VITE_SUPABASE_ANON_KEY: key } = loadEnv(
  'production',
  process.cwd(),
);
const rules = headerRules(
  { scripts: [...scripts], styles: [...styles] },
  { data: data && new URL(data).origin, booking: new URL(site.booking.link).origin },
);
write('_headers', `${writeHeaders(rules)}\n`);
write('sitemap.xml', `${sitemap(site.brand.url, routes)}\n`);
write('robots.txt', `${robots(site.brand.url)}\n`);
console.log(`✓ ${pictures}`);
compress(ROOT, globSync('**/*.{html,js,svg,xml,txt}', { cwd: ROOT }));
console.log(
  `✓ ${routes.length} routes in the sitemap; styles and the island runtime inlined; texts compressed.`,
);
if (!data || !key) {
  console.log(
    'Note: the forms of this build reach nobody on a static host: set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY (.env.example). npm run preview receives them.',
  );
}
