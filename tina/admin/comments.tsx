// Reviewers' comments in the form of a record.
import { useSyncExternalStore } from 'react';
import type { Form, TinaCMS } from 'tinacms';
import type { OpenComment } from '../shared/answers.ts';
import { commentAnchor } from '../shared/proposalWords.ts';
import { tinaName } from '../shared/tinaName.ts';
import { agoText } from '../shared/words.ts';
import { openField } from './panels.ts';

export const COMMENTS_STYLE = `
.comment { margin: .5rem 0 0; padding: .6rem .75rem; border-inline-start: 3px solid var(--color-graph-ink); background: var(--color-paper-2); font-size: 14px; line-height: 1.45 }
.comment figcaption { font-size: 13px; color: var(--color-ink-2) }
.comment a { font-size: 13px; text-decoration: underline; text-underline-offset: 3px }
`;

/** A comment, with the address where it is answered. */
interface Shown extends OpenComment {
  readonly href: string;
}

let shown: readonly Shown[] = [];
const listeners = new Set<() => void>();

/**
 * Sets the comments on the record whose form is open.
 * @param proposal its address
 */
export function setComments(proposal: string, comments: readonly OpenComment[]): void {
  shown = comments.map((one) => ({ ...one, href: `${proposal}#${commentAnchor(one.number)}` }));
  for (const listen of listeners) listen();
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

const useComments = () => useSyncExternalStore(subscribe, () => shown);

const Comment = ({ who, at, words, href }: Shown) => (
  <figure className="comment">
    <figcaption>{`${who} · ${agoText(at)}`}</figcaption>
    {words} <a href={href}>Answer</a>
  </figure>
);

/** The comments on a field. */
export const FieldComments = ({ name }: { name: string }) =>
  useComments()
    .filter(({ field }) => field?.map(tinaName).join('.') === name)
    .map((one) => <Comment key={one.number} {...one} />);

/** All comments on a record: those on a field open it, the others are shown. */
export function RecordComments({ cms, form }: { cms: TinaCMS; form: Form }) {
  const comments = useComments();
  if (comments.length === 0) return null;
  return (
    <details>
      <summary>{comments.length === 1 ? '1 comment' : `${comments.length} comments`}</summary>
      <ul>
        {comments.map((one) => (
          <li key={one.number}>
            {one.field ? (
              <>
                {one.path.join(' › ')}
                <button type="button" onClick={() => openField(cms, form, one.field ?? [])}>
                  Open
                </button>
              </>
            ) : (
              <Comment {...one} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
