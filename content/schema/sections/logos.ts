import { line } from '../fields.ts';
import { section } from '../section.ts';

/** A row of all logos, which are records of their own. */
export const logos = section('logos', 'Logos', {
  intro: line('Introduction', { max: 80, isTitle: true }),
});
