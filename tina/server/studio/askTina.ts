// What the editor's page may ask of Tina's server, and how it gets there. Whatever else somebody asks does
// not reach it: Tina ends at what it cannot decode, and takes what it is sent.
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { z } from 'zod';
import { Refusal } from '../../../content/compare/refusal.ts';
import { bodyProblem, isOwnOrigin } from '../../../renderer/serve/requests.ts';
import { keepKind, keepShown } from '../../media/keepShown.ts';
import { isPicturePath, takeUpload } from '../../media/takeUpload.ts';
import { readOwnJson } from '../readOwnJson.ts';
import { EditorFailure } from './EditorFailure.ts';
import type { Editor } from './watchEditor.ts';

/** A request, and where to. */
interface Asked {
  editor: Editor;
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query, with no step up. */
  address: string;
  /** What follows the address's own part of the path, decoded. */
  rest: string;
}

type Handler = (asked: Asked) => Promise<void>;

const query = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

const renaming = z.object({ from: z.string(), to: z.string() });

const HANDLERS: readonly [method: string, path: RegExp, handler: Handler][] = [
  // Scripts and styles of the page, as Vite names them.
  ['GET', /^\/admin\/(?:@vite|@id|@fs|src|node_modules)\/|^\/admin\/@react-refresh$/, relay],
  ['GET', /^\/media\/list\//, relay],
  [
    'POST',
    /^\/graphql$/,
    async (asked) => relay(asked, JSON.stringify(await readOwnJson(asked.request, query))),
  ],
  [
    'POST',
    /^\/media\/rename$/,
    async (asked) => {
      const names = await readOwnJson(asked.request, renaming);
      keepKind(names.from, names.to);
      if (!isPicturePath(names.from) || !isPicturePath(names.to))
        throw new Refusal(400, 'Name the picture in letters, digits and dashes.');
      keepShown(names.from);
      await relay(asked, JSON.stringify(names));
    },
  ],
  [
    'POST',
    /^\/media\/upload\//,
    async ({ request, response, rest }) => {
      await takeUpload(request, rest);
      sendJson(response, 200, { success: true });
    },
  ],
  [
    'DELETE',
    /^\/media\//,
    async (asked) => {
      // A folder would go with all that is in it.
      if (!isPicturePath(asked.rest)) throw new Refusal(400, 'Only a picture can be deleted here.');
      keepShown(asked.rest);
      await relay({ ...asked, address: asked.address.split('?', 1)[0] ?? '' });
    },
  ],
];

/** Connect middleware that leads the editor's own requests to Tina's server, and leaves all others alone. */
export const askTina =
  (editor: Editor) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, search } = addressOf(request);
    const [, path, handler] =
      HANDLERS.find(([method, path]) => method === request.method && path.test(pathname)) ?? [];
    const address = pathname + search;
    const ask = async (path: RegExp, handler: Handler) => {
      judge(request, address);
      const rest = decodeURIComponent(pathname.replace(path, ''));
      await handler({ editor, request, response, address, rest });
    };
    if (!path || !handler) next();
    else ask(path, handler).catch((error: Error) => refuse(request, response, error));
  };

/** @throws {Refusal} where no page of the studio would ask this, or nobody may */
function judge(request: IncomingMessage, address: string): void {
  const { method, headers } = request;
  const isOwn = isOwnOrigin(request) || (method === 'GET' && headers.origin === undefined);
  if (!isOwn) throw new Refusal(403, 'Only the editor of this studio may ask this.');
  const decoded = decodedOf(address);
  if (decoded === undefined) throw new Refusal(400, 'This address cannot be decoded.');
  if (/[\\/]\.data(?:[\\/]|$)/i.test(decoded))
    throw new Refusal(404, 'What visitors have sent is not served.');
  if (method === 'POST') return;
  const [status, , problem] = bodyProblem(request, 0, 'request') ?? [];
  if (status) throw new Refusal(status, `${problem}.`);
}

function decodedOf(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/** Steps up are taken before anybody looks where the address leads. */
const addressOf = ({ url = '/' }: IncomingMessage) =>
  new URL(`http://localhost/${url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/^\/+/, '')}`);

/** What Tina hears of a request besides its address, and the studio of the answer. */
const HEARD = ['accept', 'if-none-match'];
const TOLD = ['content-type', 'cache-control', 'etag'];

/** Bundling the page's parts at first takes a slow machine more than a minute. */
const PATIENCE_MS = 180_000;

/** Asks Tina's server, with its own copy of what was sent, and passes the answer on. */
async function relay({ editor, request, response, address }: Asked, json?: string): Promise<void> {
  const { url, headers } = await editor.open();
  const answer = await fetch(url + address, {
    method: request.method ?? 'GET',
    headers: {
      ...picked(HEARD, (name) => request.headers[name]),
      ...headers,
      // One that is kept may be closed by the other side just when it is used again.
      connection: 'close',
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body: json ?? null,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const told = picked(TOLD, (name) => answer.headers.get(name));
  const kind = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' };
  response.writeHead(answer.status, { ...kind, ...told }).end(body);
}

const picked = (names: readonly string[], find: (name: string) => unknown) =>
  Object.fromEntries(names.flatMap((name) => (find(name) ? [[name, String(find(name))]] : [])));

/** In the shape in which the editor reads why it was refused. */
function refuse(request: IncomingMessage, response: ServerResponse, error: Error): void {
  // Who is still sending would not hear the answer.
  request.resume();
  const isKnown = error instanceof Refusal || error instanceof EditorFailure;
  const message = isKnown ? error.message : 'The editor’s server does not answer.';
  // Without a code of its own, the editor's window for a new name has words of its own.
  const code = 'REFUSED';
  sendJson(response, error instanceof Refusal ? error.status : 503, { code, message });
}

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Listens to upgrades of a connection: where the editor's page wants to hear of changes, it is led to Tina. */
export const hearTina =
  (editor: Editor) =>
  (request: IncomingMessage, socket: Socket, head: Buffer): void => {
    // One that breaks off with nobody listening would end the studio.
    socket.on('error', () => socket.destroy());
    // The site's own is heard by Vite.
    if (addressOf(request).pathname !== '/admin/') return;
    const lead = async () => {
      if (!isOwnOrigin(request)) throw new Refusal(403, 'Only the editor may listen.');
      const { url, headers } = await editor.open();
      upgrade(request, socket, head, url + request.url, headers);
    };
    lead().catch(() => socket.destroy());
  };

/** Asks Tina's server for the same upgrade, and joins both connections once it agrees. */
function upgrade(
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
  url: string,
  headers: Readonly<Record<string, string>>,
): void {
  const asked = ask(url, { headers: { ...request.headers, ...headers }, agent: false });
  asked.on('error', () => socket.destroy());
  asked.once('response', () => socket.destroy());
  asked.once('upgrade', (answer, tina, first) => {
    const told = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${told.join('')}\r\n`);
    socket.write(first);
    tina.write(head);
    pipeline(socket, tina, socket, () => {});
  });
  socket.once('close', () => asked.destroy());
  asked.end();
}
