// The last step of `npm run build`: what a static host needs beside the prerendered pages.
import { writeFileSync } from 'node:fs';
import { loadContent } from '../../content/load/loadContent.ts';
import { collections } from '../../content/schema/collections.ts';
import { headersFile } from '../../renderer/headers.ts';
import { robots, sitemap } from './sitemap.ts';

const { site } = loadContent();
const routes = [...new Set(Object.values(collections).map(({ route }) => route))].filter(
  (route) => route !== '/404',
);

const write = (name: string, text: string) => writeFileSync(`dist/client/${name}`, `${text}\n`);

write('sitemap.xml', sitemap(site.brand.url, routes));
write('robots.txt', robots(site.brand.url));
write('_headers', headersFile());
console.log(`✓ ${routes.length} routes in the sitemap, headers written.`);
