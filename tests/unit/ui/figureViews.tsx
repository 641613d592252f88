import type { ReactElement, ReactNode } from 'react';
import { Layout } from '../../../components/layout/Layout.tsx';
import { CandidatesFigure } from '../../../components/sections/figures/CandidatesFigure.tsx';
import { FanFigure } from '../../../components/sections/figures/FanFigure.tsx';
import { simulateFan } from '../../../components/sections/figures/fan.ts';
import { HedgeFigure } from '../../../components/sections/figures/HedgeFigure.tsx';
import { TradingDay } from '../../../components/sections/TradingDay.tsx';
import { Language } from '../../../components/ui/Language.tsx';
import { IslandHostContext } from '../../../components/widgets/island.tsx';
import type { Site } from '../../../content/schema/site.ts';
import site from '../../../content/site/site.json' with { type: 'json' };
import { renderStillIsland } from '../../../renderer/islands/renderIsland.tsx';
import { content } from '../content/miniatureSite.ts';

const { words, figures } = site as unknown as Site;
const { fan, hedge, candidates } = figures;

/** The layout of a page in a language, with its islands as in the site's HTML. */
export const Speaking = ({ locale, children }: { locale: string; children: ReactNode }) => (
  <Language value={{ prefix: 'xx', locale, others: 'en', home: '/xx' }}>
    <IslandHostContext value={renderStillIsland}>
      <Layout site={{ ...content.site, words }} brand={content.brand} route="/">
        {children}
      </Layout>
    </IslandHostContext>
  </Language>
);

const german = (name: string, view: ReactElement) =>
  [
    name,
    <Speaking key={name} locale="de-DE">
      {view}
    </Speaking>,
  ] as const;

/** Charts with numbers, on a page in German. */
export const views = [
  german('fan', <FanFigure fan={simulateFan()} words={fan} />),
  german('hedge', <HedgeFigure words={hedge} />),
  german('candidates', <CandidatesFigure words={candidates} />),
  german(
    'trading day',
    <TradingDay id="day" section={{ _template: 'tradingDay', high: 'high' } as never} />,
  ),
];
