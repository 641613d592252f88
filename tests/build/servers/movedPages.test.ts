import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { movedPages } from '../../../renderer/vite/developedContent.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** What a development server with this content answers, where anything else answers 200. */
async function serve(loadContent: () => unknown) {
  let middleware: Middleware | undefined;
  const { configureServer } = movedPages();
  const vite = {
    middlewares: { use: (added: Middleware) => (middleware = added) },
    ssrLoadModule: async () => ({ loadContent }),
  };
  // Of a development server it takes no more.
  (configureServer as unknown as (server: typeof vite) => void)(vite);
  const server = createServer((request, response) =>
    middleware?.(request, response, () => response.end()),
  ).listen(0);
  open.push(server);
  const { port } = server.address() as AddressInfo;
  return async (path: string, accept = 'text/html') => {
    const { status, headers } = await fetch(`http://localhost:${port}${path}`, {
      headers: { accept },
      redirect: 'manual',
    });
    return `${status} ${headers.get('location') ?? ''}`.trim();
  };
}

it('leads from an earlier address to its page, with what follows it', async () => {
  const ask = await serve(() => ({
    brand: { place: { locale: 'en-GB' } },
    pages: [{ path: '/' }, { path: '/campaign/diwali', moved: [{ path: '/diwali' }] }],
  }));
  expect(await ask('/diwali')).toBe('302 /campaign/diwali');
  expect(await ask('/diwali?from=mail')).toBe('302 /campaign/diwali?from=mail');
  for (const path of ['/', '/campaign/diwali', '/diwali/more']) expect(await ask(path)).toBe('200');
  expect(await ask('/diwali', 'image/avif')).toBe('200');
});

it('leaves it to the page to tell what is wrong with the content', async () => {
  const ask = await serve(() => {
    throw new Error('broken');
  });
  expect(await ask('/diwali')).toBe('200');
});
