import type { z } from 'zod';
import { providerName } from './bookingProviders.ts';
import type { Site } from './site.ts';

// Facts that texts repeat stand once, in the site's record. A text names them in curly brackets.

const FACTS = {
  months: ({ privacy }: Site) => String(privacy.keptMonths),
  provider: ({ booking }: Site) => providerName(booking.href),
} as const satisfies Readonly<Record<string, (site: Site) => string>>;

const NAME = new RegExp(`\\{(${Object.keys(FACTS).join('|')})\\}`, 'g');
const ONLY_KNOWN = /^(?:[^{}]|\{(?:months|provider)\})*$/;

/** What an editor is told of them. */
export const FACTS_HELP =
  '{months} stands for how long submissions are kept, {provider} for the scheduling service.';

/** A field of text that may name a fact. */
export const withFacts = <S extends z.ZodString>(text: S): S =>
  text.regex(ONLY_KNOWN, {
    error: 'has curly brackets around something else than {months} or {provider}',
  });

/** A text with its facts filled in. */
export const fillIn = (text: string, site: Site): string =>
  text.replaceAll(NAME, (_, fact: keyof typeof FACTS) => FACTS[fact](site));
