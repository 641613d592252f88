import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import type { PageContextBuiltIn } from 'vite-plugin-ssr/types';
import '../components/ui/styles.css';
import { Document } from './Document.tsx';
import type { PageModule, Seo } from './PageModule.ts';

type Context = PageContextBuiltIn & { exports: PageModule<{ seo: Seo }>; is404?: boolean };

/** Renders a route from the content to its whole HTML, once, at build time. */
export async function render(context: Context) {
  // Dynamic, because the client build follows static imports for their styles, into node:fs too.
  const { loadContent } = await import('../content/load/loadContent.ts');
  const pictures = await encodedPictures();
  const content = loadContent();
  const { Page, select } = context.exports;
  const route = context.is404 ? '/404' : context.urlPathname;
  const props = select(content);
  const html = renderToStaticMarkup(
    <Document content={content} route={route} seo={props.seo} pictures={pictures?.host ?? null}>
      <Page {...props} />
    </Document>,
  );
  pictures?.save();
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(html)}`;
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
