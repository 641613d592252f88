import type { z } from 'zod';
import { image, line, whole } from './fields.ts';
import { publishable } from './publication.ts';

/** Specification 3, Partner or event logo. Its name is its alternative text. */
export const logo = publishable({
  id: whole('Place in the row, from 0', { max: 999, help: 'Logos are in this order.' }),
  name: line('Name', { max: 60, isTitle: true }),
  path: image('Logo', 'logos', { help: 'An SVG in one colour on a transparent ground.' }),
});
export type Logo = z.infer<typeof logo>;
