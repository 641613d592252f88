import type { ReactElement } from 'react';
import { CandidatesFigure } from '../../../components/sections/figures/CandidatesFigure.tsx';
import { FanFigure } from '../../../components/sections/figures/FanFigure.tsx';
import { simulateFan } from '../../../components/sections/figures/fan.ts';
import { HedgeFigure } from '../../../components/sections/figures/HedgeFigure.tsx';
import { TradingDay } from '../../../components/sections/TradingDay.tsx';
import { Language } from '../../../components/ui/Language.tsx';
import type { Site } from '../../../content/schema/site.ts';
import site from '../../../content/site/site.json' with { type: 'json' };

const { fan, hedge, candidates } = site.figures as Site['figures'];

const german = (name: string, view: ReactElement) =>
  [
    name,
    <Language key={name} value={{ prefix: 'de', locale: 'de-DE', others: 'en', home: '/de' }}>
      {view}
    </Language>,
  ] as const;

/** Drawings with numbers, on a page in German. */
export const views = [
  german('fan', <FanFigure fan={simulateFan()} words={fan} />),
  german('hedge', <HedgeFigure words={hedge} />),
  german('candidates', <CandidatesFigure words={candidates} />),
  german(
    'trading day',
    <TradingDay id="day" section={{ _template: 'tradingDay', high: 'high' } as never} />,
  ),
];
