import type { ReactNode } from 'react';

/** A headline of two voices: the claim in roman, the turn in italic. */
export interface HeadlineText {
  claim: ReactNode;
  turn?: string;
}

/** Shows a headline; the two voices stay one sentence to whoever hears or copies it. */
export function Headline({ claim, turn, apart }: HeadlineText & { apart?: boolean }) {
  return (
    <>
      {claim}
      {turn && (
        <>
          {' '}
          <em className={apart ? 'block' : undefined}>{turn}</em>
        </>
      )}
    </>
  );
}
