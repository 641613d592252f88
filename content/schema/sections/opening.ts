import { z } from 'zod';
import { field } from '../cms.ts';
import { isDescribed } from '../describedPicture.ts';
import {
  action,
  choice,
  figureCaption,
  headline,
  line,
  list,
  paragraph,
  statistic,
} from '../fields.ts';
import { PAGE_FIGURES } from '../figures.ts';
import { pictureInstead } from '../pictureInstead.ts';
import { section } from '../section.ts';
import { subscriptions } from '../subscriptions.ts';

/** The usual opening of a page: label, headline, lead, buttons, and a figure or numbers next to them. */
export const opening = section(
  'opening',
  'Opening',
  {
    label: line('Small label', { max: 40 }),
    headline: headline('Headline', {}, { isTitle: true }),
    note: line('Note', {
      max: 120,
      help: 'Seen at once, whatever the height of the window.',
    }).optional(),
    lead: paragraph('Lead', { max: 280 }).optional(),
    showContents: field(z.boolean(), {
      label: 'Contents',
      help: 'Lists the courses’ sections of this page, with the number of courses in each.',
    }).optional(),
    actions: list('Buttons', [0, 3], action('Button')).optional(),
    subscribe: subscriptions().optional(),
    statistics: list('Numbers beside the words', [1, 6], statistic).optional(),
    figure: choice('Figure', PAGE_FIGURES, {
      help: 'Touchstone: three lines drawn over a dark stone. Hedge: errors of a hedge that is set more seldom. Calendar: every event, a row a year. Minutes: the newest talks as bars. Candidates: four hundred scores, the best in colour.',
    }).optional(),
    ...pictureInstead({ ratio: '4:3', width: 1440 }),
    caption: figureCaption().optional(),
  },
  isDescribed('picture'),
);
