import type { z } from 'zod';
import { providerName } from './bookingProviders.ts';
import { type Length, line } from './fields.ts';
import { fill } from './fill.ts';

/** The meaning of each blank in a text, by its name, in the words of a marketing person. */
export type Blanks = Readonly<Record<string, string>>;

/** A text that may contain these names in curly brackets, and no others. */
function withBlanks<S extends z.ZodString>(text: S, blanks: Blanks): S {
  const names = Object.keys(blanks);
  return text.regex(new RegExp(`^(?:[^{}]|\\{(?:${names.join('|')})\\})*$`), {
    error: `has curly brackets around something else than ${names.map((name) => `{${name}}`).join(' or ')}`,
  });
}

/** The help text for a text's blanks: `{count} is how many there are.` */
const blanksHelp = (blanks: Blanks): string =>
  `${Object.entries(blanks)
    .map(([name, meaning]) => `{${name}} is ${meaning}`)
    .join(', ')}.`;

export const lineWithBlanks = (label: string, { help, ...length }: Length, blanks: Blanks) =>
  withBlanks(
    line(label, { ...length, help: [help, blanksHelp(blanks)].filter(Boolean).join(' ') }),
    blanks,
  );

// Facts that several texts mention are stored once, in the site's record. A text refers to them in curly brackets.

const FACTS = {
  months: 'how long submissions are kept',
  provider: 'the scheduling service',
} as const satisfies Blanks;

/** The help text for them. */
export const FACTS_HELP = blanksHelp(FACTS);

/** A field of text that may name a fact. */
export const withFacts = <S extends z.ZodString>(text: S): S => withBlanks(text, FACTS);

/** The part of the site's record that holds them. */
interface Facts {
  readonly privacy: { readonly keptMonths: number };
  readonly booking?: { readonly href: string } | undefined;
}

/** A text with its facts filled in. */
export const fillIn = (text: string, { privacy, booking }: Facts): string =>
  fill(text, {
    months: privacy.keptMonths,
    provider: booking ? providerName(booking.href) : '',
  } satisfies Record<keyof typeof FACTS, string | number>);
