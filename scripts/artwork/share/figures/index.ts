import type { Content } from '../../../../content/schema/collections.ts';
import type { SharePage } from '../../../../renderer/head/sharePicture.ts';
import type { CardFigure } from '../shareCard.ts';
import { calendar } from './calendar.ts';
import { candidates } from './candidates.ts';
import { clauses } from './clauses.ts';
import { hedges } from './hedges.ts';
import { minutes } from './minutes.ts';
import { netting } from './netting.ts';
import { terrain } from './terrain.ts';
import { touchstone } from './touchstone.ts';
import { trace } from './trace.ts';
import { walk } from './walk.ts';

/** What the picture of each page draws; the words for it are in renderer/head/sharePicture.ts. */
export const shareFigures: Record<SharePage, (content: Content) => CardFigure> = {
  home: trace,
  educationPage: hedges,
  enterprisePage: netting,
  eventsPage: calendar,
  talksPage: minutes,
  teamPage: terrain,
  hiringPage: candidates,
  aboutPage: touchstone,
  privacyPage: ({ privacyPage }) => clauses(privacyPage),
  termsPage: ({ termsPage }) => clauses(termsPage),
  riskPage: ({ riskPage }) => clauses(riskPage),
  notFoundPage: walk,
};
