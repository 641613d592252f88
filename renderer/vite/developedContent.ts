import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { CODE_FOLDERS } from '../../content/load/source/codeFolders.ts';

/** Milliseconds: a file is reported while it is being written, and cannot be read yet. */
const WRITTEN_MS = 100;

const RECORD = new RegExp(`/content/(?!(?:${CODE_FOLDERS.join('|')})/).+\\.(?:json|mdx)$`);

const LOADER = '/content/load/loadContent.ts';
type Loader = typeof import('../../content/load/loadContent.ts');

/** In development, reloads the page when a record is saved, and explains a broken record in Vite's overlay. */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    configureServer(server) {
      // With the schemas in the files as they are now.
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
      // An absolute path, because the watcher compares it with those of all other files.
      server.watcher.add(resolve('content'));
      server.watcher.on('change', tell).on('add', tell).on('unlink', tell);
    },
  };
}
