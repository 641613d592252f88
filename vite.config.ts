import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { embeddedBackendPlugin } from './renderer/serve/backend/embedded.ts';
import { brandFiles } from './renderer/vite/brandFiles.ts';
import { coveredSources } from './renderer/vite/bundleSources.ts';
import { silenceKnownNotices } from './renderer/vite/knownNotices.ts';
import { contentReload, islandEntries, serverOnly } from './renderer/vite/plugins.ts';

silenceKnownNotices();

export default defineConfig({
  plugins: [
    react(),
    brandFiles(),
    tailwindcss(),
    contentReload(),
    islandEntries(),
    serverOnly(),
    coveredSources(),
    embeddedBackendPlugin(),
    // The build makes the pages itself (scripts/build/pages.ts).
    ssr({ prerender: { noExtraDir: true, disableAutoRun: true } }),
  ],
  // Submissions change all the time, and no page depends on them.
  server: { port: 3000, strictPort: true, watch: { ignored: ['**/.data/**'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The build itself copies only what may be published (scripts/build/pictures).
    copyPublicDir: false,
    cssMinify: true,
    // Browsers without nesting, so that it is flattened: PurgeCSS would drop rules such as `&:hover`.
    cssTarget: 'chrome111',
    reportCompressedSize: false,
    modulePreload: false,
    rollupOptions: {
      onwarn(warning, warn) {
        // zod 4.6.7 has annotations for esbuild where Rollup expects its own; they have no effect.
        const isZodNote = warning.code === 'INVALID_ANNOTATION' && warning.id?.includes('/zod/');
        if (!isZodNote) warn(warning);
      },
    },
  },
});
