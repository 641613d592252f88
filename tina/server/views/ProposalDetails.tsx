import { timeText } from '../../../content/schema/datetime.ts';
import type { Comment } from '../../proposals/comments.ts';
import { KEPT_DAYS } from '../../proposals/deletedProposals.ts';
import type { Since } from '../../proposals/seal.ts';
import type { LoggedEvent } from '../../shared/events.ts';
import { IN_REVIEW, obstacleWords, reviewWords } from '../../shared/proposalWords.ts';
import { hasRole } from '../../shared/Role.ts';
import { Changes, type ChangesProps } from './Changes.tsx';
import { CommentLinks, Discussion, OtherComments } from './Comments.tsx';
import { Conflicts } from './Conflicts.tsx';
import { Frame, State, type Visit } from './Frame.tsx';
import { History } from './History.tsx';
import { ShowTo, type ShowToProps } from './PreviewLink.tsx';
import type { Shown } from './ProposalList.tsx';
import { Decision, type DecisionProps, OtherReviewers } from './Publish.tsx';
import { SnapshotSlot } from './SnapshotSection.tsx';
import { TakeBack } from './TakeBack.tsx';
import { LEAD } from './typedScript.ts';

export interface ProposalProps extends Visit, DecisionProps, Omit<ShowToProps, 'id'> {
  isCurrent: boolean;
  /** What it changes, or changed when it was published. */
  changes?: ChangesProps;
  /** What was said about its changes. */
  comments: readonly Comment[];
  /** What changed since the last review, where it waits for another one. */
  since?: Since | undefined;
  /** What happened to it. */
  events: readonly LoggedEvent[];
  /** The proposal that takes it back. */
  takenBack?: Shown;
}

/** What ends a review. */
const DECISIONS: ReadonlySet<LoggedEvent['kind']> = new Set(['asked', 'approved', 'published']);

