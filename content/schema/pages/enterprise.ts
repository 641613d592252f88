import { z } from 'zod';
import { action, group, heading, image, line, list, opening, paragraph, seo } from '../fields.ts';

/** Specification 2, Enterprise: what the page shows in number. */
export const FEATURE_CHIPS = 5;
export const USE_CASES = 3;
export const BENEFITS = 4;

/** A claimed marketing figure (specification 9) with the words around it. */
const claim = () =>
  z.strictObject({
    before: line('Before the figure', { max: 30 }).optional(),
    figure: line('Figure', { max: 16, isTitle: true }),
    after: line('After the figure', { max: 60 }),
  });

export const enterprise = z.strictObject({
  seo: seo(),
  hero: opening({
    chips: list(
      'Feature chips',
      z.strictObject({ label: line('Words', { max: 40, isTitle: true }) }),
      FEATURE_CHIPS,
      {
        itemTitle: 'label',
      },
    ),
    action: action('Button'),
  }),
  useCases: group('Use cases', {
    heading: heading('Heading'),
    cards: list(
      'Cards',
      z.strictObject({
        title: line('Who', { max: 50, isTitle: true }),
        text: paragraph('Text', { min: 60, max: 320 }),
        claims: list('Figures', claim(), [1, 3], { itemTitle: 'figure' }),
      }),
      USE_CASES,
      { itemTitle: 'title' },
    ),
  }),
  benefits: group('Benefits', {
    heading: heading('Heading'),
    cards: list(
      'Cards',
      z.strictObject({
        title: line('Title', { max: 40, isTitle: true }),
        text: paragraph('Text', { min: 60, max: 260 }),
      }),
      BENEFITS,
      { itemTitle: 'title' },
    ),
  }),
  offerings: group('Key offerings', {
    heading: heading('Heading'),
    cards: list(
      'Cards',
      z.strictObject({
        title: line('Title', { max: 40, isTitle: true }),
        text: paragraph('Text', { min: 60, max: 280 }),
        icon: image('Icon', 'icons'),
      }),
      [3, 6],
      { itemTitle: 'title' },
    ),
    suite: group('Product suite', {
      title: line('Name', { max: 40, isTitle: true }),
      text: paragraph('Text', { min: 60, max: 280 }),
      products: list(
        'Products',
        z.strictObject({
          name: line('Name', { max: 30, isTitle: true }),
          text: paragraph('Text', { min: 40, max: 220 }),
          icon: image('Icon', 'icons'),
        }),
        3,
        { itemTitle: 'name' },
      ),
    }),
  }),
  partner: group('Tech partner', {
    label: line('Words beside the logo', { max: 60 }),
    name: line('Name', { max: 40, isTitle: true }),
    path: image('Logo', 'logos'),
    text: line('Line', { max: 140 }),
  }),
  demo: group('Request a demo', {
    heading: heading('Heading'),
    lead: paragraph('Lead', { min: 40, max: 240 }),
    points: list(
      'What happens next',
      z.strictObject({ text: line('Line', { max: 120, isTitle: true }) }),
      [2, 4],
      {
        itemTitle: 'text',
      },
    ),
  }),
});
export type Enterprise = z.infer<typeof enterprise>;
