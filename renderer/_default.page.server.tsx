import { render as abort, redirect } from 'vite-plugin-ssr/abort';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import type { PageContextBuiltIn } from 'vite-plugin-ssr/types';
import '../components/ui/styles.css';
import { contentOfBuild, loadContent } from '../content/load/loadContent.ts';
import { buildTime } from '../content/load/publish/clock.ts';
import { NOT_FOUND } from '../content/schema/pages.ts';
import { renderIsland } from './islands/renderIsland.tsx';
import type { ContentIn } from './languages.ts';
import type { PageModule, Selected } from './PageModule.ts';
import { pageHtml } from './pageHtml.tsx';
import { openPictures } from './pictures/pictureHost.ts';
import { allRedirects } from './redirects.ts';

type Context = PageContextBuiltIn & {
  exports: PageModule<Selected>;
  is404?: boolean;
};

/** Renders a route from the content to its whole HTML, once, at build time. */
export async function render(context: Context) {
  const route = context.is404 ? NOT_FOUND : context.urlPathname;
  const html = pageHtml(contentIn, route, context.exports, {
    now: buildTime(),
    pictures: pictures?.host ?? null,
    islands: renderIsland,
  });
  if (html === undefined) {
    const moved = import.meta.env.DEV && allRedirects(contentIn).find(({ from }) => from === route);
    if (!moved) throw abort(404);
    // Not for good, as hosts lead to it: the record may take it away again, and a browser would remember.
    const to = `${moved.to}${context.urlParsed.searchOriginal ?? ''}` as `/${string}`;
    throw redirect(to, 302);
  }
  const documentHtml = escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`;
  return { documentHtml, pageContext: { orders: pictures?.orders } };
}

/** In the build, one reading for all pages; in development, files that changed are read again. */
const contentIn: ContentIn = import.meta.env.DEV
  ? (language) => loadContent(process.cwd(), { language })
  : contentOfBuild;

/** In the build, one knowledge of encoded pictures for all pages; in development none. */
const pictures = import.meta.env.DEV ? undefined : openPictures();
