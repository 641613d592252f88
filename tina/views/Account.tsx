import { ROLE_WORDS } from '../people/Role.ts';
import { Frame, type Visit } from './Frame.tsx';

interface AccountProps extends Visit {
  /** Whether the person gets mail about proposals. */
  wantsMail: boolean;
}

/** A person's own page. */
export function Account({ wantsMail, ...visit }: AccountProps) {
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
    </Frame>
  );
}
