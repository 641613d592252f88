import { createContext, type HTMLAttributes, useContext } from 'react';

/** The level of the headings that open a section: 1 in the section that opens its page, 2 in all others. */
export const HeadingLevel = createContext<1 | 2>(2);

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** How far below the section's own heading: its items are one below, their parts two. */
  below?: 0 | 1 | 2;
}

/** A heading of the level that it has where its section stands, so that none is skipped in any order. */
export function Heading({ below = 0, ...attributes }: HeadingProps) {
  const level = useContext(HeadingLevel) + below;
  const Tag = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4';
  return <Tag {...attributes} />;
}
