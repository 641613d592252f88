import { z } from 'zod';
import type { Parsed } from '../load/text/parseProse.ts';
import { between, type Given } from './between.ts';
import { field } from './cms.ts';

import { alt, day, focus, image, line, list, prose, timeOfDay, url } from './fields.ts';
import { CLOCK } from './locale.ts';
import { namesYear } from './namesYear.ts';
import { publishable } from './publication.ts';

type Days = Given<'date' | 'until' | 'dates' | 'starts' | 'ends'>;

const daysInOrder = between<Days>('until', ({ date, until }) => !until || `${date}` <= `${until}`, {
  rule: 'is before the first day',
  fix: 'Swap the two days, or clear the last one.',
});

const datesNameTheYear = between<Days>(
  'dates',
  ({ date, dates }) =>
    !dates || Number.isNaN(Date.parse(`${date}`)) || namesYear(`${dates}`, `${date}`),
  {
    rule: 'does not name the year of the first day',
    fix: 'Write the year into it, or fix the first day.',
  },
);

const timesComeInPairs = between<Days>(
  'starts',
  ({ starts, ends }) => Boolean(starts) === Boolean(ends),
  {
    rule: 'and “Ends at” only go together',
    fix: 'Write both, so that calendars know how long it takes, or clear both.',
  },
);

const timesInOrder = between<Days>(
  'ends',
  ({ date, until, starts, ends }) =>
    !starts || !ends || (until ?? date) !== date || `${starts}` < `${ends}`,
  {
    rule: 'is not after the time that it starts at',
    fix: 'Swap the two, or fill in the last day of an event that goes past midnight.',
  },
);

const wordsHaveALink = between<Given<'link' | 'linkLabel'>>(
  'linkLabel',
  ({ link, linkLabel }) => !linkLabel || Boolean(link),
  {
    rule: 'is there without a link',
    fix: 'Fill in the site of the event, or clear the text.',
  },
);

/**
 * Specification 3, Event: a paragraph (the body of the MDX file) and images; the sample's have 2 to 4 each
 * (tests/unit/sample).
 */
export const event = publishable({
  title: line('Title', { best: 70, max: 120, isTitle: true }),
  dates: line('Dates, as shown', { max: 40, help: 'Such as 14–15 February 2025.' }),
  date: day('First day', {
    help: 'Orders the page. Until it is over, the event is among the upcoming ones.',
  }),
  until: day('Last day').optional(),
  starts: timeOfDay('Starts at', `On the first day, ${CLOCK}, as 18:30.`).optional(),
  ends: timeOfDay('Ends at', `On the last day, ${CLOCK}, as 20:30.`).optional(),
  cancelled: field(z.boolean(), {
    label: 'Cancelled',
    help: 'The page, calendars and search engines say so. The event stays on the page.',
  }).optional(),
  place: line('Place', { best: 60, max: 120 }).optional(),
  register: url('Where to register', {
    help: 'Shown until the event is over.',
  }).optional(),
  link: url('Site of the event').optional(),
  linkLabel: line('Link text', { max: 40 }).optional(),
  images: list(
    'Pictures',
    [0, 12],
    {
      src: image('Picture', 'events', { fit: { ratio: '3:2', width: 1280 } }),
      alt: alt(),
      focus: focus(),
    },
    { itemTitle: 'alt', help: 'Shown once the event is over; two to four look best.' },
  ).optional(),
  body: prose('Description', {
    best: 900,
    max: 4_000,
    help: 'A paragraph or two: what will happen, and later what happened. Also subheadings, lists, quotations, bold, italic, code and links.',
  }),
}).check(daysInOrder, datesNameTheYear, timesComeInPairs, timesInOrder, wordsHaveALink);
export type Event = Parsed<z.infer<typeof event>>;
