import type { z } from 'zod';
import { alt, focus, image, line, paragraph } from './fields.ts';
import { publishable } from './publication.ts';

/** Specification 3, Team member. */
export const member = publishable({
  name: line('Name', { max: 40, isTitle: true }),
  role: line('Role', { max: 60 }),
  description: paragraph('About them', { min: 40, max: 260 }),
  image: image('Portrait', 'team', { fit: { ratio: '4:5', width: 960 } }),
  alt: alt(),
  focus: focus(),
});
export type Member = z.infer<typeof member>;
