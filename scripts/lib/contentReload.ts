import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ContentError, loadContent } from '../../content/load/loadContent.ts';

/** Development: a saved record reloads the page, a broken one is explained over it. */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const isContent = (file: string) =>
        /\/content\/(?!schema|load).+\.(?:json|mdx)$/.test(file.replaceAll('\\', '/'));
      const tell = (file: string) => {
        if (!isContent(file)) return;
        try {
          loadContent();
          server.ws.send({ type: 'full-reload' });
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          server.config.logger.error(error.message);
          server.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
        }
      };
      // By its whole path, as the watcher knows all other files: what it tells of is matched by that.
      server.watcher.add(resolve('content'));
      server.watcher.on('change', tell).on('add', tell).on('unlink', tell);
    },
  };
}
