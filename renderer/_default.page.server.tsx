import { render as abort } from 'vite-plugin-ssr/abort';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import type { PageContextBuiltIn } from 'vite-plugin-ssr/types';
import '../components/ui/styles.css';
import { NOT_FOUND } from '../content/schema/pages.ts';
import { renderIsland } from './islands/renderIsland.tsx';
import type { ContentIn } from './languages.ts';
import type { PageModule, Selected } from './PageModule.ts';
import { pageHtml } from './pageHtml.tsx';

type Context = PageContextBuiltIn & {
  exports: PageModule<Selected>;
  is404?: boolean;
};

/** Renders a route from the content to its whole HTML, once, at build time. */
export async function render(context: Context) {
  const pictures = await encodedPictures();
  const route = context.is404 ? NOT_FOUND : context.urlPathname;
  const html = pageHtml(await allContent(), route, context.exports, {
    now: await timeOfBuild(),
    pictures: pictures?.host ?? null,
    islands: renderIsland,
  });
  if (html === undefined) throw abort(404);
  pictures?.save();
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`;
}

/** In the build, one reading for all pages; in development, files that changed are read again. */
async function allContent(): Promise<ContentIn> {
  // Dynamic, because the client build follows static imports for their styles, into node:fs too.
  const { contentOfBuild, loadContent } = await import('../content/load/loadContent.ts');
  if (!import.meta.env.DEV) return contentOfBuild;
  return (language) => loadContent(process.cwd(), language ? { language } : {});
}

/** What a page shows of the past and the future is decided as what is published: at one time for all. */
const timeOfBuild = async () => (await import('../content/load/publish/clock.ts')).buildTime();

type Pictures = ReturnType<typeof import('./pictures/pictureHost.ts').openPictures>;
let opened: Pictures | undefined;

/** In the build, one knowledge of encoded pictures for all pages; in development none. */
async function encodedPictures(): Promise<Pictures | undefined> {
  if (import.meta.env.DEV) return undefined;
  const { openPictures } = await import('./pictures/pictureHost.ts');
  opened ??= openPictures();
  return opened;
}
