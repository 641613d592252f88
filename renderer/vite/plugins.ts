import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

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
