import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import querystring from 'node:querystring';
import compression from 'compression';
import sirv from 'sirv';
import { NOT_FOUND } from '../../content/schema/pages.ts';
import { headersFor, NOT_SERVED, readHeaders } from '../headers/headersFile.ts';
import { REDIRECTS, readRedirects } from '../redirects.ts';
import type { embeddedBackend } from './backend/embedded.ts';
import { guardSirv } from './guardSirv.ts';

/**
 * The canonical form of a request's address: without double slashes, a slash at the end, and `..`. It never begins
 * with two slashes: a browser would read what follows them as a host.
 * @param target the request target as it was sent (RFC 9112, 3.2); a proxy sends an absolute address
 * @returns undefined if it has no path; `isClean` if the request was already in this form
 */
function cleanAddress(target: string) {
  const address = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!address.startsWith('/')) return undefined;
  const { pathname, search } = new URL(`http://localhost${address}`);
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return { path, query: search, isClean: address.split(/[?#]/, 1)[0] === path };
}

interface PreviewOptions {
  /** Folder of the built site. */
  root: string;
  /** 0 chooses a free one. */
  port?: number;
  /** The address to listen on; by default only this machine can connect. */
  host?: string;
  /** Receives the forms; without it they cannot be sent. */
  backend?: Pick<ReturnType<typeof embeddedBackend>, 'middleware' | 'close'>;
}

/**
 * A static host for the built site: URLs without a trailing slash, the 404 page with its status, the
 * headers of the build's `_headers`, compression. No request can end it.
 * @throws {Error} Node's own, if the port is taken or not allowed
 */
export async function startPreview({
  root,
  port = 0,
  host = 'localhost',
  backend,
}: PreviewOptions) {
  const rules = readHeaders(readFileSync(join(root, '_headers'), 'utf8'));
  const setHeaders = (response: ServerResponse, path: string) =>
    response.setHeaders(new Map(Object.entries(headersFor(rules, path))));
  const list = join(root, REDIRECTS);
  const redirects = existsSync(list) ? readRedirects(readFileSync(list, 'utf8')) : [];
  const movedTo = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const notFound = readFileSync(join(root, '404.html'));
  const sendNotFound = (response: ServerResponse) => {
    setHeaders(response, NOT_FOUND);
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
  };
  const files = sirv(root, {
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders,
    onNoMatch: (_request, response) => sendNotFound(response),
  });
  const compress = compression();
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const clean = cleanAddress(request.url ?? '');
    if (!clean) return void response.writeHead(400).end();
    const { path, query, isClean } = clean;
    if (!isClean) return void response.writeHead(308, { Location: path + query }).end();
    const moved = movedTo.get(path);
    if (moved) {
      const { to, status = 301 } = moved;
      return void response.writeHead(status, { Location: to + query }).end();
    }
    if (NOT_SERVED.test(querystring.unescape(path))) return sendNotFound(response);
    request.url = path + query;
    // Both packages are typed for Express, whose requests extend Node's.
    const next = () => files(request, response);
    guardSirv(request, response, () => compress(request as never, response as never, next));
  };
  const server = createServer((request, response) => {
    const next = () => {
      try {
        serve(request, response);
      } catch (error) {
        console.error(`${request.url} failed: ${(error as Error).message}`);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      }
    };
    if (backend) void backend.middleware(request, response, next);
    else next();
  });
  await once(server.listen(port, host), 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await backend?.close();
    },
  };
}
