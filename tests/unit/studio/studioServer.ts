import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { freePort } from '../../../scripts/lib/freePort.ts';
import { studio } from '../../../scripts/studio/studio.ts';
import type { Editor } from '../../../scripts/studio/watchEditor.ts';

/** An editor that is open, and is no more than its page. */
const EDITOR: Editor = {
  open: async () => ({ port: 4001, html: '<title>TinaCMS</title>' }),
  failed: new Promise(() => {}),
  stop: () => {},
};

/** The studio in Vite's own development server, over a folder's files, without what makes the pages. */
export async function studioServer(root: string, ...plugins: Plugin[]) {
  const port = await freePort();
  const cacheDir = mkdtempSync(join(tmpdir(), 'studio-test-'));
  const server = await createServer({
    configFile: false,
    root,
    publicDir: false,
    cacheDir,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [...plugins, studio(EDITOR)],
    optimizeDeps: { noDiscovery: true },
    server: { port, strictPort: true, watch: null, hmr: false, ws: false },
  });
  await server.listen();
  return {
    port,
    url: `http://localhost:${port}`,
    close: async () => {
      await server.close();
      rmSync(cacheDir, { recursive: true });
    },
  };
}
