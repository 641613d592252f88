import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { CODE_FOLDERS } from '../../content/load/source/codeFolders.ts';

const EMPTY = '\0server-only';

/**
 * In the client build, vite-plugin-ssr follows a server page's imports to find its styles, down to Node's own modules.
 * This plugin replaces those modules by empty ones: the client code does not use them.
 */
export function serverOnly(): Plugin {
  return {
    name: 'server-only',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.startsWith('node:') && importer?.includes('?extractAssets') ? EMPTY : undefined,
    load: (id) => (id === EMPTY ? '' : undefined),
  };
}

const ISLANDS = 'components/widgets/*/*.island.{ts,tsx}';

/** Builds a chunk for each island of components/widgets, which no page imports. */
export function islandEntries(): Plugin {
  return {
    name: 'island-entries',
    config: (_config, { isSsrBuild, command }) => {
      if (isSsrBuild) return;
      // Listed from the start, because discovering their packages later would reload the page.
      if (command !== 'build') return { optimizeDeps: { entries: [ISLANDS] } };
      const files = globSync(ISLANDS);
      const input = Object.fromEntries(
        files.map((file) => [`islands/${basename(file).split('.')[0]}`, file]),
      );
      // Bundlers drop exports without a static import, but `hydrate` is imported dynamically.
      return { build: { rollupOptions: { input, preserveEntrySignatures: 'exports-only' } } };
    },
  };
}

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
      const onChange = async (file: string) => {
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
      server.watcher.on('change', onChange).on('add', onChange).on('unlink', onChange);
    },
  };
}
