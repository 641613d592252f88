import { fontFaces } from 'virtual:fonts';
import { useContext } from 'react';
import { Language } from '../../components/ui/Language.tsx';
import { PictureHostContext } from '../../components/ui/Picture.tsx';
import { articleIn } from '../../content/load/publish/articles.ts';
import { FEEDS } from '../../content/load/publish/feeds.ts';
import { hasSection, pageWith } from '../../content/load/publish/pageAt.ts';
import type { Content, Entry } from '../../content/schema/collections.ts';
import { NOT_FOUND, type Page } from '../../content/schema/pages.ts';
import type { Version } from '../languages.ts';
import type { Seo } from '../PageModule.ts';
import { FONTS_STYLE } from './fonts.script.ts';
import { jsonLd } from './jsonLd.ts';
import { LanguageStyle } from './LanguageStyle.tsx';
import { sharePicture } from './sharePicture.ts';

const RSS = 'application/rss+xml';

/** The type of section that shows the records of each feed. */
const OFFERS = [
  { section: 'talkList', href: FEEDS.talks, type: RSS },
  { section: 'timeline', href: FEEDS.events, type: RSS },
  { section: 'articleList', href: FEEDS.articles, type: RSS },
  { section: 'timeline', href: FEEDS.calendar, type: 'text/calendar' },
] as const;

/** Links to the feeds of a page's records; the home page lists all feeds. */
function Alternates({ content, page }: { content: Content; page: Page }) {
  return OFFERS.filter(
    ({ section, type }) => hasSection(page, section) || (page.path === '/' && type === RSS),
  ).map(({ section, href, type }) => {
    const shows = pageWith(content.pages, section);
    // A feed whose records are on no page is not linked.
    if (!shows) return null;
    const title = `${shows.name} · ${content.brand.name}`;
    return <link key={href} rel="alternate" type={type} title={title} href={href} />;
  });
}

interface VersionsProps {
  versions: readonly Version[];
  /** The address of the site. */
  origin: string;
}

/** Links to a page in each of its languages; the default is the site's own. */
function Versions({ versions, origin }: VersionsProps) {
  const [own] = versions;
  if (!own || versions.length === 1) return null;
  const all = [...versions.map(({ locale, path }) => [locale, path]), ['x-default', own.path]];
  return all.map(([language, path]) => (
    <link
      key={language}
      rel="alternate"
      hrefLang={language}
      href={new URL(`${path}`, origin).href}
    />
  ));
}

interface HeadProps {
  content: Content;
  page: Entry<Page>;
  route: string;
  seo: Seo;
  /** The page in all its languages; empty if there is only one. */
  versions: readonly Version[];
}

/** A language in Open Graph's format: `pt_BR`. */
const ogLocale = (locale: string) => locale.replace('-', '_');

/** `<` would end a script element; JSON can escape it. */
const embed = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The metadata of a page for search engines, link previews and browsers. */
export function Head({ content, page, route, seo, versions }: HeadProps) {
  const { brand } = content;
  const { locale } = brand.place;
  const language = useContext(Language);
  const pictures = useContext(PictureHostContext);
  const isFound = route !== NOT_FOUND;
  const canonicalRoute = seo.canonical ?? route;
  const canonical = new URL(canonicalRoute, brand.url).href;
  const share = sharePicture(page, seo.title, content.site.figures);
  const shareAddress = new URL(share.path, brand.url).href;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* The build writes the page's style and script after it; the script then applies it (fonts.script.ts). */}
      <style
        id={FONTS_STYLE}
        media="(scripting: none)"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, whose quotation marks stay
        dangerouslySetInnerHTML={{ __html: fontFaces }}
      />
      <LanguageStyle locale={language?.locale ?? locale} />
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {isFound ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="theme-color" content={brand.colours.paper} />
      {/* No SVG: a browser renders one as a document of its own, on this page's main thread. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <Alternates content={content} page={page} />
      {/* Search engines that index another page instead read the languages there. */}
      {!seo.canonical && <Versions versions={versions} origin={brand.url} />}
      <meta property="og:type" content={page.sections.some(articleIn) ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={ogLocale(locale)} />
      {versions
        .filter((version) => version.locale !== locale)
        .map((version) => (
          <meta
            key={version.locale}
            property="og:locale:alternate"
            content={ogLocale(version.locale)}
          />
        ))}
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      {isFound && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={shareAddress} />
      <meta property="og:image:width" content={String(share.width)} />
      <meta property="og:image:height" content={String(share.height)} />
      <meta property="og:image:alt" content={share.alt} />
      {/* All other values come from the Open Graph properties. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={share.alt} />
      {isFound && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own records, `<` escaped
          dangerouslySetInnerHTML={{
            __html: embed(
              jsonLd(
                content,
                page,
                canonicalRoute,
                seo,
                (src) => pictures?.({ src })?.src ?? src,
                language?.home,
              ),
            ),
          }}
        />
      )}
    </head>
  );
}
