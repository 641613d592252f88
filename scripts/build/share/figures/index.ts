import type { Content } from '../../../../content/schema/collections.ts';
import type { ShareFigure } from '../../../../content/schema/figures.ts';
import type { Page } from '../../../../content/schema/pages.ts';
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

/** The drawings of shared links; the words for them are in the site's record. */
export const shareFigures: Record<ShareFigure, (content: Content, page: Page) => CardFigure> = {
  trace,
  hedges,
  netting,
  calendar,
  minutes,
  terrain,
  candidates,
  touchstone,
  clauses: (_content, page) => clauses(page),
  walk,
};
