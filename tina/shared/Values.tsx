import { Fragment } from 'react';
import type { ShownWords } from '../../content/compare/fieldReview.ts';
import { gapBefore, type Part } from '../../content/compare/words.ts';

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

/** Both sides of a changed field: its words with the changed ones marked, or one value after the other. */
export function Values({ shown }: { shown: ShownWords }) {
  const parts = shown.as === 'words' ? shown.parts : valuesOf(shown);
  return parts.map(({ what, text }, i) => {
    const Tag = TAGS[what];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order.
      <Fragment key={i}>
        {gapBefore(parts, i)}
        <Tag>{text}</Tag>
      </Fragment>
    );
  });
}

const valuesOf = ({ before, after }: Extract<ShownWords, { as: 'values' }>): Part[] => [
  ...(before ? [{ what: 'removed', text: before } as const] : []),
  ...(after ? [{ what: 'added', text: after } as const] : []),
];
