import type { Plugin } from 'vite';
import { allRedirects } from '../redirects.ts';

const LOADER = '/content/load/loadContent.ts';
type Loader = typeof import('../../content/load/loadContent.ts');

/**
 * Development: an earlier address leads to its page, as hosts lead it. Not for good: the record may take it away
 * again, and a browser would remember.
 */
export function movedPages(): Plugin {
  return {
    name: 'moved-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const [path = '', query = ''] = (request.url ?? '').split(/(\?.*)/s);
        try {
          const { loadContent } = (await server.ssrLoadModule(LOADER)) as Loader;
          const moved = allRedirects((language) =>
            loadContent(process.cwd(), language ? { language } : {}),
          ).find(({ from }) => from === path);
          if (!moved) return next();
          response.writeHead(302, { Location: moved.to + query }).end();
        } catch {
          // The page itself reports what is wrong with the content.
          next();
        }
      });
    },
  };
}
