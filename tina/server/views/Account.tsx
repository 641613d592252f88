import { timeText } from '../../../content/schema/datetime.ts';
import { ROLE_WORDS } from '../../shared/Role.ts';
import type { Accounts } from '../signIn/accounts.ts';
import { Frame, Row, type Visit } from './Frame.tsx';

type Sessions = Awaited<ReturnType<Accounts['sessions']['of']>>;

interface AccountProps extends Visit {
  /** Whether the person gets mail about proposals. */
  wantsMail: boolean;
  sessions: Sessions;
  /** The session that asks for the page. */
  current: string;
}

/** A person's own page. */
export function Account({ wantsMail, sessions, current, ...visit }: AccountProps) {
  const { me } = visit;
  return (
    <Frame title="Your account" {...visit}>
      <p>
        {me.name}, {me.email}
        <br />
        {ROLE_WORDS[me.role]}
      </p>
      <form method="post" action="/editor/account">
        <label className="side">
          <input type="checkbox" name="mail" value="yes" defaultChecked={wantsMail} />
          <span>
            Send me mail
            <span className="help">
              {' '}
              when a proposal waits for my review, and when mine is published or live, or changes of
              it are asked for. At most one mail in ten minutes.
            </span>
          </span>
        </label>
        <button type="submit">Save</button>
      </form>
      <section aria-labelledby="sessions">
        <h2 id="sessions">Where you are signed in</h2>
        <ul className="list">
          {sessions.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => (
            <Row
              key={id}
              facts={[
                ipAddress,
                `since ${timeText(createdAt.valueOf())}`,
                `last used ${timeText(updatedAt.valueOf())}`,
              ]}
              action={
                id === current ? undefined : (
                  <form method="post" action="/editor/account/session">
                    <input type="hidden" name="id" value={id} />
                    <button type="submit" className="quiet">
                      Sign out there
                    </button>
                  </form>
                )
              }
            >
              <strong>{browserOf(userAgent ?? '')}</strong>
              {id === current && ' (this browser)'}
            </Row>
          ))}
        </ul>
        <p className="help">
          A browser is signed out after 30 days in which it was not used, and after 90 days at the
          latest.
        </p>
      </section>
    </Frame>
  );
}

/** How a browser calls itself, in short: “Firefox on Linux”. */
function browserOf(agent: string): string {
  const [name] = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent) ?? [];
  const [system] = /Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/.exec(agent) ?? [];
  const called = { Edg: 'Edge', OPR: 'Opera' }[name ?? ''] ?? name ?? 'A browser';
  return system ? `${called} on ${system}` : called;
}
