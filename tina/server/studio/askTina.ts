// What the editor's page may ask of Tina's server: the scripts and styles of its page. Records and pictures are read and
// written by the studio itself (workingCopy.ts).
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { Refusal } from '../../../content/compare/refusal.ts';
import { isOwnOrigin } from '../../../renderer/serve/requests.ts';
import { judge, refuse } from './judge.ts';
import type { Editor } from './watchEditor.ts';

/** Scripts and styles of the page, as Vite names them. */
const PARTS = /^\/admin\/(?:@vite|@id|@fs|src|node_modules)\/|^\/admin\/@react-refresh$/;

/** Connect middleware that leads the editor's own requests to Tina's server, and leaves all others alone. */
export const askTina =
  (editor: Editor) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, search } = addressOf(request);
    if (request.method !== 'GET' || !PARTS.test(pathname)) next();
    else
      relay(editor, request, response, pathname + search).catch((error: Error) =>
        refuse(error, request, response),
      );
  };

/** Steps up are taken before anybody looks where the address leads. */
const addressOf = ({ url = '/' }: IncomingMessage) =>
  new URL(`http://localhost/${url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/^\/+/, '')}`);

/** What Tina hears of a request besides its address, and the studio of the answer. */
const HEARD = ['accept', 'if-none-match'];
const TOLD = ['content-type', 'cache-control', 'etag'];

/** Bundling the page's parts at first takes a slow machine more than a minute. */
const PATIENCE_MS = 180_000;

/** Asks Tina's server and passes the answer on. @throws {Refusal} if no page of the studio would ask this */
async function relay(
  editor: Editor,
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
): Promise<void> {
  judge(request);
  const decoded = decodedOf(address);
  if (decoded === undefined) throw new Refusal(400, 'This address cannot be decoded.');
  if (/[\\/]\.data(?:[\\/]|$)/i.test(decoded))
    throw new Refusal(404, 'What visitors have sent is not served.');
  const { url, headers } = await editor.open();
  const answer = await fetch(url + address, {
    headers: {
      ...picked(HEARD, (name) => request.headers[name]),
      ...headers,
      // One that is kept may be closed by the other side just when it is used again.
      connection: 'close',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const told = picked(TOLD, (name) => answer.headers.get(name));
  response.writeHead(answer.status, { 'x-content-type-options': 'nosniff', ...told }).end(body);
}

function decodedOf(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

const picked = (names: readonly string[], find: (name: string) => unknown) =>
  Object.fromEntries(names.flatMap((name) => (find(name) ? [[name, String(find(name))]] : [])));

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
