import type { ReactNode } from 'react';
import { Layout } from '../components/layout/Layout.tsx';
import { type PictureHost, PictureHostContext } from '../components/ui/Picture.tsx';
import { IslandHostContext } from '../components/widgets/island.tsx';
import type { Content } from '../content/schema/collections.ts';
import { LOCALE } from '../content/schema/place.ts';
import { Head } from './head/Head.tsx';
import { routeOf } from './head/routeOf.ts';
import { renderIsland } from './islands/renderIsland.tsx';
import type { Seo } from './PageModule.ts';

interface DocumentProps {
  content: Content;
  /** The address; a page of a long list lies under its route. */
  route: string;
  seo: Seo;
  /** Absent in development, where the originals are shown. */
  pictures: PictureHost | null;
  children: ReactNode;
}

/** The HTML document around a page. */
export function Document({ content, route, seo, pictures, children }: DocumentProps) {
  return (
    <PictureHostContext value={pictures}>
      <html lang={LOCALE}>
        <Head content={content} route={route} seo={seo} />
        <body data-theme="light">
          <IslandHostContext value={renderIsland}>
            <Layout site={content.site} brand={content.brand} route={routeOf(route)}>
              {children}
            </Layout>
          </IslandHostContext>
        </body>
      </html>
    </PictureHostContext>
  );
}
