import type { z } from 'zod';
import { describing, isDescribed } from './describedPicture.ts';
import { focus, image, line, paragraph } from './fields.ts';
import { publishable } from './publication.ts';

/** Specification 3, Team member. */
export const member = publishable({
  name: line('Name', { best: 40, max: 80, isTitle: true }),
  role: line('Role', { best: 60, max: 120 }).optional(),
  description: paragraph('About them', { best: 260, max: 6_000 }).optional(),
  image: image('Portrait', 'team', {
    fit: { ratio: '4:5', width: 960 },
    help: 'Without one, the page shows a plate with their initials.',
  }).optional(),
  ...describing(),
  focus: focus(),
}).check(isDescribed('image'));
export type Member = z.infer<typeof member>;
