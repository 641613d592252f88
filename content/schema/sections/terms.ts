import { z } from 'zod';
import { apart } from '../between.ts';
import { CALENDAR_WAYS } from '../bookingProviders.ts';
import { field } from '../cms.ts';
import { action, choice, day, group, headline, line, list, paragraph } from '../fields.ts';
import { FACTS_HELP, withFacts } from '../fillIn.ts';
import { section } from '../section.ts';

const words = (label: string) => withFacts(paragraph(label, { max: 900, help: FACTS_HELP }));

const titlesApart = apart<{ title?: unknown }>(
  ({ title }, index) => [{ value: title, path: [index, 'title'] }],
  { rule: 'is the title of another section', fix: 'Give one of the two another title.' },
);

/** Terms in numbered parts. */
export const terms = section('terms', 'Terms', {
  sample: field(z.boolean(), {
    label: 'Sample text',
    help: 'Clear it when your lawyers have approved the text; until then content:launch names it.',
  }).optional(),
  label: line('Small label', { max: 40 }),
  headline: headline('Headline', {}, { isTitle: true }),
  lead: paragraph('Lead', { max: 280 }),
  since: group('In force', {
    label: line('Words before the day', { max: 30 }),
    day: day('First day'),
  }),
  contents: line('Heading of the contents', { max: 30 }),
  parts: list('Parts', [1, 24], {
    title: line('Title', { max: 60, isTitle: true }),
    note: withFacts(
      line('In one line', { max: 140, help: `Is next to the section. ${FACTS_HELP}` }),
    ).optional(),
    paragraphs: list(
      'Paragraphs',
      [1, 12],
      {
        text: words('Paragraph'),
        calendar: choice('Only where the calendar is', CALENDAR_WAYS, {
          help: 'near: it loads as it comes near the screen. asked: it loads after a click. link: it is a link only. Empty: always shown.',
        }).optional(),
      },
      { itemTitle: 'text' },
    ),
    points: list('Points', [1, 16], { text: words('Point') }, { itemTitle: 'text' }).optional(),
    link: action('Link under it').optional(),
  }).check(titlesApart),
});
