import { clockText } from '../../../content/schema/datetime.ts';
import { CLOCK } from '../../../content/schema/place.ts';
import type { Proposal } from '../../shared/Repository.ts';
import { hasRole } from '../../shared/Role.ts';
import type { ProposalProps } from './ProposalDetails.tsx';

type AcceptProps = Pick<ProposalProps, 'me' | 'proposal' | 'seal' | 'others'>;

/** Who decides on a proposal that the reader, a reviewer, saved into; nothing if they may themselves. */
export const OtherReviewers = ({ others }: Pick<AcceptProps, 'others'>) =>
  others.length > 0 && (
    <p>{`It has words or pictures of yours. Another reviewer decides: ${others.join(', ')}.`}</p>
  );

/** Approving, for those who may: not for those who saved into it while another reviewer can decide. */
export function Accept({ me, proposal, seal, others }: AcceptProps) {
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
      <button type="submit" className={isOwn ? 'quiet' : undefined}>
        Accept and publish
      </button>
      <Time button="Accept and schedule" />
      <button type="submit" name="when" value="later" className="quiet">
        Accept only
      </button>
      <p className="help">Then its editor or a reviewer publishes it.</p>
    </form>
  );
}

/** Publishing what is approved: now, at a time, or not any more. */
export function Publish({ proposal: { id, due } }: { proposal: Proposal }) {
  return (
    <section>
      <h2>Publish</h2>
      <form method="post" action={`/editor/proposals/${id}/publish`}>
        <button type="submit">Publish now</button>
        <Time button={due ? 'Change the time' : 'Schedule'} />
      </form>
      {due && (
        <form method="post" action={`/editor/proposals/${id}/withdraw`}>
          <button type="submit" className="quiet">
            Do not publish at this time
          </button>
        </form>
      )}
    </section>
  );
}

function Time({ button }: { button: string }) {
  const now = clockText(new Date().toISOString());
  return (
    <div className="row">
      <div>
        <label htmlFor="due">{`Or publish on (${CLOCK})`}</label>
        <input id="due" name="due" type="datetime-local" min={now} />
      </div>
      <button type="submit" name="when" value="time" className="quiet">
        {button}
      </button>
    </div>
  );
}
