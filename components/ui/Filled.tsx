import { Fragment } from 'react';

interface FilledProps {
  /** A text with blanks: `{minutes} min`. */
  text: string;
  values: Readonly<Record<string, string | number>>;
}

/** A text whose blanks are filled with what can be clicked by itself in the editor: a number of another record. */
export function Filled({ text, values }: FilledProps) {
  return text.split(/\{(\w+)\}/).map((part, i) =>
    // Names of blanks stand between the words.
    i % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order.
      <Fragment key={i}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
      <span key={i}>{values[part] ?? `{${part}}`}</span>
    ),
  );
}
