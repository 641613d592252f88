import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from '../components/layout/Layout.tsx';
import { Language } from '../components/ui/Language.tsx';
import { type PictureHost, PictureHostContext } from '../components/ui/Picture.tsx';
import { type IslandHost, IslandHostContext } from '../components/widgets/island.tsx';
import { untranslatedIn } from '../content/load/untranslatedTexts.ts';
import { directionOf, scriptOf } from '../content/schema/languages.ts';
import { Head } from './head/Head.tsx';
import { type ContentIn, homeIn, localisedAt } from './languages.ts';
import { markLanguage } from './markLanguage.ts';
import type { PageModule, Selected } from './PageModule.ts';

interface RenderOptions {
  /** The time of the build. */
  now: number;
  /** Null if the originals are shown. */
  pictures: PictureHost | null;
  /** Renders the islands. */
  islands: IslandHost;
}

/**
 * The HTML document of an address, without its doctype.
 * @returns undefined if the site has no such page
 */
export function pageHtml<Props extends Selected>(
  contentIn: ContentIn,
  route: string,
  { Page, select }: PageModule<Props>,
  { now, pictures, islands }: RenderOptions,
): string | undefined {
  const { language, content: spoken, versions } = localisedAt(contentIn, route);
  const props = select(spoken, route, now);
  if (!props) return undefined;
  const { page, seo, described: content } = props;
  const { prefix, locale } = language;
  const own = versions[0]?.locale ?? locale;
  const others = new Intl.Locale(own).language;
  const home = homeIn(content, language);
  const html = renderToStaticMarkup(
    <PictureHostContext value={pictures}>
      <Language value={prefix ? { prefix, locale, others, home } : undefined}>
        <html lang={locale} dir={directionOf(locale)} data-script={scriptOf(locale)}>
          <Head content={content} page={page} route={route} seo={seo} versions={versions} />
          <body data-theme="light">
            <IslandHostContext value={islands}>
              <Layout
                site={content.site}
                brand={content.brand}
                route={page.path}
                elsewhere={versions.filter((version) => version.locale !== locale)}
              >
                <Page {...props} />
              </Layout>
            </IslandHostContext>
          </body>
        </html>
      </Language>
    </PictureHostContext>,
  );
  const [dir, ownDir] = [directionOf(locale), directionOf(own)];
  const marked = dir === ownDir ? undefined : (ownDir ?? 'ltr');
  return markLanguage(html, untranslatedIn(spoken), own, marked);
}
