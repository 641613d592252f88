import { renderToStaticMarkup } from 'react-dom/server';
import type { PictureHost } from '../components/ui/Picture.tsx';
import type { IslandHost } from '../components/widgets/island.tsx';
import { untoldIn } from '../content/load/untold.ts';
import { directionOf } from '../content/schema/languages.ts';
import { Document } from './Document.tsx';
import { type ContentIn, spokenAt } from './languages.ts';
import { markLanguage } from './markLanguage.ts';
import type { PageModule, Selected } from './PageModule.ts';

interface Surroundings {
  /** The time of the build. */
  now: number;
  /** Absent where the originals are shown. */
  pictures: PictureHost | null;
  islands: IslandHost;
}

/**
 * The HTML document of an address, without its doctype.
 * @returns undefined where the site has no such page
 */
export function pageHtml<Props extends Selected>(
  contentIn: ContentIn,
  route: string,
  { Page, select }: PageModule<Props>,
  { now, pictures, islands }: Surroundings,
): string | undefined {
  const { language, content, versions } = spokenAt(contentIn, route);
  const props = select(content, route, now);
  if (!props) return undefined;
  const html = renderToStaticMarkup(
    <Document
      content={props.described}
      page={props.page}
      route={route}
      seo={props.seo}
      language={language}
      versions={versions}
      pictures={pictures}
      islands={islands}
    >
      <Page {...props} />
    </Document>,
  );
  const own = versions[0]?.locale ?? language.locale;
  const [dir, ownDir] = [directionOf(language.locale), directionOf(own)];
  return markLanguage(
    html,
    untoldIn(content),
    versions[0]?.locale ?? '',
    dir === ownDir ? undefined : (ownDir ?? 'ltr'),
  );
}
