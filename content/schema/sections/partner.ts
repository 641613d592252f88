import { image, line } from '../fields.ts';
import { section } from '../section.ts';

/** The technology partner: a logo and one line. */
export const partner = section('partner', 'Tech partner', {
  label: line('Words beside the logo', { max: 60 }),
  name: line('Name', { max: 40 }),
  path: image('Logo', 'logos'),
  text: line('Line', { max: 140 }),
});
