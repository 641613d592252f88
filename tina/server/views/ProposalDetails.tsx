import { timeText } from '../../../content/schema/datetime.ts';
import type { Comment } from '../../proposals/comments.ts';
import { KEPT_DAYS } from '../../proposals/deletedProposals.ts';
import type { Since } from '../../proposals/seal.ts';
import type { LoggedEvent } from '../../shared/events.ts';
import { obstacleWords, reviewWords, STATES } from '../../shared/proposalWords.ts';
import { hasRole } from '../../shared/Role.ts';
import { Changes, type ChangesProps } from './Changes.tsx';
import { CommentLinks, Discussion, OtherComments } from './Comments.tsx';
import { Conflicts } from './Conflicts.tsx';
import { Frame, type Visit } from './Frame.tsx';
import { History } from './History.tsx';
import { ShowTo, type ShowToProps } from './PreviewLink.tsx';
import type { Shown } from './ProposalList.tsx';
import { Accept, OtherReviewers, Publish } from './Publish.tsx';
import { SnapshotSlot } from './SnapshotSection.tsx';
import { TakeBack } from './TakeBack.tsx';
import { LEAD } from './typedScript.ts';

export interface ProposalProps extends Visit, Omit<ShowToProps, 'id'> {
  proposal: Shown;
  isCurrent: boolean;
  /** What it changes, or changed when it was published. */
  changes?: ChangesProps;
  /** What the changes on the page are: a decision counts for them alone. */
  seal: string;
  /** Other reviewers, if the reader saved into it. */
  others: readonly string[];
  /** Whether the reader may publish what is approved. */
  mayPublish: boolean;
  /** What was said about its changes. */
  comments: readonly Comment[];
  /** What changed since the last review, where it waits for another one. */
  since?: Since | undefined;
  /** What happened to it. */
  events: readonly LoggedEvent[];
  /** The proposal that takes it back. */
  takenBack?: Shown;
}

