import { timeText } from '../../content/schema/datetime.ts';
import { isEditable } from '../people/isEditable.ts';
import type { Proposal } from '../proposals/Repository.ts';
import { Frame, Row, type Visit } from './Frame.tsx';
import { obstacleWords, STATES } from './proposalWords.ts';

/** A proposal, and who began it. */
export type Shown = Proposal & { readonly by?: string };

export interface ProposalsProps extends Visit {
  proposals: readonly Shown[];
  /** The one that is being edited. */
  current?: string;
}

const WAITING = new Set<Proposal['state']>(['open', 'approved', 'scheduled', 'publishing']);

/** All proposals: what waits for a reviewer, one's own, and the rest. */
export function ProposalList({ site, me, proposals, current, done }: ProposalsProps) {
  const own = proposals.filter((one) => one.owner === me.id && isEditable(one));
  const waiting = proposals.filter((one) => WAITING.has(one.state) && !own.includes(one));
  const rest = proposals.filter((one) => !own.includes(one) && !waiting.includes(one));
  return (
    <Frame site={site} title="Proposals" me={me} done={done}>
      <p>
        What you save is kept in a proposal, where only this editor shows it. It is public when a
        reviewer has accepted it.
      </p>
      <List title="Yours" proposals={own} current={current} none="You have changed nothing yet." />
      <form method="post" action="/editor/proposals" className="row">
        <div>
          <label htmlFor="title">Begin another proposal</label>
          <input id="title" name="title" required maxLength={120} placeholder="What it is about" />
        </div>
        <button type="submit" className="quiet">
          Begin
        </button>
      </form>
      <List title="In review" proposals={waiting} current={current} none="Nothing waits." />
      {rest.length > 0 && <List title="Others" proposals={rest} current={current} none="" />}
    </Frame>
  );
}

interface ListProps {
  title: string;
  proposals: readonly Shown[];
  current: string | undefined;
  none: string;
}

function List({ title, proposals, current, none }: ListProps) {
  return (
    <section>
      <h2>{title}</h2>
      {proposals.length === 0 && <p className="help">{none}</p>}
      <ul className="list">
        {proposals.map((proposal) => (
          <Row
            key={proposal.id}
            facts={[
              STATES[proposal.state],
              proposal.due && `for ${timeText(proposal.due)}`,
              proposal.by && `by ${proposal.by}`,
              `changed ${timeText(proposal.updated)}`,
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
