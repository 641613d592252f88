import type { Content } from '../../../content/schema/collections.ts';
import type { ShareFigure } from '../../../content/schema/figures.ts';
import type { Page } from '../../../content/schema/pages.ts';
import { hedges, terrain, touchstone, trace, walk } from './lineFigures.ts';
import type { CardFigure } from './shareCard.ts';
import { calendar, candidates, clauses, minutes, netting } from './tableFigures.ts';

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
