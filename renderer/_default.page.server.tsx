import { renderToStaticMarkup } from 'react-dom/server';
import { render as abort } from 'vite-plugin-ssr/abort';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import type { PageContextBuiltIn } from 'vite-plugin-ssr/types';
import '../components/ui/styles.css';
import { untoldIn } from '../content/load/untold.ts';
import { directionOf } from '../content/schema/languages.ts';
import { NOT_FOUND } from '../content/schema/pages.ts';
import { Document } from './Document.tsx';
import { type ContentIn, spokenAt } from './languages.ts';
import { markLanguage } from './markLanguage.ts';
import type { PageModule, Selected } from './PageModule.ts';

type Context = PageContextBuiltIn & {
  exports: PageModule<Selected>;
  is404?: boolean;
};

/** Renders a route from the content to its whole HTML, once, at build time. */
export async function render(context: Context) {
  const pictures = await encodedPictures();
  const { Page, select } = context.exports;
  const route = context.is404 ? NOT_FOUND : context.urlPathname;
  const { language, content, versions } = spokenAt(await allContent(), route);
  const props = select(content, route, await timeOfBuild());
  if (!props) throw abort(404);
  const html = renderToStaticMarkup(
    <Document
      content={props.described}
      page={props.page}
      route={route}
      seo={props.seo}
      language={language}
      versions={versions}
      pictures={pictures?.host ?? null}
    >
      <Page {...props} />
    </Document>,
  );
  pictures?.save();
  const own = versions[0]?.locale ?? language.locale;
  const [dir, ownDir] = [directionOf(language.locale), directionOf(own)];
  const marked = markLanguage(
    html,
    untoldIn(content),
    versions[0]?.locale ?? '',
    dir === ownDir ? undefined : (ownDir ?? 'ltr'),
  );
  return escapeInject`<!DOCTYPE html>${dangerouslySkipEscape(marked)}`;
}

/** In the build, one reading for all pages; in development, files that changed are read again. */
async function allContent(): Promise<ContentIn> {
  // Dynamic, because the client build follows static imports for their styles, into node:fs too.
  if (!import.meta.env.DEV)
    return (await import('../content/load/contentOfBuild.ts')).contentOfBuild;
  const { loadContent } = await import('../content/load/loadContent.ts');
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
