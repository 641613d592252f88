import { z } from 'zod';
import {
  action,
  card,
  closing,
  figureCaption,
  group,
  heading,
  line,
  list,
  opening,
  paragraph,
  reference,
  seo,
} from '../fields.ts';

/** The copy of `/hiring` (specification 2, Hiring). */
export const hiring = z.strictObject({
  seo: seo(),
  hero: opening({
    action: action('Button'),
    note: line('Note', { max: 120 }),
    caption: figureCaption(),
  }),
  audiences: group('Whom we recruit for', {
    heading: heading('Heading'),
    items: list('Audiences', [2, 6], card(60, [30, 220])),
  }),
  roles: group('Roles', {
    heading: heading('Heading'),
    lead: paragraph('Lead', { min: 40, max: 240 }),
    items: list('Roles', [3, 12], {
      title: line('Role', { max: 60, isTitle: true }),
      text: line('What they do', { max: 160 }),
      tested: line('What we test', { max: 100 }),
    }),
    columns: group('Column heads', {
      title: line('Role', { max: 30 }),
      text: line('Work', { max: 30 }),
      tested: line('Test', { max: 30 }),
    }),
  }),
  levels: group('Talent levels', {
    heading: heading('Heading'),
    items: list('Levels', [2, 6], {
      title: line('Level', { max: 40, isTitle: true }),
      years: line('Experience', { max: 24 }),
      text: paragraph('Text', { min: 30, max: 220 }),
    }),
  }),
  reasons: group('Reasons to partner', {
    heading: heading('Heading'),
    items: list('Reasons', [3, 6], card(60, [30, 240])),
  }),
  benefits: group('Benefits', {
    heading: heading('Heading'),
    items: list('Benefits', [3, 9], {
      benefit: reference('Benefit', 'hiring-benefits', { isTitle: true }),
    }),
  }),
  closing: closing(),
});
export type Hiring = z.infer<typeof hiring>;
