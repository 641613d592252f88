import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { CODE_FOLDERS } from '../../content/load/source/codeFolders.ts';
import { allRedirects } from '../redirects.ts';

/** A file is reported while it is still being written, and cannot be read yet. */
const WRITTEN_MS = 100;

const RECORD = new RegExp(`/content/(?!(?:${CODE_FOLDERS.join('|')})/).+\\.(?:json|mdx)$`);

const LOADER = '/content/load/loadContent.ts';
type Loader = typeof import('../../content/load/loadContent.ts');

/** The loader of content, by the schemas in the files as they are now. */
const loaderOf = async (server: ViteDevServer) =>
  ((await server.ssrLoadModule(LOADER)) as Loader).loadContent;

/** Development: a saved record reloads the page, a broken one is explained over it. */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const isContent = (file: string) => RECORD.test(file.replaceAll('\\', '/'));
      const load = async () => (await loaderOf(server))();
      const tell = async (file: string) => {
        if (!isContent(file)) return;
        try {
          await load().catch(() => setTimeout(WRITTEN_MS).then(load));
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          const { message } = error as Error;
          server.config.logger.error(message);
          server.ws.send({ type: 'error', err: { message, stack: '' } });
        }
      };
      // By its whole path, as the watcher knows all other files: it compares whole paths.
      server.watcher.add(resolve('content'));
      server.watcher.on('change', tell).on('add', tell).on('unlink', tell);
    },
  };
}

/**
 * Development: an earlier address leads to its page, as hosts lead it. Not for good: the record may take it away
 * again, and a browser would remember.
 */
export function movedPages(): Plugin {
  return {
    name: 'moved-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const [path = '', query = ''] = (request.url ?? '').split(/(\?.*)/s);
        try {
          const loadContent = await loaderOf(server);
          const redirects = allRedirects((language) => loadContent(process.cwd(), { language }));
          const moved = redirects.find(({ from }) => from === path);
          if (!moved) return next();
          response.writeHead(302, { Location: moved.to + query }).end();
        } catch {
          // The page itself reports what is wrong with the content.
          next();
        }
      });
    },
  };
}
