import { createContext, Fragment, useContext, useId } from 'react';
import type { Comment } from '../../proposals/comments.ts';
import type { CommentPlace } from '../../shared/events.ts';
import { commentAnchor } from '../../shared/proposalWords.ts';
import type { Proposal } from '../../shared/Repository.ts';
import { agoText } from '../../shared/words.ts';

/** The proposal on the page, and what was said about it; nothing where no one can comment. */
export const Discussion = createContext<
  { readonly proposal: Proposal; readonly comments: readonly Comment[] } | undefined
>(undefined);

const keyOf = ({ file, field }: CommentPlace) => JSON.stringify([file ?? '', field ?? []]);
const labelOf = ({ name, field = [] }: CommentPlace) =>
  name ? [`“${name}”`, ...field].join(' › ') : 'this proposal';

/** Links to all comments, for the top of the page. */
export function CommentLinks({ comments }: { comments: readonly Comment[] }) {
  return (
    <p>
      {comments.length === 1 ? '1 comment: ' : `${comments.length} comments: `}
      {comments.map((one, i) => (
        <Fragment key={one.number}>
          {i > 0 && ', '}
          <a href={`#${commentAnchor(one.number)}`}>{`${one.who} on ${labelOf(one)}`}</a>
          {one.answer && ' (answered)'}
        </Fragment>
      ))}
    </p>
  );
}

/** What was said at one place, and a form to say something. */
export function Comments({ place }: { place: CommentPlace }) {
  const discussion = useContext(Discussion);
  if (!discussion) return null;
  const { proposal, comments } = discussion;
  const { file, name, field } = place;
  const on = field ? '' : name ? ' on this record' : ' on this proposal';
  return (
    <>
      {comments
        .filter((one) => keyOf(one) === keyOf(place))
        .map((one) => (
          <Said key={one.number} comment={one} />
        ))}
      <Say
        action="comment"
        label={`Comment on ${labelOf(place)}`}
        hint={`Comment${on}`}
        button="Add the comment"
        fields={{ seen: proposal.head, file, name, field: field && JSON.stringify(field) }}
      />
    </>
  );
}

interface SayProps {
  action: 'comment' | 'answer';
  /** What it is, and about what. */
  label: string;
  /** What it is, in short. */
  hint: string;
  button: string;
  fields: Record<string, string | number | undefined>;
}

/** Folded until someone wants it: there is a form at each change. */
function Say({ action, label, hint, button, fields }: SayProps) {
  const id = useId();
  const { proposal } = useContext(Discussion) ?? {};
  return (
    <details className="say">
      <summary>
        {hint}
        <span className="sr-only">{`: ${label}`}</span>
      </summary>
      <form method="post" action={`/editor/proposals/${proposal?.id}/${action}`}>
        {Object.entries(fields).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea id={id} name="words" rows={1} required />
        <button type="submit" className="quiet">
          {button}
        </button>
      </form>
    </details>
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
  const { number, who, answer } = comment;
  return (
    <figure className="words" id={commentAnchor(number)} tabIndex={-1}>
      {[comment, ...(answer ? [answer] : [])].map(({ who, at: time, words }) => (
        <div key={time}>
          <figcaption>{[who, at, agoText(time)].filter(Boolean).join(' · ')}</figcaption>
          <blockquote>{words}</blockquote>
        </div>
      ))}
      {!answer && (
        <Say
          action="answer"
          label={`Answer ${who}`}
          hint="Answer"
          button="Add the answer"
          fields={{ comment: number }}
        />
      )}
    </figure>
  );
}
