import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { embeddedBackendPlugin } from './renderer/serve/backend/embedded.ts';
import { brandFiles } from './renderer/vite/brandFiles.ts';
import { contentReload } from './renderer/vite/developedContent.ts';
import { silenceKnownNotices } from './renderer/vite/knownNotices.ts';
import { islandEntries, serverOnly } from './renderer/vite/plugins.ts';

silenceKnownNotices();

export default defineConfig({
  plugins: [
    react(),
    brandFiles(),
    tailwindcss(),
    contentReload(),
    islandEntries(),
    serverOnly(),
    embeddedBackendPlugin(),
    // The build's second step makes the pages (scripts/build/pages.ts).
    ssr({ prerender: { noExtraDir: true, disableAutoRun: true } }),
  ],
  // What the forms have received changes by the second, and no page shows it.
  server: { port: 3000, strictPort: true, watch: { ignored: ['**/.data/**'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The build's second step takes what may be published, and nothing else (scripts/build/pictures).
    copyPublicDir: false,
    cssMinify: true,
    // Before nesting, which is then written out: what trims the pages' style drops `&:hover` and its like.
    cssTarget: 'chrome111',
    reportCompressedSize: false,
    modulePreload: false,
    rollupOptions: {
      onwarn(warning, warn) {
        // zod 4.6.7 has notes for esbuild where Rollup looks for its own, and they change nothing.
        const isZodNote = warning.code === 'INVALID_ANNOTATION' && warning.id?.includes('/zod/');
        if (!isZodNote) warn(warning);
      },
    },
  },
});
