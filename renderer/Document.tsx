import type { ReactNode } from 'react';
import { Layout } from '../components/layout/Layout.tsx';
import { type PictureHost, PictureHostContext } from '../components/ui/Picture.tsx';
import { IslandHostContext } from '../components/widgets/island.tsx';
import type { Content, Entry } from '../content/schema/collections.ts';
import type { Page } from '../content/schema/pages.ts';
import { LOCALE } from '../content/schema/place.ts';
import { Head } from './head/Head.tsx';
import { renderIsland } from './islands/renderIsland.tsx';
import type { Seo } from './PageModule.ts';

interface DocumentProps {
  content: Content;
  page: Entry<Page>;
  /** The address; further parts of a list lie under the page's own. */
  route: string;
  seo: Seo;
  /** Absent in development, where the originals are shown. */
  pictures: PictureHost | null;
  children: ReactNode;
}

/** The HTML document around a page. */
export function Document({ content, page, route, seo, pictures, children }: DocumentProps) {
  return (
    <PictureHostContext value={pictures}>
      <html lang={LOCALE}>
        <Head content={content} page={page} route={route} seo={seo} />
        <body data-theme="light" data-record={import.meta.env.DEV ? page.file : undefined}>
          <IslandHostContext value={renderIsland}>
            <Layout site={content.site} brand={content.brand} route={page.path}>
              {children}
            </Layout>
          </IslandHostContext>
        </body>
      </html>
    </PictureHostContext>
  );
}
