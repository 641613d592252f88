import { line } from '../fields.ts';
import { section } from '../section.ts';

/** Where the company has taught and spoken, as a row of marks; the marks are the logos' records. */
export const logos = section('logos', 'Logos', {
  intro: line('Introduction', { max: 80, isTitle: true }),
});
