import { z } from 'zod';
import { between } from '../between.ts';
import { field } from '../cms.ts';
import {
  action,
  card,
  choice,
  group,
  heading,
  href,
  image,
  line,
  list,
  paragraph,
  TYPED_CHARACTERS,
  TYPING_DELAY_MAX,
  whole,
} from '../fields.ts';
import { section } from '../section.ts';

// Lists of titled texts, each with its own layout.

/** The audiences of a service, as a ruled list in two columns. */
export const audiences = section('audiences', 'Audiences', {
  heading: heading('Heading'),
  items: list('Audiences', [2, 6], card(60, 220)),
});

/** Benefits in a ruled four-way grid. */
export const benefits = section('benefits', 'Benefits (four-way grid)', {
  heading: heading('Heading'),
  cards: list('Cards', [1, 8], card(40, 260)),
});

/** Talent levels along an axis of experience. */
export const levels = section('levels', 'Levels', {
  heading: heading('Heading'),
  items: list('Levels', [2, 6], {
    title: line('Level', { max: 40, isTitle: true }),
    years: line('Experience', { max: 24 }),
    text: paragraph('Text', { max: 220 }),
  }),
});

/** Cards, each of which is a link. */
export const linkCards = section('linkCards', 'Cards that are links', {
  heading: heading('Heading'),
  cards: list('Cards', [3, 6], card(40, 220, { href: href('Goes to') })),
});

/** Products: parts with an icon each, and a suite in a frame. */
export const offerings = section('offerings', 'Offerings with a suite', {
  heading: heading('Heading'),
  cards: list('Cards', [3, 6], card(40, 280, { icon: image('Icon', 'icons') })),
  suite: group('Product suite', {
    title: line('Name', { max: 40, isTitle: true }),
    text: paragraph('Text', { max: 280 }),
    products: list('Products', [1, 3], {
      name: line('Name', { max: 30, isTitle: true }),
      text: paragraph('Text', { max: 220 }),
      icon: image('Icon', 'icons'),
    }),
  }).optional(),
});

/** Two pillars, side by side. */
export const pillars = section('pillars', 'Pillars', {
  heading: heading('Heading'),
  items: list('Pillars', 2, card(40, 260)),
});

/** Reasons, numbered as clauses. */
export const reasons = section('reasons', 'Reasons', {
  heading: heading('Heading'),
  items: list('Reasons', [3, 6], card(60, 240)),
});

/** Roles: for each, its work and what is tested. */
export const roles = section('roles', 'Roles', {
  heading: heading('Heading'),
  lead: paragraph('Lead', { max: 240 }),
  items: list('Roles', [3, 12], {
    title: line('Role', { max: 60, isTitle: true }),
    text: line('What they do', { max: 160 }),
    tested: line('What we test', { max: 100 }),
  }),
  columns: group('Column heads', {
    title: line('Role', { max: 30 }),
    text: line('Work', { max: 30 }),
    tested: line('Test', { max: 30 }),
  }),
});

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
      help: 'Its first part is typed when it first becomes visible.',
    }).optional(),
    delay: whole('Milliseconds before it is typed', { max: TYPING_DELAY_MAX }).optional(),
    text: paragraph('Text', { max: 420 }),
    items: list('Parts', [1, 8], card(50, 220)),
    action: action('Link'),
  },
  canBeTyped,
);
