import type { ReactNode } from 'react';
import type { Brand } from '../../content/schema/brand.ts';
import { localeOf } from '../../content/schema/locale.ts';
import type { Site } from '../../content/schema/site.ts';
import { NumberedFigures } from '../ui/FigureCaption.tsx';
import { Numbers, useLocale } from '../ui/Language.tsx';
import { numbersIn } from '../ui/numberText.ts';
import { Words } from '../ui/Words.tsx';
import { type Elsewhere, Footer } from './Footer.tsx';
import { NavBar } from './NavBar.tsx';

interface LayoutProps {
  site: Site;
  brand: Brand;
  /** The route of the page, e.g. `/talks`. */
  route: string;
  /** The page in other languages. */
  elsewhere?: readonly Elsewhere[];
  children: ReactNode;
}

/** The shell that every route shares: skip link, sticky bar, content, footer (specification 2). */
export function Layout({ site, brand, route, elsewhere, children }: LayoutProps) {
  const locale = useLocale() ?? localeOf(brand);
  return (
    <Words value={site.words}>
      <a
        href="#content"
        className="target sr-only z-50 bg-ink px-5 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
      >
        {site.words.skip}
      </a>
      <NavBar site={site} brand={brand} route={route} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Numbers value={numbersIn(locale)}>
          <NumberedFigures>{children}</NumberedFigures>
        </Numbers>
      </main>
      <Footer site={site} brand={brand} elsewhere={elsewhere} />
    </Words>
  );
}
