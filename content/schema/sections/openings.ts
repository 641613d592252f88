import { z } from 'zod';
import { field } from '../cms.ts';
import { isDescribed, pictureInstead } from '../describedPicture.ts';
import {
  action,
  choice,
  figureCaption,
  headline,
  image,
  line,
  list,
  paragraph,
  statistic,
  subscriptions,
} from '../fields.ts';
import { section } from '../section.ts';

// The start and the end of a page, and links to others.

/** The opening of the home page: headline, buttons, and a chart that extends beyond the edge. */
export const hero = section(
  'hero',
  'Opening with the fan',
  {
    running: list('Running head', [1, 3], { text: line('Words', { max: 50, isTitle: true }) }),
    headline: headline('Headline', { roman: 32, italic: 32 }, { isTitle: true }),
    lead: paragraph('Lead', { max: 220 }),
    actions: list('Buttons', [1, 3], action('Button')),
    ...pictureInstead({ ratio: '3:2', width: 1920 }),
    caption: paragraph('Caption of the figure', { max: 240 }),
  },
  isDescribed('picture'),
);

/** The charts for the opening of a page; components/sections/Opening.tsx shows them. */
const PAGE_FIGURES = ['touchstone', 'hedge', 'calendar', 'minutes', 'candidates'] as const;

/** The usual opening of a page: label, headline, lead, buttons, and a chart or numbers next to them. */
export const opening = section(
  'opening',
  'Opening',
  {
    label: line('Small label', { max: 40 }),
    headline: headline('Headline', {}, { isTitle: true }),
    note: line('Note', {
      max: 120,
      help: 'Visible at once, whatever the height of the window.',
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
      help: 'Touchstone: three lines drawn over a dark stone. Hedge: errors of a hedge that is adjusted less and less often. Calendar: every event, a row a year. Minutes: the newest talks as bars. Candidates: four hundred scores, the best in colour.',
    }).optional(),
    ...pictureInstead({ ratio: '4:3', width: 1440 }),
    caption: figureCaption().optional(),
  },
  isDescribed('picture'),
);

/** The graphics next to feature chips. */
const CHIP_DRAWINGS = ['decoding', 'netting', 'routing', 'replicas', 'source'] as const;

/** The opening of the enterprise page: the headline, and an open box of features. */
export const box = section('box', 'Opening with illustration', {
  label: line('Small label', { max: 40 }),
  headline: headline('Headline', {}, { isTitle: true }),
  lead: paragraph('Lead', { max: 280 }),
  chips: list('Feature chips', [1, 12], {
    label: line('Words', { max: 40, isTitle: true }),
    drawing: choice('Drawing', CHIP_DRAWINGS, {
      help: 'Decoding: a sentence becoming code. Netting: many orders, one left. Routing: every market to every broker. Replicas: one result on three machines. Source: code with its tests.',
    }),
  }),
  action: action('Button'),
});

/** The page for unknown addresses: an explanation, and links. */
export const notFound = section('notFound', 'Page not found', {
  label: line('Small label', { max: 40 }),
  headline: headline('Headline', {}, { isTitle: true }),
  text: paragraph('Text', { max: 240 }),
  links: list('Links', [2, 5], action('Link')),
  caption: line('Caption of the figure', { max: 120 }),
});

/** A card with a graphic and a link to another page: About Us on the home page. */
export const callout = section('callout', 'Call-out card', {
  label: line('Small label', { max: 24 }),
  headline: headline('Headline', {}, { isTitle: true }),
  text: paragraph('Text', { max: 420 }),
  action: action('Link'),
  drawing: image('Drawing', 'figures'),
  caption: line('Caption of the drawing', { max: 60 }),
});

/** One line and one link, such as to the market making game. */
export const prompt = section('prompt', 'Link banner', {
  label: line('Small label', { max: 24 }),
  text: line('Line', { max: 90 }),
  action: action('Link'),
});

/** The end of a page: one sentence and one link. */
export const closing = section('closing', 'Closing', {
  headline: headline('Headline', {}, { isTitle: true }),
  text: paragraph('Text', { max: 240 }),
  action: action('Button'),
});
