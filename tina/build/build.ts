// Builds what only the editor as a service draws and shows: node tina/build/build.ts folder, as
// tina/build/findBuilt.ts calls it.
import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rollup } from 'vite';
import { brandFiles } from '../../renderer/vite/brandFiles.ts';
import { BRAND_OF_DRAWING } from '../drawn/Drawing.ts';
import { ASSETS, DRAWN, MANIFEST, type Manifest, VIEWS } from './BuiltEditor.ts';

const [folder = ''] = process.argv.slice(2);

/** The edit mode, which draws the site's pages beside the forms. */
async function buildPage(): Promise<Manifest> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: 'public',
    plugins: [react(), brandFiles(), tailwindcss()],
    build: {
      target: 'es2022',
      outDir: join(folder, 'page'),
      assetsDir: ASSETS,
      assetsInlineLimit: 0,
      copyPublicDir: false,
      reportCompressedSize: false,
      rollupOptions: {
        input: ['tina/build/edit.ts'],
        onwarn(warning, warn) {
          // As in vite.config.ts: zod has notes for esbuild.
          if (warning.code !== 'INVALID_ANNOTATION') warn(warning);
        },
      },
    },
  })) as Rollup.RollupOutput;
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry) as Rollup.OutputChunk;
  return { entry: `/${entry.fileName}`, styles: stylesOf(entry) };
}

const stylesOf = ({ viteMetadata }: Rollup.OutputChunk) =>
  [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);

const BRAND_MODULE = '\0brand';

/** A drawing has the brand of its revision (tina/drawn/draw.ts), not that of this checkout. */
const brandOfDrawing = (): Plugin => ({
  name: 'brand-of-drawing',
  enforce: 'pre',
  resolveId: (id) => (id === '#brand' ? BRAND_MODULE : undefined),
  load: (id) =>
    id === BRAND_MODULE ? `export default globalThis['${BRAND_OF_DRAWING}'];` : undefined,
});

/**
 * What the service renders: its own pages, the pictures of sections, the pages of a proposal. Node compiles no JSX.
 * @param file the name of the module, which is one file
 */
async function buildModule(ssr: string, file: string, ...plugins: Plugin[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [...plugins, react(), brandFiles(), tailwindcss()],
    build: {
      ssr,
      target: 'es2022',
      outDir: join(folder, dirname(file)),
      rollupOptions: { output: { entryFileNames: basename(file), inlineDynamicImports: true } },
    },
  });
}

try {
  const manifest: Manifest = await buildPage();
  await buildModule('tina/views/views.ts', VIEWS);
  await buildModule('tina/drawn/site.tsx', DRAWN, brandOfDrawing());
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
