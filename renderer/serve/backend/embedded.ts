// The embedded backend as the dev and preview servers use it.
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { restProxy } from './proxy.ts';
import { type Backend, type BackendOptions, startBackend } from './start.ts';

/**
 * Starts the backend beside a server and gives the middleware that leads to it. Requests that come
 * before it is ready wait; where it cannot start, one line says why and the rest of the site lives. It
 * is started again where it has ended, or the process that held it for this one.
 */
export function embeddedBackend(options?: BackendOptions) {
  let isClosed = false;
  let told = '';
  const start = () => {
    const backend = startBackend(options);
    backend.catch(({ message }: Error) => {
      if (message !== told) console.warn(message);
      told = message;
    });
    return backend;
  };
  const started = start();
  let current = started;
  const find = async () => {
    const backend = await current.catch(() => undefined);
    if (isClosed || (await backend?.serves())) return current;
    if (backend) console.warn('What received the forms has ended. It is being started again.');
    await backend?.close();
    current = start();
    await current;
    console.warn('The forms are received again.');
    return current;
  };
  let finding: Promise<Backend> | undefined;
  const findOnce = () => {
    finding ??= find().finally(() => {
      finding = undefined;
    });
    return finding;
  };
  return {
    started,
    middleware: restProxy(async () => (await findOnce()).url),
    close: async () => {
      isClosed = true;
      await finding?.catch(() => undefined);
      await (await current.catch(() => undefined))?.close();
    },
  };
}

/** Vite's own list, which a list of one's own replaces, and what visitors have sent. */
const NEVER_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'];

/**
 * The same as a Vite plugin, unless a Supabase project is configured. It is not closed with the
 * server: Vite replaces the server when its config changes, and the backend ends with the process.
 */
export function embeddedBackendPlugin() {
  const serve = (server: ViteDevServer | PreviewServer) => {
    if (server.config.env.VITE_SUPABASE_URL) return;
    server.middlewares.use(embeddedBackend().middleware);
  };
  return {
    name: 'site:embedded-backend',
    config: () => ({ server: { fs: { deny: NEVER_SERVED } } }),
    configureServer: serve,
    configurePreviewServer: serve,
  } satisfies Plugin;
}
