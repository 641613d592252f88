// The embedded backend as the dev and preview servers use it.
import type { Plugin, ViteDevServer } from 'vite';
import { findPostgrest } from './postgrest.ts';
import { restProxy } from './proxy.ts';
import { type Backend, startBackend } from './start.ts';

/**
 * Returns a middleware that forwards requests to the backend, which is started with the first: most who develop or look
 * at the site submit nothing, and it takes 163 MB. Requests wait until it is ready. If it cannot start, the console
 * shows why, and the rest of the site works. It is started again if it has ended, also when another process served it.
 */
export function embeddedBackend(dataDir?: string) {
  let isClosed = false;
  let warned = '';
  const warn = ({ message }: Error) => {
    if (message !== warned) console.warn(message);
    warned = message;
  };
  const start = () => {
    const backend = startBackend(dataDir);
    backend.catch(warn);
    return backend;
  };
  try {
    findPostgrest();
  } catch (error) {
    warn(error as Error);
  }
  let current: Promise<Backend> | undefined;
  const started = async () => {
    if (isClosed && !current) throw new Error('The backend of the forms was not started.');
    current ??= start();
    return current;
  };
  const find = async () => {
    const backend = await started().catch(() => undefined);
    if (isClosed || (await backend?.serves())) return started();
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
      await (await current?.catch(() => undefined))?.close();
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
