import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer, type Plugin } from 'vite';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { studio } from '../../../tina/server/studio/studio.ts';
import type { Editor } from '../../../tina/server/studio/watchEditor.ts';
import { serve } from '../../forms/serve.ts';

/** What Tina's server would have heard. */
export interface Heard {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server in the place of Tina's. */
async function tinaServer() {
  const heard: Heard[] = [];
  const server = await serve(async (request, response) => {
    const { method, url, headers } = request;
    heard.push({ method, url, headers, body: await text(request) });
    response.setHeader('Access-Control-Allow-Origin', '*').end('{"told":true}');
  });
  const editor: Editor = {
    open: async () => ({
      url: server.url,
      headers: { authorization: 'Bearer secret' },
      html: '<title>TinaCMS</title>',
    }),
    failed: new Promise(() => {}),
    stop: () => {},
  };
  return { heard, editor, close: server.close };
}

/** The studio in Vite's own development server, over a folder's files, without what makes the pages. */
export async function studioServer(root: string, ...plugins: Plugin[]) {
  const tina = await tinaServer();
  const port = await freePort();
  const cacheDir = mkdtempSync(join(tmpdir(), 'studio-test-'));
  const server = await createServer({
    configFile: false,
    root,
    publicDir: false,
    cacheDir,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [...plugins, studio(tina.editor)],
    optimizeDeps: { noDiscovery: true },
    server: { port, strictPort: true, watch: null, hmr: false, ws: false },
  });
  await server.listen();
  return {
    port,
    /** What came through to Tina, in order. */
    heard: tina.heard,
    url: `http://localhost:${port}`,
    close: async () => {
      await server.close();
      await tina.close();
      rmSync(cacheDir, { recursive: true });
    },
  };
}
