import type { z } from 'zod';
import { type Blanks, blanksHelp, withBlanks } from './blanks.ts';
import { providerName } from './bookingProviders.ts';
import { fill } from './fill.ts';
import type { Site } from './site.ts';

// Facts that texts repeat are in one place, the site's record. A text names them in curly brackets.

const FACTS = {
  months: 'how long submissions are kept',
  provider: 'the scheduling service',
} as const satisfies Blanks;

/** The help text for them. */
export const FACTS_HELP = blanksHelp(FACTS);

/** A field of text that may name a fact. */
export const withFacts = <S extends z.ZodString>(text: S): S => withBlanks(text, FACTS);

/** A text with its facts filled in. */
export const fillIn = (text: string, { privacy, booking }: Site): string =>
  fill(text, {
    months: privacy.keptMonths,
    provider: booking ? providerName(booking.href) : '',
  } satisfies Record<keyof typeof FACTS, string | number>);
