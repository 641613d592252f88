import type { ReactNode } from 'react';

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
