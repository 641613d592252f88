import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  /** A text with blanks: `{minutes} min`. */
  text: string;
  /** What fills each blank; a blank without a value stays. */
  values: Readonly<Record<string, ReactNode>>;
}

/** A text with its blanks filled by elements: a link, or a value that can be clicked in the editor. */
export const Filled = ({ text, values }: FilledProps) =>
  text.split(/\{(\w+)\}/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts never changes
    <Fragment key={i}>{i % 2 === 0 ? part : (values[part] ?? `{${part}}`)}</Fragment>
  ));
