import { z } from 'zod';
import {
  action,
  closing,
  group,
  heading,
  line,
  list,
  opening,
  paragraph,
  reference,
  seo,
} from '../fields.ts';

const entry = (textMax: number) =>
  z.strictObject({
    title: line('Title', { max: 60, isTitle: true }),
    text: paragraph('Text', { min: 30, max: textMax }),
  });

/** The copy of `/hiring` (specification 2, Hiring). */
export const hiring = z.strictObject({
  seo: seo(),
  hero: opening({
    action: action('Button'),
    note: line('Note', { max: 120 }),
  }),
  audiences: group('Whom we recruit for', {
    heading: heading('Heading'),
    items: list('Audiences', entry(220), [2, 6], { itemTitle: 'title' }),
  }),
  roles: group('Roles', {
    heading: heading('Heading'),
    lead: paragraph('Lead', { min: 40, max: 240 }),
    items: list(
      'Roles',
      z.strictObject({
        title: line('Role', { max: 60, isTitle: true }),
        text: line('What they do', { max: 160 }),
        tested: line('What we test', { max: 100 }),
      }),
      [3, 12],
      { itemTitle: 'title' },
    ),
    columns: group('Column heads', {
      title: line('Role', { max: 30 }),
      text: line('Work', { max: 30 }),
      tested: line('Test', { max: 30 }),
    }),
  }),
  levels: group('Talent levels', {
    heading: heading('Heading'),
    items: list(
      'Levels',
      z.strictObject({
        title: line('Level', { max: 40, isTitle: true }),
        years: line('Experience', { max: 24 }),
        text: paragraph('Text', { min: 30, max: 220 }),
      }),
      [2, 6],
      { itemTitle: 'title' },
    ),
  }),
  reasons: group('Reasons to partner', {
    heading: heading('Heading'),
    items: list('Reasons', entry(240), [3, 6], { itemTitle: 'title' }),
  }),
  benefits: group('Benefits', {
    heading: heading('Heading'),
    items: list(
      'Benefits',
      z.strictObject({ benefit: reference('Benefit', 'hiring-benefits', { isTitle: true }) }),
      [3, 9],
      {
        itemTitle: 'benefit',
      },
    ),
  }),
  closing: closing(),
});
export type Hiring = z.infer<typeof hiring>;
