import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { Refusal } from '../../../content/compare/refusal.ts';
import { guardSirv } from '../../../renderer/serve/guardSirv.ts';
import { refuseOtherSites } from '../../../renderer/serve/requests.ts';
import { SECTION_PICTURE_HEADERS, SECTION_PICTURES } from '../../sections/pictureAddress.ts';
import { ADMIN_POLICY, adminPage } from '../adminPage.ts';
import { askTina, hearTina } from './askTina.ts';
import { EditorFailure } from './EditorFailure.ts';
import { judge, refuse } from './judge.ts';
import type { Editor } from './watchEditor.ts';

type WorkingCopy = typeof import('./workingCopy.ts');
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
          } else next();
        });
        middlewares.use(records(editor, server));
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

/** What passes to the store of records. */
const RECORDS = /^\/(?:graphql|editor\/(?:save|only-here)|admin\/history|media\/.*)(?:\?|$)/;

/**
 * Answers by the schemas as they are in their files now: they can be changed while the studio runs. Vite loads the
 * module again, with a new store, when a file of it has changed.
 */
function records(editor: Editor, server: ViteDevServer): Connect.NextHandleFunction {
  const apps = new WeakMap<WorkingCopy, Connect.NextHandleFunction>();
  const load = async () => {
    const path = '/tina/server/studio/workingCopy.ts';
    const module = (await server.ssrLoadModule(path)) as WorkingCopy;
    const app = apps.get(module) ?? (module.workingCopyApp(process.cwd(), editor) as never);
    apps.set(module, app);
    return app;
  };
  editor
    .open()
    .then(load)
    .catch(() => undefined);
  return (request, response, next) => {
    if (!RECORDS.test(request.url ?? '')) return next();
    // Before anything is loaded for a stranger's request.
    try {
      judge(request);
    } catch (error) {
      return refuse(error as Refusal, request, response);
    }
    const fail = ({ message }: Error) => {
      const why = `The rules of the content cannot be read just now: ${message}`;
      refuse(new Refusal(500, why), request, response);
    };
    load().then((app) => app(request, response, next), fail);
  };
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
