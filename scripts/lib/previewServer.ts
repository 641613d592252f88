import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { NOT_FOUND } from '../../content/schema/pages/notFound.ts';
import { headersFor, readHeaders } from '../../renderer/headers.ts';
import type { embeddedBackend } from '../backend/embedded.ts';

interface PreviewOptions {
  /** Folder of the built site. */
  root: string;
  /** 0 takes a free one. */
  port?: number;
  /** What answers the forms; without it they reach nobody. */
  backend?: ReturnType<typeof embeddedBackend>;
}

/**
 * A static host for the built site: clean URLs without a trailing slash, the 404 page with its
 * status, the headers of the build's `_headers`, the texts as the build compressed them.
 */
export async function startPreview({ root, port = 0, backend }: PreviewOptions) {
  const rules = readHeaders(readFileSync(join(root, '_headers'), 'utf8'));
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      response.setHeader(name, value);
    }
  };
  const notFound = readFileSync(join(root, '404.html'));
  const files = sirv(root, {
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders,
    onNoMatch: (_request, response) => {
      setHeaders(response, NOT_FOUND);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    },
  });
  const compress = compression();
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.length > 1 && pathname.endsWith('/')) {
      response.writeHead(308, { Location: pathname.slice(0, -1) + search }).end();
      return;
    }
    // Both are made for Express, whose request and response are Node's own with more on them.
    const next = () => files(request, response);
    compress(request as never, response as never, next);
  };
  const server = createServer((request, response) => {
    const next = () => serve(request, response);
    if (backend) void backend.middleware(request, response, next);
    else next();
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}`,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
      await backend?.close();
    },
  };
}