/** One proposal: what it changes, where it stands, and what can be done with it. */
export function ProposalDetails(props: ProposalProps) {
  const { site, me, proposal, changes, comments, events, since, takenBack, done } = props;
  const places = (changes?.records ?? []).flatMap(({ file, fields }) => [
    { file },
    ...fields.map(({ path }) => ({ file, field: path })),
  ]);
  const { id, title, state, by, url, words, note, conflicts, due, live } = proposal;
  const isInReview = IN_REVIEW.has(state);
  const isOver = state === 'merged';
  const mayDecide =
    isInReview && (hasRole(me.role, 'reviewer') || (props.mayPublish && state !== 'open'));
  const mayEdit = state !== 'closed' && state !== 'publishing' && !isOver;
  const maySend = !isInReview && !isOver && state !== 'publishing';
  const mayDelete =
    !isOver && state !== 'publishing' && (proposal.owner === me.id || hasRole(me.role, 'admin'));
  const hasChanges = changes !== undefined && changes.records.length > 0;
  const to = (path: string) => `/editor/proposals/${id}/${path}`;
  // A second review begins with what the first one asked for.
  const decision = state === 'open' && events.findLast(({ kind }) => DECISIONS.has(kind));
  const asked = decision && decision.kind === 'asked' ? decision : undefined;
  const published = events.findLast(({ kind }) => kind === 'published' && isOver);
  return (
    <Frame
      site={site}
      title={title}
      me={me}
      at="/editor/proposals"
      done={done}
      head={
        <>
          <p className="facts">
            <State of={state} />
            {due && <span>{`for ${timeText(due)}`}</span>}
            {published && <span>{`on ${timeText(published.at)}`}</span>}
            {live && <span>{`live since ${timeText(live)}`}</span>}
            {by && <span>{`by ${by}`}</span>}
            {url && <a href={url}>View on GitHub</a>}
          </p>
          {mayEdit && (
            <form method="post" action={to('edit')}>
              <button type="submit" className="quiet">
                {props.isCurrent ? 'Continue' : 'Edit'}
                <span>{props.isCurrent ? ' editing' : ' this proposal'}</span>
              </button>
            </form>
          )}
        </>
      }
    >
      <Discussion value={{ proposal, comments }}>
        <div className={hasChanges ? 'beside' : undefined}>
          <div className="column">
            {note && <Note caption="Note to reviewers" words={note} />}
            {comments.length > 0 && <CommentLinks comments={comments} />}
            {obstacleWords(proposal).map((obstacle) => (
              <p key={obstacle} className="help">
                {obstacle}
              </p>
            ))}
            {state === 'changes-asked' && words && (
              <Note caption="The reviewer asks for" words={words} />
            )}
            {asked?.detail.words && (
              <Note
                caption={`${asked.who} asked for, before this review`}
                words={asked.detail.words}
              />
            )}
            {since && since.changed.length === 0 && (
              <p>{`Nothing changed since ${reviewWords(since.review)}.`}</p>
            )}
            {since && since.changed.length > 0 && (
              <Note
                caption={`Changed since ${reviewWords(since.review)}`}
                words={since.changed.join('\n')}
              />
            )}
            {published?.detail.commit && (
              <TakeBack {...{ title, takenBack }} commit={published.detail.commit} />
            )}
            {proposal.takesBack && (
              <p>
                It restores what was published before{' '}
                <a href={`/editor/proposals/${proposal.takesBack.id}`}>this proposal</a>. Later
                changes of other fields stay.
              </p>
            )}
            {conflicts.length > 0 && <Conflicts id={id} conflicts={conflicts} />}
            {hasChanges && maySend && <Send {...props} />}
            {changes && (
              <section>
                <h2>{isOver ? 'What it changed' : 'What it changes'}</h2>
                {hasChanges ? (
                  <Changes
                    {...changes}
                    problems={isOver ? [] : changes.problems}
                    edit={mayEdit ? to('edit') : undefined}
                  />
                ) : (
                  <p className="help">
                    {isOver
                      ? 'It changed no record.'
                      : 'Nothing differs from what is published. Change something, or delete the proposal.'}
                  </p>
                )}
              </section>
            )}
          </div>
          {mayDecide && <Decision {...props} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its hash is in the page's policy */}
          <script dangerouslySetInnerHTML={{ __html: LEAD }} />
          {hasChanges && (
            <>
              <p className="help rendering">The pages are being rendered…</p>
              <SnapshotSlot />
            </>
          )}
          <div className="column">
            <OtherComments places={places} />
            {changes && !isOver && <ShowTo id={id} links={props.links} made={props.made} />}
            {hasChanges && isInReview && <Send {...props} />}
            <History events={events} shown={[note, words, asked?.detail.words]} />
            {mayDelete && (
              <section>
                <h2>Delete</h2>
                <details>
                  <summary>Delete this proposal</summary>
                  <form method="post" action={to('discard')}>
                    <p>{`It is kept for ${KEPT_DAYS} days: until then an engineer can restore it.`}</p>
                    <button type="submit" className="quiet">{`Delete “${title}”`}</button>
                  </form>
                </details>
              </section>
            )}
          </div>
        </div>
      </Discussion>
    </Frame>
  );
}

const Note = ({ caption, words }: { caption: string; words: string }) => (
  <figure className="words">
    <figcaption>{caption}</figcaption>
    <blockquote>{words}</blockquote>
  </figure>
);

/** Sending it for review; in review, its title and note. */
function Send({ me, proposal: { id, title, note, state }, others }: ProposalProps) {
  const isInReview = IN_REVIEW.has(state);
  return (
    // “Send for review…” leads to it, with the focus in the title: Enter sends.
    <section id={isInReview ? undefined : 'send'}>
      <h2>{isInReview ? 'Title and note' : 'Send for review'}</h2>
      {hasRole(me.role, 'reviewer') && !isInReview && <OtherReviewers others={others} />}
      <form method="post" action={`/editor/proposals/${id}/propose`}>
        <label htmlFor="title">Title</label>
        <input id="title" name="title" required maxLength={120} defaultValue={title} />
        <label htmlFor="words">Note to reviewers (optional)</label>
        <textarea id="words" name="words" rows={3} defaultValue={note} />
        <button type="submit" className={isInReview ? 'quiet' : undefined}>
          {isInReview ? 'Save' : 'Send for review'}
        </button>
      </form>
    </section>
  );
}
