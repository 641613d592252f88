/**
 * A text with its blanks filled: in `{place} of {count}` the names stand for what only the page knows. A name
 * without a value stays as it is written. Apart from the schema that checks them: widgets fill blanks too.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (blank, name) => String(values[name] ?? blank));
