import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { adminPage, adminPolicy, failurePage } from './adminPage.ts';
import type { EditorFailure } from './EditorFailure.ts';
import type { Editor } from './watchEditor.ts';

type Records = typeof import('./records.ts');

/** The editor on the site's own origin, which it needs to talk to the pages that it previews. */
export function studio(editor: Editor): Plugin {
  return {
    name: 'nikash:studio',
    config: () => ({
      // Found at the start, their packages need no second optimising that would reload the page.
      optimizeDeps: { entries: ['tina/preview/start.tsx'] },
      server: { watch: { ignored: ['**/tina/__generated__/**', isCached] } },
    }),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/tina/preview/door.ts' }, injectTo: 'head' },
    ],
    configureServer(server) {
      // Vite knows the public files of a moment ago; a picture is shown as soon as it is uploaded.
      server.middlewares.use('/images', sirv('public/images', { dev: true, etag: true }));
      server.middlewares.use('/admin', async (request, response, next) => {
        const [path, query] = (request.originalUrl ?? '').split('?');
        if (path === '/admin') {
          response.writeHead(302, { Location: `/admin/${query ? `?${query}` : ''}` }).end();
        } else if (path === '/admin/' || path === '/admin/index.html') {
          await sendAdmin(editor, response);
        } else if (path === '/admin/objections' && request.method === 'POST') {
          const intent = await readJson(request);
          const lost = await editor.open().then(() => undefined, tellLost);
          await answer(server, response, ({ objections }) => lost ?? objections(intent));
        } else next();
      });
    },
  };
}

const PROJECT = resolve(import.meta.dirname, '../..');

/** What commands leave behind is none of the site's sources. The studio's own folder may be in there. */
function isCached(path: string): boolean {
  const own = process.cwd();
  return path.startsWith(`${`${path}/`.startsWith(`${own}/`) ? own : PROJECT}/.cache/`);
}

/** Why nothing can be saved, for a form that outlived the editor's server. */
const tellLost = ({ message }: EditorFailure) => [
  message,
  'What you typed is still here, and nowhere else: copy it before you close or reload this page.',
];

async function sendAdmin(editor: Editor, response: ServerResponse) {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  try {
    const { port, html } = await editor.open();
    response.setHeader('Content-Security-Policy', adminPolicy(port));
    response.end(adminPage(html));
  } catch (error) {
    response.writeHead(503).end(failurePage(error as EditorFailure));
  }
}

/**
 * Answers from the records by the law as it stands in its files now: whoever works on a schema while
 * the studio runs need not start it anew.
 */
async function answer(
  server: ViteDevServer,
  response: ServerResponse,
  ask: (records: Records) => unknown,
) {
  response.setHeader('Content-Type', 'application/json');
  try {
    const records = (await server.ssrLoadModule('/scripts/studio/records.ts')) as Records;
    response.end(JSON.stringify(ask(records)));
  } catch (error) {
    response.writeHead(500).end(JSON.stringify((error as Error).message));
  }
}

const readJson = async (request: IncomingMessage) => JSON.parse(await text(request));
