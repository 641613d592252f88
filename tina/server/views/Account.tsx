import { timeText } from '../../../content/schema/datetime.ts';
import { ROLE_WORDS } from '../../shared/Role.ts';
import { agoText } from '../../shared/words.ts';
import type { Accounts } from '../signIn/accounts.ts';
import { Frame, Row, type Visit } from './Frame.tsx';
import { NUMBER, TypedCode } from './SignIn.tsx';

type Sessions = Awaited<ReturnType<Accounts['sessions']['of']>>;

interface AccountProps extends Visit {
  /** Whether the person gets mail about proposals. */
  wantsMail: boolean;
  sessions: Sessions;
  /** The session that asks for the page. */
  current: string;
  /** Whether the person signs in with a second factor too. */
  hasSecond: boolean;
}

/** A person's own page. */
export function Account({ wantsMail, sessions, current, hasSecond, ...visit }: AccountProps) {
  const { me } = visit;
  return (
    <Frame title="Your account" at="/editor/account" {...visit}>
      <p>
        {me.name}, {me.email}
        <br />
        {ROLE_WORDS[me.role].join(': ')}
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
                `last used ${agoText(updatedAt.valueOf())}`,
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
      <section aria-labelledby="second">
        <h2 id="second">Second factor</h2>
        <p>
          {hasSecond
            ? 'To sign in with a code, you also need a number from your authenticator app.'
            : 'Who reads your mail can sign in as you. With a second factor they also need your phone.'}
        </p>
        {hasSecond ? (
          <form method="post" action="/editor/account/second/remove">
            <button type="submit" className="quiet">
              Remove the second factor
            </button>
          </form>
        ) : (
          <p>
            <a href="/editor/account/second">Set up a second factor</a>
          </p>
        )}
      </section>
    </Frame>
  );
}

/** How a browser calls itself, in short: “Firefox on Linux”. */
export function browserOf(agent: string): string {
  const [name] = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent) ?? [];
  const [system] = /Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/.exec(agent) ?? [];
  const called = { Edg: 'Edge', OPR: 'Opera' }[name ?? ''] ?? name ?? 'A browser';
  return system ? `${called} on ${system}` : called;
}

interface SecondProps extends Visit {
  /** The address that hands the key to an authenticator app. */
  uri?: string | undefined;
  problem?: string | undefined;
  /** Once it is turned on: codes for who is without the app. */
  codes?: readonly string[];
}

/** Sets up a second factor. */
export function Second({ uri = '', problem, codes, ...visit }: SecondProps) {
  if (codes)
    return (
      <Frame title="Keep these backup codes" {...visit}>
        <p>
          From now on you sign in with a second factor too. Each of these codes replaces it once, if
          you are without your phone. They are not shown again: print them, or keep them where you
          keep passwords.
        </p>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p>
          <a href="/editor/account">Back to your account</a>
        </p>
      </Frame>
    );
  const key = /secret=([^&]+)/.exec(uri)?.[1] ?? '';
  return (
    <Frame title="Set up a second factor" {...visit}>
      <p>
        On your phone: <a href={uri}>open your authenticator app</a>. Elsewhere, type this key into
        the app, as a time-based one: <code>{key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TypedCode
        action="/editor/account/second"
        label={NUMBER}
        button="Turn it on"
        problem={problem}
      />
    </Frame>
  );
}
