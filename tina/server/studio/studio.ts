import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { Refusal } from '../../../content/compare/refusal.ts';
import { guardSirv } from '../../../renderer/serve/guardSirv.ts';
import { refuseOtherSites } from '../../../renderer/serve/requests.ts';
import { SECTION_PICTURE_HEADERS, SECTION_PICTURES } from '../../sections/pictureAddress.ts';
import { ADMIN_POLICY, adminPage } from '../adminPage.ts';
import { change } from '../Change.ts';
import { readOwnJson } from '../readOwnJson.ts';
import { askTina, hearTina } from './askTina.ts';
import { EditorFailure } from './EditorFailure.ts';
import type { Editor } from './watchEditor.ts';

type Diagnostics = typeof import('./saveDiagnostics.ts');
type History = typeof import('../../history/recordHistory.ts');
type Pictures = typeof import('../../sections/sectionPicture.tsx');

/**
 * The editor on the site's own origin, which it needs to talk to the pages that it previews, and which
 * stays the same from one start to the next.
 */
export function studio(editor: Editor): Plugin {
  return {
    name: 'site:studio',
    config: () => ({
      // Found at the start, their packages need no second optimising that would reload the page.
      optimizeDeps: { entries: ['tina/preview/startPreview.tsx'] },
      server: { watch: { ignored: ['**/tina/__generated__/**', isCached] } },
    }),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/tina/preview/entry.ts' }, injectTo: 'head' },
    ],
    configureServer: {
      // Before all that answers: the site, the backend and the studio itself.
      order: 'pre',
      handler(server) {
        const { middlewares, httpServer } = server;
        middlewares.use(refuseOtherSites);
        middlewares.use(collapseSlashes);
        middlewares.use(guardSirv);
        // Vite knows the public files of its start; a picture is shown as soon as it is uploaded.
        middlewares.use('/images', sirv('public/images', { dev: true, etag: true }));
        middlewares.use('/admin', (request, response, next) => {
          const [path, query] = (request.originalUrl ?? '').split('?');
          if (path === '/admin') {
            response.writeHead(302, { Location: `/admin/${query ? `?${query}` : ''}` }).end();
          } else if (path === '/admin/' || path === '/admin/index.html') {
            sendAdmin(editor, response).catch(next);
          } else if (path?.startsWith(`${SECTION_PICTURES}/`)) {
            sendPicture(server, path, response).catch(next);
          } else if (path === '/admin/diagnostics' && request.method === 'POST') {
            void sendDiagnostics(editor, server, request, response);
          } else if (path === '/admin/history' && request.method === 'GET') {
            void sendHistory(server, query, response);
          } else next();
        });
        middlewares.use(askTina(editor));
        httpServer?.on('upgrade', hearTina(editor));
      },
    },
  };
}

/** What begins with two slashes would be taken for the address of a host. */
function collapseSlashes(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) {
  const Location = url.replace(/^[/\\]{2,}/, '/');
  if (Location === url) next();
  else response.writeHead(308, { Location }).end();
}

const PROJECT = resolve(import.meta.dirname, '../../..');

/** What commands leave behind is none of the site's sources. The studio's own folder may be in there. */
function isCached(path: string): boolean {
  const own = process.cwd();
  return path.startsWith(`${`${path}/`.startsWith(`${own}/`) ? own : PROJECT}/.cache/`);
}

async function sendAdmin(editor: Editor, response: ServerResponse) {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  try {
    const { html } = await editor.open();
    response.setHeader('Content-Security-Policy', ADMIN_POLICY);
    response.end(adminPage(html));
  } catch (error) {
    if (!(error instanceof EditorFailure)) throw error;
    response.writeHead(503).end(error.html);
  }
}

/**
 * Answers by the schemas as they stand in their files now: whoever works on one while the studio runs
 * need not start it anew.
 */
async function sendDiagnostics(
  editor: Editor,
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.setHeader('Content-Type', 'application/json');
  try {
    const sent = await readOwnJson(request, change);
    await editor.open();
    const module = await server.ssrLoadModule('/tina/server/studio/saveDiagnostics.ts');
    const { saveDiagnostics } = module as Diagnostics;
    response.end(JSON.stringify(await saveDiagnostics(process.cwd(), sent)));
  } catch (error) {
    const { message } = error as Error;
    // A form may outlive the editor's server.
    if (error instanceof EditorFailure)
      response.end(JSON.stringify({ problems: [message, UNSAVED] }));
    else {
      // Who is still sending would not hear the answer.
      request.resume();
      const status = error instanceof Refusal ? error.status : 500;
      response.writeHead(status).end(JSON.stringify(message));
    }
  }
}

/** Drawn from the views and the records as they stand now. */
async function sendPicture(server: ViteDevServer, path: string, response: ServerResponse) {
  const [, type = ''] = /\/(\w+)\.svg$/.exec(path) ?? [];
  const module = await server.ssrLoadModule('/tina/sections/sectionPicture.tsx');
  const picture = await (module as Pictures).sectionPicture(process.cwd(), type);
  if (!picture) return void response.writeHead(404).end();
  response.setHeaders(new Map(Object.entries(SECTION_PICTURE_HEADERS)));
  response.setHeader('Cache-Control', 'no-store');
  response.end(picture);
}

/** By the schemas as they stand now, like the diagnostics. */
async function sendHistory(
  server: ViteDevServer,
  query: string | undefined,
  response: ServerResponse,
) {
  response.setHeader('Content-Type', 'application/json');
  const file = new URLSearchParams(query).get('file') ?? '';
  try {
    const module = await server.ssrLoadModule('/tina/history/recordHistory.ts');
    const versions = await (module as History).recordHistory(process.cwd(), file);
    response.end(JSON.stringify(versions));
  } catch (error) {
    const { message, status = 500 } = error as Error & { status?: number };
    response.writeHead(status).end(JSON.stringify(message));
  }
}

const UNSAVED =
  'What you typed is still here, and nowhere else: copy it before you close or reload this page.';
