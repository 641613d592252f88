import { timeText } from '../../content/schema/datetime.ts';
import type { Member } from '../people/People.ts';
import { reaches } from '../people/Role.ts';
import type { Publication } from '../proposals/publications.ts';
import { Frame, Row } from './Frame.tsx';

export interface PublishedProps {
  site: string;
  me: Member;
  publications: readonly Publication[];
}

/** What is published, and the history of main: an engineer's commit was not reviewed here. */
export function PublishedList({ site, me, publications }: PublishedProps) {
  return (
    <Frame site={site} title="Published" me={me}>
      <p>The site contains this with its next build. The first line is the newest change.</p>
      <ul className="list">
        {publications.map(({ commit, subject, when, author, proposal }) => (
          <Row
            key={commit}
            facts={[
              `by ${proposal?.proposer ?? author}`,
              proposal?.approval ? `approved by ${proposal.approval.who}` : 'not reviewed here',
              proposal?.approval?.detail.reason,
              timeText(when),
            ]}
          >
            {proposal ? <a href={`/editor/proposals/${proposal.id}`}>{proposal.title}</a> : subject}
          </Row>
        ))}
      </ul>
      {reaches(me.role, 'admin') && (
        <p>
          <a href="/editor/log.json" download>
            Download the log
          </a>
        </p>
      )}
    </Frame>
  );
}
