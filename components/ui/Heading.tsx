import type { ReactNode } from 'react';
import { createContext, type HTMLAttributes, useContext } from 'react';

/** A headline of two voices: upright words, then italic ones. */
export interface HeadlineText {
  roman: ReactNode;
  italic?: string;
}

/** Shows a headline; the two voices stay one sentence to whoever hears or copies it. */
export function Headline({ roman, italic, apart }: HeadlineText & { apart?: boolean }) {
  return (
    <>
      {roman}
      {italic && (
        <>
          {' '}
          <em className={apart ? 'block' : undefined}>{italic}</em>
        </>
      )}
    </>
  );
}

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
