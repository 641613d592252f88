import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { canonical } from '../../content/load/canonical.ts';
import { placeFile } from '../../content/load/placement.ts';
import { readRecord } from '../../content/load/record.ts';
import { collections } from '../../content/schema/collections.ts';
import type { Tina } from './tina.ts';

const ADMIN_HTML = '.cache/admin/index.html';

/** The editor on the site's own origin, which it needs to talk to the pages that it previews. */
export function studio(tina: Tina): Plugin {
  return {
    name: 'nikash:studio',
    // What Tina generates is none of the site's sources.
    config: () => ({
      // Found at the start, their packages need no second optimising that would reload the page.
      optimizeDeps: { entries: ['tina/preview/start.tsx'] },
      server: { watch: { ignored: ['**/.cache/**', '**/tina/__generated__/**'] } },
    }),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/tina/preview/door.ts' }, injectTo: 'head' },
    ],
    configureServer(server) {
      server.middlewares.use('/admin', async (request, response, next) => {
        const [path, query] = (request.originalUrl ?? '').split('?');
        if (path === '/admin') {
          response.writeHead(302, { Location: `/admin/${query ? `?${query}` : ''}` }).end();
        } else if (path === '/admin/' || path === '/admin/index.html') {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          try {
            await tina.ready;
            response.end(readFileSync(ADMIN_HTML));
          } catch (error) {
            response.writeHead(503).end(`<p>${(error as Error).message}</p>`);
          }
        } else next();
      });
      server.watcher.on('change', rewrite).on('add', rewrite);
    },
  };
}

/**
 * Tina writes no final newline and quotes days in its own way. A record that obeys the law is put into
 * its canonical form as soon as somebody saves it; one that does not is left as it was typed.
 */
function rewrite(path: string): void {
  const file = relative(process.cwd(), path).replaceAll('\\', '/');
  if (!file.startsWith('content/')) return;
  const { placed } = placeFile(file);
  if (!placed) return;
  const bytes = readFileSync(file);
  const { entry } = readRecord(file, placed.slug, placed.collection, bytes);
  const text = bytes.toString('utf8');
  const form = entry && canonical(collections[placed.collection], text);
  if (form !== undefined && form !== text) writeFileSync(file, form);
}
