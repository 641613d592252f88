import type { z } from 'zod';
import { image, line, paragraph } from './fields.ts';
import { publishable } from './publication.ts';

/** Specification 3, Hiring benefit. */
export const hiringBenefit = publishable({
  title: line('Title', { best: 40, max: 80, isTitle: true }),
  description: paragraph('Description', { best: 220, max: 400 }),
  icon: image('Icon', 'icons', {
    help: 'An SVG of 48 px. It decorates the title, so it needs no words of its own.',
  }),
});
export type HiringBenefit = z.infer<typeof hiringBenefit>;
