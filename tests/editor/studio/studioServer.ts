import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { freePort } from '../../../renderer/serve/freePort.ts';
import type { StudioEditor } from '../../../tina/server/studio/openEditor.ts';
import { studio } from '../../../tina/server/studio/studio.ts';

/** A folder in the place of a build of Tina's page. */
export function builtPage(folder: string): string {
  mkdirSync(join(folder, 'admin/assets'), { recursive: true });
  writeFileSync(
    join(folder, 'admin/index.html'),
    '<title>TinaCMS</title>\n<div id="root"></div>\n',
  );
  writeFileSync(join(folder, `admin/assets/${basename(folder)}.js`), '"a part";\n');
  return folder;
}

/** The studio in Vite's own development server, over a folder's files, without what makes the pages. */
export async function studioServer(root: string, ...plugins: Plugin[]) {
  const port = await freePort();
  const cacheDir = mkdtempSync(join(tmpdir(), 'studio-test-'));
  const folders = ['new', 'old'].map((name) => builtPage(join(cacheDir, name)));
  const [folder = ''] = folders;
  const forms: ReturnType<StudioEditor['forms']> = {
    digest: 'new',
    sources: new Set(),
    built: Promise.resolve(folder),
    result: folder,
  };
  const editor: StudioEditor = {
    forms: () => forms,
    open: () => forms.built,
    beside: () => undefined,
    folders,
    changed() {},
    stop() {},
  };
  const server = await createServer({
    configFile: false,
    root,
    publicDir: false,
    cacheDir,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [...plugins, studio(editor)],
    optimizeDeps: { noDiscovery: true },
    server: { port, strictPort: true, watch: null, hmr: false, ws: false },
  });
  await server.listen();
  return {
    port,
    /** What the studio knows of its forms. */
    forms,
    url: `http://localhost:${port}`,
    close: async () => {
      await server.close();
      rmSync(cacheDir, { recursive: true });
    },
  };
}
