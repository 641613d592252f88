import { z } from 'zod';
import { image, line, paragraph } from './fields.ts';

/** Specification 3, Hiring benefit. */
export const hiringBenefit = z.strictObject({
  title: line('Title', { max: 40, isTitle: true }),
  description: paragraph('Description', { min: 40, max: 220 }),
  icon: image('Icon', 'icons', {
    help: 'An SVG of 48 px. It decorates the title, so it needs no words of its own.',
  }),
});
export type HiringBenefit = z.infer<typeof hiringBenefit>;
