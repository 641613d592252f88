import type { ShownWords } from '../../content/compare/fieldReview.ts';

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

/** Both sides of a changed field: its words with the changed ones marked, or one value after the other. */
export function Values({ shown }: { shown: ShownWords }) {
  if (shown.as === 'words')
    return shown.parts.map(({ what, text }, i) => {
      const Tag = TAGS[what];
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order.
      return <Tag key={i}>{text}</Tag>;
    });
  const { before, after } = shown;
  return (
    <>
      {before && <del>{before}</del>} {after && <ins>{after}</ins>}
    </>
  );
}
