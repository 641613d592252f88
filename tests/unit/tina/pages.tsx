import { renderToString } from 'react-dom/server';
import { Layout } from '../../../components/layout/Layout.tsx';
import { Sections } from '../../../components/sections/Sections.tsx';
import type { Content } from '../../../content/schema/collections.ts';
import { select } from '../../../pages/page/select.ts';
import { unmarked } from '../../../tina/preview/sourceMarks.ts';
import { content } from './sent.ts';

/** A page of some content, as the preview renders it. */
export function draw({ pages: [page], ...rest }: Content): string {
  if (!page) throw new Error('The preview has no page.');
  const shown = select({ ...rest, pages: [page] }, page.path);
  // Not as one string: comments separate adjacent texts, as in React in a browser.
  return renderToString(
    <Layout site={rest.site} brand={rest.brand} route={unmarked(page.path)}>
      {shown && <Sections {...shown} />}
    </Layout>,
  );
}

/** Every page of the site that has a record: an article's page is made from the article. */
export const pages = content.pages
  .filter(({ file }) => file.startsWith('content/pages/'))
  .map((page) => ({ name: page.slug, page }));
