import type { ReactNode } from 'react';
import { Layout } from '../components/layout/Layout.tsx';
import { Language } from '../components/ui/Language.tsx';
import { type PictureHost, PictureHostContext } from '../components/ui/Picture.tsx';
import { type IslandHost, IslandHostContext } from '../components/widgets/island.tsx';
import { articleIn, articlesPage } from '../content/load/publish/articles.ts';
import type { Content, Entry } from '../content/schema/collections.ts';
import { directionOf, type Language as Spoken, scriptOf } from '../content/schema/languages.ts';
import type { Page } from '../content/schema/pages.ts';
import { Head } from './head/Head.tsx';
import { homeIn, type Version } from './languages.ts';
import type { Seo } from './PageModule.ts';

interface DocumentProps {
  content: Content;
  page: Entry<Page>;
  /** The address; further parts of a list lie under the page's own. */
  route: string;
  seo: Seo;
  /** The site's own, or another that it can be read in. */
  language: Spoken;
  /** The page in all languages that have it; empty where there is one alone. */
  versions: readonly Version[];
  /** Absent in development, where the originals are shown. */
  pictures: PictureHost | null;
  /** Writes the widgets that a script brings to life. */
  islands: IslandHost;
  children: ReactNode;
}

/** The HTML document around a page. */
export function Document({
  content,
  page,
  route,
  seo,
  language,
  versions,
  pictures,
  islands,
  children,
}: DocumentProps) {
  const { prefix, locale } = language;
  const home = homeIn(content, language);
  // An article is shown by the record of the page that lists it.
  const listing = (page.sections.some(articleIn) && articlesPage(content.pages)) || page;
  const others = new Intl.Locale(versions[0]?.locale ?? locale).language;
  return (
    <PictureHostContext value={pictures}>
      <Language value={prefix ? { prefix, locale, others, home } : undefined}>
        <html lang={locale} dir={directionOf(locale)} data-script={scriptOf(locale)}>
          <Head content={content} page={page} route={route} seo={seo} versions={versions} />
          <body
            data-theme="light"
            // The editor has the records of the site's own language.
            data-record={import.meta.env.DEV && !prefix ? listing.file : undefined}
          >
            <IslandHostContext value={islands}>
              <Layout
                site={content.site}
                brand={content.brand}
                route={page.path}
                elsewhere={versions.filter((version) => version.locale !== locale)}
              >
                {children}
              </Layout>
            </IslandHostContext>
          </body>
        </html>
      </Language>
    </PictureHostContext>
  );
}
