import type { Plugin } from 'vite';

const EMPTY = '\0server-only';

/**
 * vite-plugin-ssr follows a server page's imports in the client build to find its styles, down to
 * Node's own modules. There they are nothing: no client code is made of those files.
 */
export function serverOnly(): Plugin {
  return {
    name: 'server-only',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.startsWith('node:') && importer?.includes('?extractAssets') ? EMPTY : undefined,
    load: (id) => (id === EMPTY ? '' : undefined),
  };
}
