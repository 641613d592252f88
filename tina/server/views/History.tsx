import { timeText } from '../../../content/schema/datetime.ts';
import type { LoggedEvent } from '../../shared/events.ts';
import { isAhead, progressOf } from '../../shared/proposalState.ts';
import { DEEDS } from '../../shared/proposalWords.ts';
import { Row } from './Frame.tsx';

/** A failure that was found before the time of a publication. */
const AHEAD = 'found that it would not be published at its time';

interface HistoryProps {
  events: readonly LoggedEvent[];
  /** Notes that the page shows already. */
  shown: readonly (string | undefined)[];
}

/** What happened to a proposal, the newest first. Saves in a row by one person are one line. */
export function History({ events, shown }: HistoryProps) {
  const told = events.flatMap((event, index) => {
    const { kind, who, at } = event;
    const next = events[index + 1];
    if (kind === 'saved' && next?.kind === kind && next.who === who) return [];
    const now = kind === 'failed' && progressOf(events.slice(0, index + 1));
    const deed = now && isAhead(now, at) ? AHEAD : DEEDS[kind];
    return deed ? [{ ...event, deed }] : [];
  });
  return (
    <section>
      <h2>History</h2>
      <ul className="list">
        {told
          .toReversed()
          .map(({ number, who, deed, at, detail: { reason, alone, words, due } }) => (
            <Row
              key={number}
              facts={[
                timeText(at),
                due && `for ${timeText(due)}`,
                reason && `as an admin, although others can decide: ${reason}`,
                alone && 'saved into it too: there is no other reviewer',
                !shown.includes(words) && words,
              ]}
            >
              {`${who} ${deed}`}
            </Row>
          ))}
      </ul>
    </section>
  );
}
