import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { CODE_FOLDERS } from '../../content/load/source/codeFolders.ts';

/** A file is reported while it is still being written, and cannot be read yet. */
const WRITTEN_MS = 100;

const RECORD = new RegExp(`/content/(?!(?:${CODE_FOLDERS.join('|')})/).+\\.(?:json|mdx)$`);

const LOADER = '/content/load/loadContent.ts';
type Loader = typeof import('../../content/load/loadContent.ts');

/** Development: a saved record reloads the page, a broken one is explained over it. */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    configureServer(server) {
      // By the schemas in the files as they are now.
      const load = async () => ((await server.ssrLoadModule(LOADER)) as Loader).loadContent();
      const tell = async (file: string) => {
        if (!RECORD.test(file.replaceAll('\\', '/'))) return;
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
