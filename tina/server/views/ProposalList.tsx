import { timeText } from '../../../content/schema/datetime.ts';
import { isEditable } from '../../shared/isEditable.ts';
import { obstacleWords } from '../../shared/proposalWords.ts';
import type { Proposal } from '../../shared/Repository.ts';
import { hasRole } from '../../shared/Role.ts';
import { agoText } from '../../shared/words.ts';
import { Frame, Row, State, type Visit } from './Frame.tsx';

/** A proposal, who began it, and that it was changed since the last review. */
export type Shown = Proposal & { readonly by?: string; readonly since?: string | false };

export interface ProposalsProps extends Visit {
  proposals: readonly Shown[];
  /** The one that is being edited. */
  current?: string;
}

const NONE = 'You have no open proposal. The next change that you save begins one.';
const OF_OTHERS = 'You have begun none. What you save goes into the proposal that you are editing.';

const WAITING = new Set<Proposal['state']>(['open', 'approved', 'scheduled', 'publishing']);

/** Drafts change with each save, and each of their pictures would be a rendering. */
const HIDDEN = new Set<Proposal['state']>(['draft', 'closed']);

/** All proposals: what one began or edits, what waits for a reviewer, drafts of others, and what is over. */
export function ProposalList({ site, me, proposals, current, done }: ProposalsProps) {
  const open = proposals.filter(isEditable);
  const own = open.filter(
    ({ id, owner, state }) => owner === me.id || (id === current && !WAITING.has(state)),
  );
  const waiting = open.filter((one) => WAITING.has(one.state) && !own.includes(one));
  const rest = open.filter((one) => !own.includes(one) && !waiting.includes(one));
  const over = proposals.filter((one) => !isEditable(one));
  // A reviewer opens this page for the proposals in review.
  const isReviewer = hasRole(me.role, 'reviewer');
  const inReview = (
    <List title="In review" proposals={waiting} current={current} none="Nothing waits." />
  );
  return (
    <Frame site={site} title="Proposals" me={me} at="/editor/proposals" done={done}>
      <p>
        What you save is kept in a proposal, where only this editor shows it. It is public when a
        reviewer has accepted it.
      </p>
      {isReviewer && inReview}
      <List
        title="Yours"
        proposals={own}
        current={current}
        none={open.some(({ id }) => id === current) ? OF_OTHERS : NONE}
      />
      <form method="post" action="/editor/proposals" className="row">
        <div>
          <label htmlFor="title">
            {own.length > 0 ? 'Begin another proposal' : 'Begin a proposal'}
          </label>
          <input id="title" name="title" required maxLength={120} placeholder="What it is about" />
        </div>
        <button type="submit" className="quiet">
          Begin
        </button>
      </form>
      {!isReviewer && inReview}
      {rest.length > 0 && <List title="Drafts of others" proposals={rest} current={current} />}
      {over.length > 0 && <List title="Published or closed" proposals={over} current={current} />}
    </Frame>
  );
}

interface ListProps {
  title: string;
  proposals: readonly Shown[];
  current: string | undefined;
  none?: string;
}

function List({ title, proposals, current, none }: ListProps) {
  return (
    <section>
      <h2>
        {title}
        {proposals.length > 0 && <span className="number"> {proposals.length}</span>}
      </h2>
      {proposals.length === 0 && <p className="help">{none}</p>}
      <ul className="list">
        {proposals.map((proposal) => (
          <Row
            key={proposal.id}
            picture={
              HIDDEN.has(proposal.state) ? undefined : `/editor/proposals/${proposal.id}/picture`
            }
            state={<State of={proposal.state} />}
            facts={[
              proposal.due && `for ${timeText(proposal.due)}`,
              proposal.by && `by ${proposal.by}`,
              `changed ${agoText(proposal.updated)}`,
              proposal.since,
              proposal.id === current && proposal.state !== 'merged' && 'you are editing this one',
              obstacleWords(proposal)[0],
            ]}
          >
            <a href={`/editor/proposals/${proposal.id}`}>
              <strong>{proposal.title}</strong>
            </a>
          </Row>
        ))}
      </ul>
    </section>
  );
}
