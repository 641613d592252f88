import type { ReactNode } from 'react';
import { createContext, type HTMLAttributes, useContext } from 'react';

/** A headline: a first part, then a second part in italics. */
export interface HeadlineText {
  roman: ReactNode;
  italic?: string;
}

/** Shows a headline. A space between its parts keeps them one sentence when read aloud or copied. */
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

/** The level of a section's own heading: 1 in the first section of a page, 2 in all others. */
export const HeadingLevel = createContext<1 | 2>(2);

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Levels below the section's own heading: 1 for its items, 2 for their parts. */
  below?: 0 | 1 | 2;
  /** Shown in place of children; its second part is on a line of its own. */
  headline?: HeadlineText;
}

/** A heading with the right level in any order of sections, so that no level is skipped. */
export function Heading({ below = 0, headline, children, ...attributes }: HeadingProps) {
  const level = useContext(HeadingLevel) + below;
  const Tag = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4';
  return <Tag {...attributes}>{headline ? <Headline {...headline} apart /> : children}</Tag>;
}
