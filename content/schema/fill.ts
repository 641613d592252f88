/**
 * A text with its blanks filled: in `{place} of {count}` the names are replaced by what only the page knows. A name
 * without a value stays as it is written. Apart from the schema that checks them: widgets fill blanks too.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (blank, name) => isolated(String(values[name] ?? blank)));

/** Letters and digits of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Marked as a unit (Unicode's FSI and PDI): beside another, “q٩٥ ١٦٠٫٦” would be shown in the wrong order. */
const isolated = (value: string) => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);
