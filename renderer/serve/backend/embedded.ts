// The embedded backend as the dev and preview servers use it.
import type { Plugin, ViteDevServer } from 'vite';
import { restProxy } from './proxy.ts';
import { type Backend, startBackend } from './start.ts';

/**
 * Starts the backend and returns a middleware that forwards requests to it. Requests wait until it is
 * ready. If it cannot start, the console shows why, and the rest of the site works. It is started again if
 * it has ended, also when another process served it.
 */
export function embeddedBackend(dataDir?: string) {
  let isClosed = false;
  let warned = '';
  const start = () => {
    const backend = startBackend(dataDir);
    backend.catch(({ message }: Error) => {
      if (message !== warned) console.warn(message);
      warned = message;
    });
    return backend;
  };
  const started = start();
  let current = started;
  const find = async () => {
    const backend = await current.catch(() => undefined);
    if (isClosed || (await backend?.serves())) return current;
    if (backend) console.warn('The backend of the forms has ended. It is started again.');
    await backend?.close();
    current = start();
    await current;
    console.warn('The backend of the forms works again.');
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

/** Vite's default list, which this one replaces, and the folder of submissions. */
const NEVER_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'];

/**
 * The same as a Vite plugin, unless a Supabase project is configured. The backend ends with the process,
 * not with the server: Vite replaces the server when its configuration changes.
 */
export function embeddedBackendPlugin() {
  return {
    name: 'site:embedded-backend',
    config: () => ({ server: { fs: { deny: NEVER_SERVED } } }),
    configureServer: ({ config, middlewares }: ViteDevServer) => {
      if (!config.env.VITE_SUPABASE_URL) middlewares.use(embeddedBackend().middleware);
    },
  } satisfies Plugin;
}
