import { z } from 'zod';
import { between } from '../between.ts';
import { field } from '../cms.ts';
import {
  action,
  card,
  choice,
  heading,
  list,
  paragraph,
  TYPED_CHARACTERS,
  TYPING_DELAY_MAX,
  whole,
} from '../fields.ts';
import { section } from '../section.ts';

interface Typed {
  typed?: unknown;
  heading?: { roman?: unknown };
}

const canBeTyped = between<Typed>(
  'typed',
  ({ typed, heading }) => !typed || String(heading?.roman ?? '').length <= TYPED_CHARACTERS,
  {
    rule: `types more than ${TYPED_CHARACTERS} characters of the first part`,
    fix: 'Shorten the headline, or switch the typing off.',
  },
);

/** A text and its parts. */
export const segment = section(
  'segment',
  'Text and its parts',
  {
    theme: choice('Ground', ['light', 'dark'], { help: 'Light: paper. Dark: ink.' }),
    heading: heading('Heading'),
    typed: field(z.boolean(), {
      label: 'Type the headline',
      help: 'Its first part is typed when it is first seen.',
    }).optional(),
    delay: whole('Milliseconds before it is typed', { max: TYPING_DELAY_MAX }).optional(),
    text: paragraph('Text', { max: 420 }),
    items: list('Parts', [1, 8], card(50, 220)),
    action: action('Link'),
  },
  canBeTyped,
);
