import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

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
      // What nobody imports statically, a bundler thinks nobody uses: islands export `hydrate` all the same.
      return { build: { rollupOptions: { input, preserveEntrySignatures: 'exports-only' } } };
    },
  };
}
