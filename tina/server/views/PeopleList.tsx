import { isLastAdmin, ROLE_WORDS, ROLES } from '../../shared/Role.ts';
import { agoText } from '../../shared/words.ts';
import type { Member } from '../people/People.ts';
import { Frame, type Visit } from './Frame.tsx';
import { Problem } from './SignIn.tsx';

export interface PeopleProps extends Visit {
  people: readonly Member[];
  /** What those who are invited open. */
  address: string;
  /** Whose account is about to be closed: the page asks first. */
  closes?: Member;
  problem?: string;
  typed?: { name?: string; email?: string };
}

/** Who may sign in. */
export function PeopleList(props: PeopleProps) {
  const { site, me, people, address, done, closes, problem, typed } = props;
  return (
    <Frame site={site} title="People" me={me} at="/editor/people" done={done}>
      {closes && !closes.disabled && <Close member={closes} />}
      <section aria-labelledby="invite">
        <h2 id="invite">Invite a person</h2>
        <form method="post" action="/editor/people" className="row">
          <div>
            <label htmlFor="name">Name</label>
            <input id="name" name="name" required maxLength={80} defaultValue={typed?.name} />
          </div>
          <div>
            <label htmlFor="email">Email address</label>
            <input
              id="email"
              name="email"
              type="email"
              required
              maxLength={254}
              defaultValue={typed?.email}
            />
          </div>
          <div>
            <label htmlFor="role">Role</label>
            <Roles id="role" chosen="editor" />
          </div>
          <button type="submit">Invite</button>
        </form>
        {problem && <Problem text={problem} />}
        <p className="help">{ROLES.map((role) => ROLE_WORDS[role].join(': ')).join('. ')}.</p>
        <p className="help">
          Name and address are shown with every change that they save. Tell them to open {address}.
        </p>
      </section>
      <section aria-labelledby="all">
        <h2 id="all">{people.length === 1 ? '1 person' : `${people.length} people`}</h2>
        <ul className="list people">
          {people.map((member) => (
            <Person
              key={member.id}
              member={member}
              isMe={member.id === me.id}
              isLast={isLastAdmin(member, people)}
            />
          ))}
        </ul>
      </section>
    </Frame>
  );
}

/** Asks before an account is closed. */
function Close({ member: { id, name } }: { member: Member }) {
  return (
    <section aria-labelledby="close">
      <h2 id="close">{`Close ${name}’s account?`}</h2>
      <p>
        {`${name} is signed out everywhere and cannot sign in. What ${name} saved stays, and words that are not saved yet stay in the browser. You can open the account again.`}
      </p>
      <form method="post" action="/editor/people/disabled" className="row">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="disabled" value="yes" />
        <button type="submit">Close the account</button>
        <a href="/editor/people">Cancel</a>
      </form>
    </section>
  );
}

interface PersonProps {
  member: Member;
  isMe: boolean;
  /** The only admin who can sign in: the account stays as it is. */
  isLast: boolean;
}

function Person({ member, isMe, isLast }: PersonProps) {
  const { id, name, email, role, disabled, seen } = member;
  return (
    <li className={disabled ? 'off' : undefined}>
      <div>
        <strong>{name}</strong>
        {isMe && ' (you)'}
        <br />
        {email}
        <p className="help">
          {disabled ? 'Cannot sign in.' : seen ? `Last here ${agoText(seen)}.` : 'Not signed in.'}
        </p>
      </div>
      <form method="post" action="/editor/people/role" className="row">
        <input type="hidden" name="id" value={id} />
        <div>
          <label htmlFor={`role-${id}`} className="sr-only">{`Role of ${name}`}</label>
          <Roles id={`role-${id}`} chosen={role} />
        </div>
        <button type="submit" className="quiet">
          Change<span className="sr-only">{` the role of ${name}`}</span>
        </button>
      </form>
      {isLast && !disabled ? (
        <p className="help">The only admin. Make another person an admin before you close this.</p>
      ) : disabled ? (
        <form method="post" action="/editor/people/disabled">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="disabled" value="no" />
          <button type="submit" className="plain">{`Let ${name} in again`}</button>
        </form>
      ) : (
        <form method="get" action="/editor/people/close">
          <input type="hidden" name="id" value={id} />
          <button type="submit" className="plain">{`Close ${name}’s account`}</button>
        </form>
      )}
    </li>
  );
}

function Roles({ id, chosen }: { id: string; chosen: string }) {
  return (
    <select id={id} name="role" defaultValue={chosen}>
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {ROLE_WORDS[role][0]}
        </option>
      ))}
    </select>
  );
}
