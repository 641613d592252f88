import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Builds a chunk for each island of components/widgets, which no page imports. */
export function islandEntries(): Plugin {
  return {
    name: 'island-entries',
    config: (_config, { isSsrBuild, command }) => {
      if (isSsrBuild || command !== 'build') return;
      const files = globSync('components/widgets/*/*.island.{ts,tsx}');
      const input = Object.fromEntries(
        files.map((file) => [`islands/${basename(file).split('.')[0]}`, file]),
      );
      // What nobody imports statically, a bundler thinks nobody uses: islands export `wake` all the same.
      return { build: { rollupOptions: { input, preserveEntrySignatures: 'exports-only' } } };
    },
  };
}
