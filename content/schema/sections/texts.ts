import { z } from 'zod';
import { type Given, unique } from '../between.ts';
import { FACTS_HELP, withFacts } from '../blanks.ts';
import { CALENDAR_WAYS } from '../bookingProviders.ts';
import { field } from '../cms.ts';
import {
  action,
  choice,
  day,
  group,
  heading,
  headline,
  image,
  line,
  list,
  paragraph,
  prose,
} from '../fields.ts';
import { section } from '../section.ts';

/** The mission in large type, and the origin of the name. */
export const mission = section('mission', 'Mission', {
  label: line('Small label', { max: 40, isTitle: true }),
  text: paragraph('Mission', { max: 420 }),
  more: paragraph('More', { max: 520 }),
});

/** The technology partner: a logo and one line. */
export const partner = section('partner', 'Tech partner', {
  label: line('Words beside the logo', { max: 60 }),
  name: line('Name', { max: 40 }),
  path: image('Logo', 'logos'),
  text: line('Line', { max: 140 }),
});

/** Two statements, one larger than the other, such as mission and vision. */
export const statements = section('statements', 'Two statements', {
  louder: group('The louder one', {
    label: line('Small label', { max: 24, isTitle: true }),
    text: headline('Text', { roman: 160, italic: 120 }),
  }),
  quieter: group('The quieter one', {
    label: line('Small label', { max: 24, isTitle: true }),
    text: paragraph('Text', { max: 260 }),
  }),
});

const words = (label: string) => withFacts(paragraph(label, { max: 900, help: FACTS_HELP }));

const titlesApart = unique<Given<'title'>>(
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
      line('In one line', { max: 140, help: `Shown next to the section. ${FACTS_HELP}` }),
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

/** A text under a heading: paragraphs, subheadings, lists and quotations. */
export const text = section('text', 'Text', {
  heading: heading('Heading'),
  body: prose('Text', {
    max: 9_000,
    help: 'Paragraphs, subheadings, lists, quotations, bold, italic, code and links.',
  }),
  action: action('Link under it').optional(),
});
