import type { z } from 'zod';
import { type Length, line } from './fields.ts';

/** What each blank of a text means, by its name, in the words of a marketing person. */
export type Blanks = Readonly<Record<string, string>>;

/** A text that may have these names in curly brackets, and no others. */
export function withBlanks<S extends z.ZodString>(text: S, blanks: Blanks): S {
  const names = Object.keys(blanks);
  return text.regex(new RegExp(`^(?:[^{}]|\\{(?:${names.join('|')})\\})*$`), {
    error: `has curly brackets around something else than ${names.map((name) => `{${name}}`).join(' or ')}`,
  });
}

/** The help text for a text's blanks: `{count} is how many there are.` */
export const blanksHelp = (blanks: Blanks): string =>
  `${Object.entries(blanks)
    .map(([name, meaning]) => `{${name}} is ${meaning}`)
    .join(', ')}.`;

/** One line with blanks. */
export const lineWithBlanks = (label: string, { help, ...length }: Length, blanks: Blanks) =>
  withBlanks(
    line(label, { ...length, help: [help, blanksHelp(blanks)].filter(Boolean).join(' ') }),
    blanks,
  );
