import type { Diagnostic } from '../../../content/load/read/diagnostic.ts';
import { timeText } from '../../../content/schema/datetime.ts';
import type { Publication, Upcoming } from '../../proposals/publications.ts';
import { hasRole } from '../../shared/Role.ts';
import type { Build } from '../site/SiteFolder.ts';
import { Frame, Row, type Visit } from './Frame.tsx';
import { TakeBack } from './TakeBack.tsx';

export interface PublishedProps extends Visit {
  publications: readonly Publication[];
  /** The commit that the next page begins with. */
  older?: string | undefined;
  /** Whether it is such a page, and begins with no newest publication. */
  isOlder?: boolean;
  /** What appears next, and what ends. */
  upcoming: readonly Upcoming[];
  /** Whether the service knows where the site is. */
  isKnown: boolean;
  /** What visitors see; nothing if the site does not say. */
  build?: Build;
  /** Why what is published could not be built. */
  problem?: string;
  /** What is wrong with the published records. */
  faults: readonly Pick<Diagnostic, 'file' | 'rule' | 'fix'>[];
}

/** How long a build may take, in milliseconds. */
const BUILD_MS = 60 * 60_000;

/** What is live, what waits for a build, and the history of main: an engineer's commit was not reviewed here. */
export function PublishedList(props: PublishedProps) {
  const { site, me, publications, older, isOlder } = props;
  return (
    <Frame site={site} title="Published" me={me} at="/editor/published">
      {isOlder ? <Changes publications={publications} /> : <Newest {...props} />}
      {(isOlder || older) && (
        <nav aria-label="Pages">
          {isOlder && <a href="/editor/published">Newest</a>}{' '}
          {older && <a href={`/editor/published?from=${older}`}>Older</a>}
        </nav>
      )}
      {hasRole(me.role, 'admin') && (
        <p>
          <a href="/editor/log.json" download>
            Download the log
          </a>
        </p>
      )}
    </Frame>
  );
}

function Newest(props: PublishedProps) {
  const { publications, older, upcoming, isKnown, build, faults, problem } = props;
  const newest = publications.findIndex(({ commit }) => commit === build?.commit);
  const waiting = newest < 0 ? publications : publications.slice(0, newest);
  const isLate = (waiting.at(-1)?.when ?? Date.now()) < Date.now() - BUILD_MS;
  return (
    <>
      {problem && (
        <figure className="words">
          <figcaption>
            The site could not be built. Visitors see the previous version. The editor tries again
            with the next change, and every ten minutes.
          </figcaption>
          <blockquote>{problem}</blockquote>
        </figure>
      )}
      {faults.map(({ file, rule, fix }) => (
        <p key={`${file} ${rule}`} className="problem">
          {`The site cannot be built until this is fixed: ${file}: ${rule} ${fix}`}
        </p>
      ))}
      {upcoming.length > 0 && <Next upcoming={upcoming} />}
      {newest < 0 && (
        <p>
          {isKnown && !(build && older) && 'The site does not report which version visitors see. '}
          Visitors see a change once the site is updated, usually after some minutes. The first line
          is the newest change.
        </p>
      )}
      {newest > 0 && <h2>Waits for the next update of the site</h2>}
      {newest > 0 && isLate && (
        <p className="problem">
          It was published more than an hour ago, and the site does not contain it: the update may
          have failed. Ask an engineer.
        </p>
      )}
      {waiting.length > 0 && <Changes publications={waiting} />}
      {build && newest >= 0 && (
        <>
          <h2>{`Live since ${timeText(build.since)}`}</h2>
          <Changes publications={publications.slice(newest)} />
        </>
      )}
    </>
  );
}

function Next({ upcoming }: Pick<PublishedProps, 'upcoming'>) {
  return (
    <section>
      <h2>Scheduled</h2>
      <ul className="list">
        {upcoming.map(({ time, title, what, proposal }) => (
          <Row
            key={`${time} ${what} ${proposal ?? title}`}
            facts={[
              `to be ${what === 'expired' ? 'unpublished' : 'published'} on ${timeText(time)}`,
              !proposal && 'by the date in its record',
            ]}
          >
            {proposal ? <a href={`/editor/proposals/${proposal}`}>{title}</a> : title}
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** How many commits of engineers in a row are folded. */
const FOLDED = 3;

/** What was published, the newest first. Commits of engineers are folded between what was proposed here. */
function Changes({ publications }: Pick<PublishedProps, 'publications'>) {
  const runs = publications.reduce<Publication[][]>((all, one) => {
    const last = all.at(-1);
    if (last && !one.proposal && !last[0]?.proposal) last.push(one);
    else all.push([one]);
    return all;
  }, []);
  return (
    <ul className="list">
      {runs.map((run) =>
        run.length < FOLDED ? (
          <Rows key={run[0]?.commit} publications={run} />
        ) : (
          <li key={run[0]?.commit}>
            <details>
              <summary>{`${run.length} changes made in Git, until ${timeText(run[0]?.when ?? 0)}`}</summary>
              <ul className="list">
                <Rows publications={run} />
              </ul>
            </details>
          </li>
        ),
      )}
    </ul>
  );
}

function Rows({ publications }: Pick<PublishedProps, 'publications'>) {
  return (
    <>
      {publications.map(({ commit, subject, when, author, proposal, takenBack, live }) => (
        <Row
          key={commit}
          picture={proposal ? `/editor/proposals/${proposal.id}/picture` : ''}
          action={proposal && <TakeBack {...{ commit, takenBack }} title={proposal.title} />}
          facts={[
            `by ${proposal?.proposer ?? author}`,
            proposal?.approval ? `approved by ${proposal.approval.who}` : 'not reviewed here',
            proposal?.approval?.detail.reason,
            proposal?.late,
            timeText(when),
            live && `live since ${timeText(live)}`,
          ]}
        >
          {proposal ? <a href={`/editor/proposals/${proposal.id}`}>{proposal.title}</a> : subject}
        </Row>
      ))}
    </>
  );
}
