import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const EMPTY = '\0server-only';

/**
 * vite-plugin-ssr follows a server page's imports in the client build to find its styles, down to
 * Node's own modules. There they are nothing: no client code is made of those files.
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
      // Found at the start, their packages need no second optimising that would reload the page.
      if (command !== 'build') return { optimizeDeps: { entries: [ISLANDS] } };
      const files = globSync(ISLANDS);
      const input = Object.fromEntries(
        files.map((file) => [`islands/${basename(file).split('.')[0]}`, file]),
      );
      // A bundler drops exports without a static import: islands export `hydrate` all the same.
      return { build: { rollupOptions: { input, preserveEntrySignatures: 'exports-only' } } };
    },
  };
}
