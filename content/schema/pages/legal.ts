import { z } from 'zod';
import { apart } from '../between.ts';
import { CALENDAR_WAYS } from '../bookingProviders.ts';
import { field } from '../cms.ts';
import { action, choice, day, group, headline, line, list, paragraph, seo } from '../fields.ts';
import { FACTS_HELP, withFacts } from '../fillIn.ts';

const text = (label: string) => withFacts(paragraph(label, { min: 2, max: 900, help: FACTS_HELP }));

const titlesApart = apart<{ title?: unknown }>(
  ({ title }, index) => [{ value: title, path: [index, 'title'] }],
  { rule: 'is the title of another section', fix: 'Give one of the two another title.' },
);

/** A page of plain terms: what it holds, numbered, to be read, cited and printed. */
export const legal = z.strictObject({
  sample: field(z.boolean(), {
    label: 'Sample text',
    help: 'Clear it once the text is the one that your lawyers stand for; until then content:launch names it.',
  }).optional(),
  seo: seo(),
  label: line('Small label', { max: 40 }),
  headline: headline(),
  lead: paragraph('Lead', { min: 60, max: 280 }),
  since: group('In force', {
    label: line('Words before the day', { max: 30 }),
    day: day('First day'),
  }),
  contents: line('Heading of the contents', { max: 30 }),
  sections: list('Sections', [1, 24], {
    title: line('Title', { max: 60, isTitle: true }),
    note: withFacts(
      line('In one line', { max: 140, help: `Stands beside the section. ${FACTS_HELP}` }),
    ).optional(),
    paragraphs: list(
      'Paragraphs',
      [1, 12],
      {
        text: text('Paragraph'),
        calendar: choice('Only where the calendar is', CALENDAR_WAYS, {
          help: 'near: it loads as it comes near the screen. asked: it loads after a click. link: it is a link only. Empty: always shown.',
        }).optional(),
      },
      { itemTitle: 'text' },
    ),
    points: list('Points', [1, 16], { text: text('Point') }, { itemTitle: 'text' }).optional(),
    link: action('Link under it').optional(),
  }).check(titlesApart),
});
export type Legal = z.infer<typeof legal>;
