import type { z } from 'zod';
import { alt, image, line, paragraph } from './fields.ts';
import { publishable } from './publication.ts';

/** Specification 3, Testimonial. */
export const testimonial = publishable({
  name: line('Name', { best: 40, max: 80, isTitle: true }),
  username: line('Handle', {
    max: 30,
    help: 'With the @ in front.',
    same: true,
  }).regex(/^@[\p{L}\p{M}\p{Nd}_.]+$/u, {
    error: 'is not a handle such as @lakshmi_n',
  }),
  body: paragraph('What they say', { best: 240, max: 500 }),
  outcome: line('What came of it', {
    max: 60,
    help: 'Such as Market-risk analyst since 2024.',
  }).optional(),
  employer: line('Employer', { max: 40 }).optional(),
  img: image('Portrait', 'testimonials', {
    fit: { ratio: '1:1', width: 144 },
    help: 'A photograph, or a plate with their letters.',
  }),
  alt: alt(),
});
export type Testimonial = z.infer<typeof testimonial>;
