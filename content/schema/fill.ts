/**
 * Fills the blanks of a text: in `{place} of {count}`, names are replaced by values. A name without a value stays. In a
 * file of its own, because widgets use it without the schemas.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (blank, name) => isolated(String(values[name] ?? blank)));

/** Letters and digits of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolated (Unicode's FSI and PDI): next to another one, “q٩٥ ١٦٠٫٦” would be displayed in the wrong order. */
const isolated = (value: string) => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);