const IN_REVIEW: ReadonlySet<string> = new Set(['open', 'approved', 'scheduled']);

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
  // A reviewer looks at it, and decides then. Who wrote it need not wait for the snapshot.
  const isInReview = IN_REVIEW.has(state);
  const isReviewer = hasRole(me.role, 'reviewer');
  const isOver = state === 'merged';
  const maySend =
    !isInReview && !isOver && state !== 'publishing' && (changes?.records ?? []).length > 0;
  const mayDecide = isInReview && (isReviewer || (props.mayPublish && state !== 'open'));
  const mayEdit = state !== 'closed' && state !== 'publishing' && !isOver;
  const snapshot = changes && changes.records.length > 0 && <SnapshotSlot />;
  // A second review begins with what the first one asked for.
  const decision = state === 'open' && events.findLast(({ kind }) => DECISIONS.has(kind));
  const asked = decision && decision.kind === 'asked' ? decision : undefined;
  const published = events.findLast(({ kind }) => kind === 'published' && isOver);
  return (
    <Frame site={site} title={title} me={me} done={done}>
      <p>
        <strong>{STATES[state]}</strong>
        {due && ` for ${timeText(due)}`}
        {published && ` on ${timeText(published.at)}`}
        {live && ` · live since ${timeText(live)}`}
        {by && ` · by ${by}`}
        {url && (
          <>
            {' · '}
            <a href={url}>View on GitHub</a>
          </>
        )}
      </p>
      {(maySend || mayDecide) && (
        <p>
          <a href={maySend ? '#send' : '#decide'}>
            {maySend ? 'To “Send for review”' : 'To the decision'}
          </a>
        </p>
      )}
      {comments.length > 0 && <CommentLinks comments={comments} />}
      {obstacleWords(proposal).map((obstacle) => (
        <p key={obstacle} className="help">
          {obstacle}
        </p>
      ))}
      {state === 'changes-asked' && words && <Note caption="The reviewer asks for" words={words} />}
      {asked?.detail.words && (
        <Note caption={`${asked.who} asked for, before this review`} words={asked.detail.words} />
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
      {note && <Note caption="Note to reviewers" words={note} />}
      {published?.detail.commit && (
        <TakeBack {...{ title, takenBack }} commit={published.detail.commit} />
      )}
      {proposal.takesBack && (
        <p>
          It restores what was published before{' '}
          <a href={`/editor/proposals/${proposal.takesBack.id}`}>this proposal</a>. Later changes of
          other fields stay.
        </p>
      )}
      {conflicts.length > 0 && <Conflicts id={id} conflicts={conflicts} />}
      <Discussion value={{ proposal, comments }}>
        {changes && (
          <>
            <section>
              <h2>{isOver ? 'What it changed' : 'What it changes'}</h2>
              {changes.records.length > 0 ? (
                <Changes
                  {...changes}
                  problems={isOver ? [] : changes.problems}
                  edit={mayEdit ? `/editor/proposals/${id}/edit` : undefined}
                />
              ) : (
                <p className="help">
                  {isOver
                    ? 'It changed no record.'
                    : 'Nothing differs from what is published. Change something, or delete the proposal.'}
                </p>
              )}
            </section>
            {isInReview && snapshot}
            {!isOver && (
              <div id="decide">
                <Steps {...props} />
              </div>
            )}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its hash is in the page's policy */}
            <script dangerouslySetInnerHTML={{ __html: LEAD }} />
            {!isOver && <ShowTo id={id} links={props.links} made={props.made} />}
            {!isInReview && snapshot}
          </>
        )}
        <OtherComments places={places} />
      </Discussion>
      <History events={events} shown={[note, words, asked?.detail.words]} />
    </Frame>
  );
}

const Note = ({ caption, words }: { caption: string; words: string }) => (
  <figure className="words">
    <figcaption>{caption}</figcaption>
    <blockquote>{words}</blockquote>
  </figure>
);

function Steps(props: ProposalProps) {
  const { me, proposal, isCurrent, changes } = props;
  const { id, title, state, note } = proposal;
  const isApproved = state === 'approved' || state === 'scheduled';
  const isProposed = IN_REVIEW.has(state);
  const isReviewer = hasRole(me.role, 'reviewer');
  const to = (path: string) => `/editor/proposals/${id}/${path}`;
  if (state === 'publishing') return null;
  return (
    <>
      {props.mayPublish && isApproved && <Publish proposal={proposal} />}
      {isReviewer && isProposed && (
        <section>
          <h2>Review</h2>
          {!isApproved && <OtherReviewers {...props} />}
          {!isApproved && <Accept {...props} />}
          <form method="post" action={to('give-back')}>
            <input type="hidden" name="seen" value={proposal.head} />
            <label htmlFor="asked">What is to be changed</label>
            <textarea id="asked" name="words" rows={3} required />
            <button type="submit" className="quiet">
              Ask for changes
            </button>
          </form>
        </section>
      )}
      {state !== 'closed' && (
        <form method="post" action={to('edit')}>
          <button type="submit" className="quiet">
            {isCurrent ? 'Continue editing' : 'Edit this proposal'}
          </button>
        </form>
      )}
      {changes && changes.records.length > 0 && (
        <section id={isProposed ? undefined : 'send'}>
          <h2>{isProposed ? 'Title and note' : 'Send for review'}</h2>
          {isReviewer && !isProposed && <OtherReviewers {...props} />}
          <form method="post" action={to('propose')}>
            <label htmlFor="title">Title</label>
            <input id="title" name="title" required maxLength={120} defaultValue={title} />
            <label htmlFor="words">Note to reviewers (optional)</label>
            <textarea id="words" name="words" rows={3} defaultValue={note} />
            <button type="submit" className={isProposed ? 'quiet' : undefined}>
              {isProposed ? 'Save' : 'Send for review'}
            </button>
          </form>
        </section>
      )}
      {(proposal.owner === me.id || hasRole(me.role, 'admin')) && (
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
    </>
  );
}
