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

/** Renders a route to a complete HTML document, once, at build time. */
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
    // Temporary, as on hosts: the record may drop the earlier address again, and a browser would cache a permanent one.
    const to = `${moved.to}${context.urlParsed.searchOriginal ?? ''}` as `/${string}`;
    throw redirect(to, 302);
  }
  const documentHtml = escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`;
  return { documentHtml, pageContext: { orders: pictures?.orders } };
}

/** In the build, all pages share one reading of the content; in development, changed files are read again. */
const contentIn: ContentIn = import.meta.env.DEV
  ? (language) => loadContent(process.cwd(), { language })
  : contentOfBuild;

/** In the build, all pages share the list of encoded pictures; in development there is none. */
const pictures = import.meta.env.DEV ? undefined : openPictures();
