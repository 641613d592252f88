// Builds what only the editor as a service renders and shows: node tina/build/build.ts folder, as
// tina/server/built/findBuilt.ts calls it.
import { basename, dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, build, type Plugin } from 'vite';
import { brandFiles } from '../../renderer/vite/brandFiles.ts';
import { ASSETS, ENTRY, MANIFEST, PAGE, RENDER_SITE, VIEWS } from '../server/built/BuiltEditor.ts';
import { BRAND_OF_SNAPSHOT } from '../shared/Snapshot.ts';

const [folder = ''] = process.argv.slice(2);

/** Bundles code into a folder of this build. @param first what has to come before the other plugins */
async function bundle(to: string, own: BuildOptions, ...first: Plugin[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [...first, react(), brandFiles(), tailwindcss()],
    build: { target: 'es2022', outDir: join(folder, to), copyPublicDir: false, ...own },
  });
}

/** The edit mode, which renders the site's pages beside the forms: a classic script, as Tina's page (classicScript.ts). */
const buildPage = () =>
  bundle(PAGE, {
    assetsDir: ASSETS,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: MANIFEST,
    cssCodeSplit: false,
    rollupOptions: { input: [ENTRY], output: { format: 'iife', inlineDynamicImports: true } },
  });

const BRAND_MODULE = '\0brand';

/** A snapshot has the brand of its revision (tina/server/snapshots/snapshotProcess.ts), not that of this checkout. */
const brandOfSnapshot = (): Plugin => ({
  name: 'brand-of-snapshot',
  enforce: 'pre',
  resolveId: (id) => (id === '#brand' ? BRAND_MODULE : undefined),
  load: (id) =>
    id === BRAND_MODULE ? `export default globalThis['${BRAND_OF_SNAPSHOT}'];` : undefined,
});

/**
 * What the service renders: its own pages, the pictures of sections, the pages of a proposal. Node compiles no JSX.
 * @param file the name of the module, which is one file
 */
const buildModule = (ssr: string, file: string, ...first: Plugin[]) => {
  const output = { entryFileNames: basename(file), inlineDynamicImports: true };
  return bundle(dirname(file), { ssr, rollupOptions: { output } }, ...first);
};

try {
  await buildPage();
  await buildModule('tina/server/views/views.ts', VIEWS);
  await buildModule('tina/server/snapshots/renderSite.tsx', RENDER_SITE, brandOfSnapshot());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
