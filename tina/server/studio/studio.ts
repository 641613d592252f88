import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { Refusal } from '../../../content/compare/refusal.ts';
import { guardSirv } from '../../../renderer/serve/guardSirv.ts';
import { refuseOtherSites } from '../../../renderer/serve/requests.ts';
import { FORMS } from '../../shared/Here.ts';
import { SECTION_PICTURES } from '../../shared/pictureAddress.ts';
import { ADMIN_POLICY, adminPage, STILL_POLICY } from '../adminPage.ts';
import { ENTRY } from '../built/BuiltEditor.ts';
import { PROJECT } from '../built/findBuilt.ts';
import { judge, refuse } from './judge.ts';
import { BEING_BUILT, type StudioEditor } from './openEditor.ts';

type WorkingCopy = typeof import('./workingCopy.ts');
type Pictures = typeof import('../views/sectionPicture.tsx');

/**
 * The editor on the site's own origin, which it needs to talk to the pages that it previews, and which
 * stays the same from one start to the next.
 */
export function studio(editor: StudioEditor): Plugin {
  return {
    name: 'site:studio',
    config: () => ({
      // Found at the start, their packages need no second optimising that would reload the page.
      optimizeDeps: { entries: [ENTRY] },
      server: { watch: { ignored: [isCached] } },
    }),
    configureServer: {
      // Before all that answers: the site, the backend and the studio itself.
      order: 'pre',
      handler(server) {
        const { middlewares, watcher } = server;
        watcher.on('all', (_event, path) => editor.changed(path));
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
            sendAdmin(editor, response);
          } else if (path === FORMS) {
            const { digest, result } = editor.forms();
            response.writeHead(typeof result === 'string' ? 200 : 503).end(digest);
          } else if (path?.startsWith(`${SECTION_PICTURES}/`)) {
            sendPicture(server, path, response).catch(next);
          } else next();
        });
        middlewares.use('/admin/assets', sendAsset(editor));
        middlewares.use(records(editor, server));
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

/** What commands leave behind is not a source of the site. The studio's own folder may be in there. */
function isCached(path: string): boolean {
  const own = process.cwd();
  return path.startsWith(`${`${path}/`.startsWith(`${own}/`) ? own : PROJECT}/.cache/`);
}

function sendAdmin(editor: StudioEditor, response: ServerResponse) {
  const { result } = editor.forms();
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  if (typeof result === 'string') {
    response.setHeader('Content-Security-Policy', ADMIN_POLICY);
    const html = readFileSync(join(result, 'admin/index.html'), 'utf8');
    const own = `<meta name="${FORMS}" content="${basename(result)}">`;
    response.end(adminPage(html).replace('</title>', () => `</title>${own}`));
  } else response.writeHead(503).end(result?.html ?? BEING_BUILT);
}

/** Sends a part of a built page, also of one that was opened before the code changed. */
function sendAsset(editor: StudioEditor): Connect.NextHandleFunction {
  const senders = new Map<string, ReturnType<typeof sirv>>();
  return (request, response, next) => {
    const ask = ([folder, ...others]: readonly string[]) => {
      if (folder === undefined) return next();
      const assets = join(folder, 'admin/assets');
      // Only the newest builds are kept.
      if (!existsSync(assets)) return ask(others);
      const send = senders.get(folder) ?? sirv(assets, { immutable: true, maxAge: 31_536_000 });
      senders.set(folder, send);
      send(request, response, () => ask(others));
    };
    ask(editor.folders);
  };
}

/** What passes to the store of records, and Help. */
const RECORDS =
  /^\/(?:editor\/(?:save|records|translations|pictures|help.*|style\.css|assets\/.*)|admin\/(?:history|published)|media\/.*)(?:\?|$)/;

/** A page of the site in the editor's frame. */
const isBeside = ({ url = '', headers }: IncomingMessage) =>
  headers['sec-fetch-dest'] === 'iframe' &&
  headers['sec-fetch-site'] === 'same-origin' &&
  /^\/(?!admin\/)[^.?]*(?:\?|$)/.test(url);

/**
 * Answers by the schemas as they are in their files now: they can be changed while the studio runs. Vite loads the
 * module again, with a new store, when a file of it has changed.
 */
function records(editor: StudioEditor, server: ViteDevServer): Connect.NextHandleFunction {
  const apps = new WeakMap<WorkingCopy, Connect.NextHandleFunction>();
  const load = async () => {
    const path = '/tina/server/studio/workingCopy.ts';
    const module = (await server.ssrLoadModule(path)) as WorkingCopy;
    const { transformIndexHtml } = server;
    const app =
      apps.get(module) ??
      (module.workingCopyApp(process.cwd(), editor, transformIndexHtml) as never);
    apps.set(module, app);
    return app;
  };
  editor
    .open()
    .then(load)
    .catch(() => undefined);
  return (request, response, next) => {
    const isOwn = RECORDS.test(request.url ?? '') || isBeside(request);
    if (!isOwn) return next();
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
    // The first picture takes Vite seconds: they begin once the first form has what it asked for.
    response.once('finish', () => void server.ssrLoadModule(PICTURES).catch(() => undefined));
    load().then((app) => app(request, response, next), fail);
  };
}

const PICTURES = '/tina/server/views/sectionPicture.tsx';

/** Sends the picture of a type of section, rendered from the current views and records. */
async function sendPicture(server: ViteDevServer, path: string, response: ServerResponse) {
  const [, type = ''] = /\/(\w+)$/.exec(path) ?? [];
  const module = await server.ssrLoadModule(PICTURES);
  const picture = (module as Pictures).sectionPicture(process.cwd(), type);
  if (!picture) return void response.writeHead(404).end();
  response.setHeader('Content-Security-Policy', STILL_POLICY);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(picture);
}
