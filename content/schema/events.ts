import { z } from 'zod';
import { between } from './between.ts';
import { field } from './cms.ts';
import { alt, day, focus, image, line, list, url } from './fields.ts';
import { publishable } from './publication.ts';

interface Days {
  date?: unknown;
  until?: unknown;
  dates?: unknown;
}

const daysInOrder = between<Days>('until', ({ date, until }) => !until || `${date}` <= `${until}`, {
  rule: 'is before the first day',
  fix: 'Swap the two days, or clear the last one.',
});

const datesNameTheYear = between<Days>(
  'dates',
  ({ date, dates }) => !dates || `${dates}`.includes(`${date ?? ''}`.slice(0, 4)),
  {
    rule: 'does not name the year of the first day',
    fix: 'Write the year into it, or fix the first day.',
  },
);

const wordsHaveALink = between<{ link?: unknown; linkLabel?: unknown }>(
  'linkLabel',
  ({ link, linkLabel }) => !linkLabel || Boolean(link),
  {
    rule: 'has no link to stand on',
    fix: 'Fill in the site of the event, or clear the words.',
  },
);

/** Specification 3, Event: a paragraph (the body of the MDX file) and 2 to 4 images. */
export const event = publishable({
  title: line('Title', { max: 70, isTitle: true }),
  dates: line('Dates, as shown', { max: 40, help: 'Such as 14–15 February 2025.' }),
  date: day('First day', { help: 'Orders the timeline, newest first.' }),
  until: day('Last day').optional(),
  place: line('Place', { max: 60 }),
  link: url('Site of the event').optional(),
  linkLabel: line('Words on the link', { max: 40 }).optional(),
  images: list(
    'Pictures',
    [2, 4],
    {
      src: image('Picture', 'events', { fit: { ratio: '3:2', width: 1280 } }),
      alt: alt(),
      focus: focus(),
    },
    { itemTitle: 'alt' },
  ),
  body: field(z.string().min(80).max(900), {
    label: 'What happened',
    help: 'A paragraph or two. Bold, italic and links.',
    widget: 'markdown',
  }),
}).check(daysInOrder, datesNameTheYear, wordsHaveALink);
export type Event = z.infer<typeof event>;
