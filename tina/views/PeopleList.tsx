import { timeText } from '../../content/schema/datetime.ts';
import type { Member } from '../people/People.ts';
import { ROLE_WORDS, ROLES } from '../people/Role.ts';
import { Frame } from './Frame.tsx';
import { Problem } from './SignIn.tsx';

export interface PeopleProps {
  site: string;
  me: Member;
  people: readonly Member[];
  /** What those who are invited open. */
  address: string;
  done?: string;
  problem?: string;
  typed?: { name?: string; email?: string };
}

/** Who may sign in. */
export function PeopleList({ site, me, people, address, done, problem, typed }: PeopleProps) {
  return (
    <Frame site={site} title="People" me={me} done={done}>
      <section aria-labelledby="invite">
        <h2 id="invite">Invite somebody</h2>
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
        <p className="help">
          Name and address stand beside every change that they save. Tell them to open {address}.
        </p>
      </section>
      <section aria-labelledby="all">
        <h2 id="all">{people.length === 1 ? '1 person' : `${people.length} people`}</h2>
        <ul className="list">
          {people.map((member) => (
            <Person key={member.id} member={member} isMe={member.id === me.id} />
          ))}
        </ul>
      </section>
    </Frame>
  );
}

function Person({ member, isMe }: { member: Member; isMe: boolean }) {
  const { id, name, email, role, disabled, seen } = member;
  return (
    <li className={disabled ? 'off' : undefined}>
      <div>
        <strong>{name}</strong>
        {isMe && ' (you)'}
        <br />
        {email}
        <p className="help">
          {disabled
            ? 'Cannot sign in.'
            : seen
              ? `Last here ${timeText(seen)}.`
              : 'Is not signed in anywhere.'}
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
      <form method="post" action="/editor/people/disabled">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="disabled" value={disabled ? 'no' : 'yes'} />
        <button type="submit" className="quiet">
          {disabled ? `Let ${name} in again` : `Close ${name}’s account`}
        </button>
      </form>
    </li>
  );
}

function Roles({ id, chosen }: { id: string; chosen: string }) {
  return (
    <select id={id} name="role" defaultValue={chosen}>
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {ROLE_WORDS[role]}
        </option>
      ))}
    </select>
  );
}
