import { createContext, useContext, useId } from 'react';
import { timeText } from '../../content/schema/datetime.ts';
import type { Comment } from '../proposals/comments.ts';
import type { CommentPlace } from '../proposals/EventLog.ts';
import type { Proposal } from '../proposals/Repository.ts';

/** The proposal on the page, and what was said about it; nothing where nobody can comment. */
export const Discussion = createContext<
  { readonly proposal: Proposal; readonly comments: readonly Comment[] } | undefined
>(undefined);

const keyOf = ({ file, field }: CommentPlace) => JSON.stringify([file ?? '', field ?? []]);
const labelOf = ({ name, field = [] }: CommentPlace) =>
  name ? [`“${name}”`, ...field].join(' › ') : 'this proposal';

/** What was said at one place, and a form to say something. */
export function Comments({ place }: { place: CommentPlace }) {
  const discussion = useContext(Discussion);
  const id = useId();
  if (!discussion) return null;
  const { proposal, comments } = discussion;
  const { file, name, field } = place;
  return (
    <>
      {comments
        .filter((one) => keyOf(one) === keyOf(place))
        .map((one) => (
          <Said key={one.number} comment={one} />
        ))}
      <details>
        <summary>
          {field ? 'Comment' : name ? 'Comment on this record' : 'Comment on this proposal'}
          {name && <span className="sr-only">{`: ${labelOf(place)}`}</span>}
        </summary>
        <form method="post" action={`/editor/proposals/${proposal.id}/comment`}>
          <input type="hidden" name="seen" value={proposal.head} />
          {file && <input type="hidden" name="file" value={file} />}
          {name && <input type="hidden" name="name" value={name} />}
          {field && <input type="hidden" name="field" value={JSON.stringify(field)} />}
          <label htmlFor={id}>Your comment</label>
          <textarea id={id} name="words" rows={2} required />
          <button type="submit" className="quiet">
            Add the comment
          </button>
        </form>
      </details>
    </>
  );
}

/** Comments on the whole, and those whose change is not on the page any more. */
export function OtherComments({ places }: { places: readonly CommentPlace[] }) {
  const comments = useContext(Discussion)?.comments ?? [];
  const shown = new Set([{}, ...places].map(keyOf));
  return (
    <section>
      <h2>Comments</h2>
      {comments
        .filter((one) => !shown.has(keyOf(one)))
        .map((one) => (
          <Said key={one.number} comment={one} at={labelOf(one)} />
        ))}
      <Comments place={{}} />
    </section>
  );
}

function Said({ comment, at }: { comment: Comment; at?: string }) {
  const id = useId();
  const proposal = useContext(Discussion)?.proposal.id;
  const { number, answer } = comment;
  return (
    <figure className="words">
      {[comment, ...(answer ? [answer] : [])].map(({ who, at: time, words }) => (
        <div key={time}>
          <figcaption>{[who, at, timeText(time)].filter(Boolean).join(' · ')}</figcaption>
          <blockquote>{words}</blockquote>
        </div>
      ))}
      {!answer && (
        <details>
          <summary>
            Answer<span className="sr-only">{` ${comment.who}`}</span>
          </summary>
          <form method="post" action={`/editor/proposals/${proposal}/answer`}>
            <input type="hidden" name="comment" value={number} />
            <label htmlFor={id}>Your answer</label>
            <textarea id={id} name="words" rows={2} required />
            <button type="submit" className="quiet">
              Answer
            </button>
          </form>
        </details>
      )}
    </figure>
  );
}
