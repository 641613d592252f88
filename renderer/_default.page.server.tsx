import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import type { PageContextBuiltIn } from 'vite-plugin-ssr/types';
import '../components/ui/styles.css';
import type { Content } from '../content/schema/collections.ts';
import { NOT_FOUND } from '../content/schema/pages/notFound.ts';
import { Document } from './Document.tsx';
import type { PageModule, Seo } from './PageModule.ts';
import type { RenderedPage } from './RenderedPage.ts';

type Context = PageContextBuiltIn & {
  exports: PageModule<{ seo: Seo }>;
  is404?: boolean;
  _pageId: string;
  /** What the build does with a page; absent in development. */
  take?: (page: RenderedPage) => void;
};

/**
 * Renders a route from the content to its whole HTML, once, at build time. A page of the build goes to
 * who finishes it: vite-plugin-ssr would look through all of it for where to put its style and script,
 * and keep it until the last page is rendered.
 */
export async function render(context: Context) {
  const pictures = await encodedPictures();
  const all = await allContent();
  const { Page, select, partOf } = context.exports;
  const number = Number(context.routeParams?.page ?? 1);
  const props = select(all, number);
  const route = context.is404 ? NOT_FOUND : context.urlPathname;
  const html = renderToStaticMarkup(
    <Document
      content={partOf?.(all, number) ?? all}
      route={route}
      seo={props.seo}
      pictures={pictures?.host ?? null}
    >
      <Page {...props} />
    </Document>,
  );
  pictures?.save();
  const document = `<!DOCTYPE html>${html}`;
  if (!context.take) return escapeInject`${dangerouslySkipEscape(document)}`;
  context.take({ route, id: context._pageId, html: document });
  return escapeInject`<!DOCTYPE html>`;
}

/** In the build, one reading for all pages; in development, files that changed are read anew. */
async function allContent(): Promise<Content> {
  // Dynamic, because the client build follows static imports for their styles, into node:fs too.
  return import.meta.env.DEV
    ? (await import('../content/load/loadContent.ts')).loadContent()
    : (await import('../content/load/contentOfBuild.ts')).contentOfBuild();
}

type Pictures = ReturnType<typeof import('./pictures/pictureHost.ts').openPictures>;
let opened: Pictures | undefined;

/** In the build, one knowledge of encoded pictures for all pages; in development none. */
async function encodedPictures(): Promise<Pictures | undefined> {
  if (import.meta.env.DEV) return undefined;
  const { openPictures } = await import('./pictures/pictureHost.ts');
  opened ??= openPictures();
  return opened;
}
