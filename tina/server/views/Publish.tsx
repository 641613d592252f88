import type { ReactNode } from 'react';
import { clockText } from '../../../content/schema/datetime.ts';
import { CLOCK } from '../../../content/schema/locale.ts';
import type { Proposal } from '../../shared/Repository.ts';
import { hasRole } from '../../shared/Role.ts';
import type { Visit } from './Frame.tsx';
import type { Shown } from './ProposalList.tsx';

export interface DecisionProps extends Pick<Visit, 'me'> {
  proposal: Shown;
  /** What the changes on the page are: a decision counts for them alone. */
  seal: string;
  /** Other reviewers, if the reader saved into it. */
  others: readonly string[];
  /** Whether the reader may publish what is approved. */
  mayPublish: boolean;
}

/** Who decides on a proposal that the reader, a reviewer, saved into; nothing if they may themselves. */
export const OtherReviewers = ({ others }: Pick<DecisionProps, 'others'>) =>
  others.length > 0 && (
    <p>{`It has words or pictures of yours. Another reviewer decides: ${others.join(', ')}.`}</p>
  );

/** What is decided of a proposal in review: always in view, at the bottom of the window. */
export function Decision(props: DecisionProps) {
  const { me, proposal, others, mayPublish } = props;
  const isApproved = proposal.state !== 'open';
  return (
    <section id="decide" className="decision" aria-label="Decision">
      {!isApproved && <OtherReviewers others={others} />}
      {hasRole(me.role, 'reviewer') && <GiveBack proposal={proposal} />}
      {mayPublish && isApproved && <Publish proposal={proposal} />}
      {hasRole(me.role, 'reviewer') && !isApproved && <Accept {...props} />}
    </section>
  );
}

interface MoreProps {
  label: ReactNode;
  children: ReactNode;
}

/** A button that unfolds what else there is, above it. */
const More = ({ label, children }: MoreProps) => (
  <details name="decision">
    <summary>{label}</summary>
    <div>{children}</div>
  </details>
);

const LATER = <span className="sr-only">Publish later</span>;

const GiveBack = ({ proposal: { id, head } }: { proposal: Proposal }) => (
  <More label="Ask for changes…">
    <form method="post" action={`/editor/proposals/${id}/give-back`}>
      <input type="hidden" name="seen" value={head} />
      <label htmlFor="asked">What is to be changed</label>
      <textarea id="asked" name="words" rows={3} required />
      <button type="submit" className="quiet">
        Ask for changes
      </button>
    </form>
  </More>
);

/** Approving, for those who may: not for those who saved into it while another reviewer can decide. */
function Accept({ me, proposal, seal, others }: DecisionProps) {
  const isOwn = others.length > 0;
  if (isOwn && !hasRole(me.role, 'admin')) return null;
  return (
    <form method="post" action={`/editor/proposals/${proposal.id}/accept`}>
      <input type="hidden" name="seal" value={seal} />
      <input type="hidden" name="seen" value={proposal.head} />
      {isOwn && (
        <>
          <label htmlFor="reason">Why you publish it yourself</label>
          <input id="reason" name="reason" required maxLength={120} />
        </>
      )}
      <div className="split">
        <button type="submit" className={isOwn ? 'quiet' : undefined}>
          Accept and publish
        </button>
        <More label={LATER}>
          <Time button="Accept and schedule" />
          <button type="submit" name="when" value="later" className="plain">
            Accept only
          </button>
          <p className="help">Then its editor or a reviewer publishes it.</p>
        </More>
      </div>
    </form>
  );
}

/** Publishing what is approved: now, at a time, or not any more. */
function Publish({ proposal: { id, due } }: { proposal: Proposal }) {
  return (
    <>
      {due && (
        <form method="post" action={`/editor/proposals/${id}/withdraw`}>
          <button type="submit" className="quiet">
            Do not publish at this time
          </button>
        </form>
      )}
      <form method="post" action={`/editor/proposals/${id}/publish`} className="split">
        <button type="submit">Publish now</button>
        <More label={LATER}>
          <Time button={due ? 'Change the time' : 'Schedule'} />
        </More>
      </form>
    </>
  );
}

function Time({ button }: { button: string }) {
  const now = clockText(new Date().toISOString());
  return (
    <>
      <label htmlFor="due">{`Publish on (${CLOCK})`}</label>
      <input id="due" name="due" type="datetime-local" min={now} />
      <button type="submit" name="when" value="time" className="quiet">
        {button}
      </button>
    </>
  );
}
