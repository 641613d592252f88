import { z } from 'zod';
import { apart } from '../between.ts';
import {
  closing,
  figureCaption,
  group,
  line,
  list,
  opening,
  paragraph,
  reference,
  seo,
  whole,
} from '../fields.ts';

interface Section {
  anchor?: unknown;
  courses?: unknown;
}

const anchorsDiffer = apart<Section>(
  ({ anchor }, index) => [{ value: anchor, path: [index, 'anchor'] }],
  { rule: 'is the anchor of another section too', fix: 'Give each section its own word.' },
);

const coursesStandOnce = apart<Section>(
  ({ courses }, index) =>
    (Array.isArray(courses) ? courses : []).map((item, place) => ({
      value: item?.course,
      path: [index, 'courses', place, 'course'],
    })),
  { rule: 'stands in another section already', fix: 'Choose another course.' },
);

export const education = z.strictObject({
  seo: seo(),
  hero: opening({
    caption: figureCaption(),
  }),
  productsTitle: line('Heading of the figures', { max: 60 }),
  products: list('What you get, in figures', [3, 8], {
    name: line('Product', { max: 40, isTitle: true }),
    figure: line('Figure', { max: 16 }),
    unit: line('Unit', { max: 40 }),
    text: line('What it is', { max: 140 }),
    count: whole('Number drawn', {
      min: 1,
      max: 500,
      help: 'The 50 of 50 + 10.',
      number: 'counted',
    }),
    extra: whole('Number drawn after it', {
      min: 1,
      max: 500,
      help: 'The 10 of 50 + 10; in another colour.',
    }).optional(),
  }),
  sections: list('Sections', [1, 12], {
    anchor: line('Anchor', {
      max: 40,
      help: 'The word after # in a link to this section.',
    }).regex(/^[a-z][a-z0-9-]*$/, {
      error: 'is not made of small letters, digits and hyphens',
    }),
    title: line('Title', { max: 50, isTitle: true }),
    label: line('Small label', { max: 40 }),
    lead: paragraph('Lead', { min: 40, max: 240 }),
    courses: list('Courses', [1, 24], {
      course: reference('Course', 'courses', { isTitle: true }),
    }),
  }).check(anchorsDiffer, coursesStandOnce),
  button: line('Words on every course button', {
    max: 24,
    help: 'Where a course has none of its own.',
  }),
  facts: group('Words before the facts of a course', {
    level: line('Level', { max: 20 }),
    length: line('Length', { max: 20 }),
    next: line('Next date', { max: 20 }),
    price: line('Price', { max: 20 }),
    tutor: line('Tutor', { max: 20 }),
  }),
  closing: closing(),
});
export type Education = z.infer<typeof education>;
