import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const LOADER = '/content/load/loadContent.ts';
type Loader = typeof import('../../content/load/loadContent.ts');

/** Development: a saved record reloads the page, a broken one is explained over it. */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const isContent = (file: string) =>
        /\/content\/(?!schema|load).+\.(?:json|mdx)$/.test(file.replaceAll('\\', '/'));
      const tell = async (file: string) => {
        if (!isContent(file)) return;
        try {
          // By the law as it stands in its files now.
          const { loadContent } = (await server.ssrLoadModule(LOADER)) as Loader;
          loadContent();
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          const { message } = error as Error;
          server.config.logger.error(message);
          server.ws.send({ type: 'error', err: { message, stack: '' } });
        }
      };
      // By its whole path, as the watcher knows all other files: what it tells of is matched by that.
      server.watcher.add(resolve('content'));
      server.watcher.on('change', tell).on('add', tell).on('unlink', tell);
    },
  };
}
