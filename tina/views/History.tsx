import { timeText } from '../../content/schema/datetime.ts';
import type { LoggedEvent } from '../proposals/EventLog.ts';
import { Row } from './Frame.tsx';
import { DEEDS } from './proposalWords.ts';

interface HistoryProps {
  events: readonly LoggedEvent[];
  /** Notes that the page shows already. */
  shown: readonly (string | undefined)[];
}

/** What happened to a proposal, the newest first. Saves in a row by one person are one line. */
export function History({ events, shown }: HistoryProps) {
  const told = events.filter(({ kind, who }, index) => {
    const next = events[index + 1];
    return DEEDS[kind] && !(kind === 'saved' && next?.kind === kind && next.who === who);
  });
  return (
    <section>
      <h2>History</h2>
      <ul className="list">
        {told
          .toReversed()
          .map(({ number, who, kind, at, detail: { reason, alone, words, due } }) => (
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
              {`${who} ${DEEDS[kind]}`}
            </Row>
          ))}
      </ul>
    </section>
  );
}
