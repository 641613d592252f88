import { group, headline, line, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** Two statements, one larger than the other, such as mission and vision. */
export const statements = section('statements', 'Two statements', {
  louder: group('The louder one', {
    label: line('Small label', { max: 24, isTitle: true }),
    text: headline('Text', { roman: 160, italic: 120 }),
  }),
  quieter: group('The quieter one', {
    label: line('Small label', { max: 24, isTitle: true }),
    text: paragraph('Text', { max: 260 }),
  }),
});
