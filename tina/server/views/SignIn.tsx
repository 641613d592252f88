import type { ReactNode } from 'react';
import { SIGNED_IN } from '../../shared/Here.ts';
import { PAUSE_MINUTES } from '../signIn/Codes.ts';
import { Frame } from './Frame.tsx';

export interface SignInProps {
  site: string;
  /** Other ways in than a code. */
  providers: readonly { id: string; name: string }[];
  /** Codes are printed in the terminal. */
  isLocal: boolean;
  /** Where it leads. */
  next: string;
  /** What was typed as an address. */
  typed?: string;
  /** A code was sent to it, if somebody is invited by that address. */
  codeFor?: string;
  /** How long ago, in milliseconds; unknown after a wrong code. */
  age?: number;
  /** What is wrong with what was typed. */
  problem?: string;
  /** Who is signed in confirms that it is still them. */
  isAgain?: boolean;
  /** The code was right; the second factor is asked for. */
  isSecond?: boolean;
  /** Why somebody cannot come in this way. */
  refused?: keyof typeof REFUSED;
  /** The provider to which the page goes on. */
  onward?: { name: string; url: string };
}

const REFUSED = {
  uninvited: 'No one is invited with this address. Ask an admin of this editor to invite you.',
  closed: 'Your account is closed. Ask an admin of this editor to open it again.',
  provider:
    'Signing in did not work: the provider did not confirm your email address. Try again, or ask for a code.',
};

/** The one page that a stranger sees. It does not reveal who is invited. */
export function SignIn(props: SignInProps) {
  const { site, next, codeFor, problem, refused, onward, isAgain, isSecond } = props;
  const frame = { site, alone: next === SIGNED_IN ? ('framed' as const) : true };
  if (onward)
    return (
      <Frame {...frame} title={`Sign in with ${onward.name}`}>
        <p>
          <a href={onward.url}>{`Continue to ${onward.name}`}</a>
        </p>
      </Frame>
    );
  if (isSecond)
    return (
      <Frame {...frame} title="Your second factor">
        <TypedCode action="/editor/sign-in/second" label={NUMBER_OR_CODE} problem={problem}>
          <input type="hidden" name="next" value={next} />
        </TypedCode>
        <p className="help">
          Without your phone, type one of your backup codes. Without those, ask an admin to close
          your account and to open it again: that removes the second factor.
        </p>
      </Frame>
    );
  return (
    <Frame {...frame} title={codeFor === undefined ? 'Sign in' : 'Type your code'}>
      {refused && <Problem text={REFUSED[refused]} />}
      {isAgain && <p>What you are about to do needs a sign-in of the last 30 minutes.</p>}
      {codeFor === undefined ? <Ask {...props} /> : <Code {...props} codeFor={codeFor} />}
    </Frame>
  );
}

function Ask({ next, typed, problem, providers, isLocal }: SignInProps) {
  return (
    <>
      <form method="post" action="/editor/sign-in">
        <input type="hidden" name="next" value={next} />
        <label htmlFor="email">Your email address</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={typed}
          {...FOCUSED}
          {...described(problem)}
        />
        {problem && <Problem text={problem} />}
        <p className="help">
          {isLocal
            ? 'The editor runs in that terminal, on this machine.'
            : 'We send a code to it. There is no password.'}
        </p>
        <button type="submit">{isLocal ? 'Print a code in the terminal' : 'Send me a code'}</button>
      </form>
      {providers.map(({ id, name }) => (
        <form key={id} method="post" action="/editor/sign-in/with">
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="provider" value={id} />
          <button type="submit" className="quiet">{`Sign in with ${name}`}</button>
        </form>
      ))}
      <p className="help">Only those who are invited can sign in.</p>
    </>
  );
}

function Code({ next, codeFor, age, problem, isLocal }: SignInProps & { codeFor: string }) {
  const minutes = Math.floor((age ?? 0) / 60_000);
  return (
    <>
      <p>
        {isLocal
          ? 'If this address is invited, the code is in the terminal now: '
          : 'If this address is invited, a code is on its way to it: '}
        <strong>{codeFor}</strong>
      </p>
      {Boolean(age) && (
        <p className="help">
          {`It was asked for ${minutes < 1 ? 'less than a minute' : minutes === 1 ? 'a minute' : `${minutes} minutes`} ago, perhaps in another browser. That code works here too. No other one is sent until ${PAUSE_MINUTES} minutes have passed, or someone has signed in with it.`}
        </p>
      )}
      <TypedCode
        action="/editor/sign-in/code"
        label="Code of eight letters and digits"
        problem={problem}
      >
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="email" value={codeFor} />
      </TypedCode>
      <p>
        <a href={`/editor/sign-in?next=${encodeURIComponent(next)}`}>
          Another address, or another code
        </a>
      </p>
    </>
  );
}

/** Each of the pages asks for one thing. */
const FOCUSED = { autoFocus: true };

export const NUMBER = 'Number that your authenticator app shows';
const NUMBER_OR_CODE = `${NUMBER}, or a backup code`;

interface TypedCodeProps {
  action: string;
  label: string;
  button?: string;
  problem?: string;
  children?: ReactNode;
}

/** A form for a code. */
export function TypedCode({ action, label, button, problem, children }: TypedCodeProps) {
  return (
    <form method="post" action={action}>
      {children}
      <label htmlFor="code">{label}</label>
      <input
        id="code"
        name="code"
        className="code"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="one-time-code"
        maxLength={20}
        required
        {...FOCUSED}
        {...described(problem)}
      />
      {problem && <Problem text={problem} />}
      <button type="submit">{button ?? 'Sign in'}</button>
    </form>
  );
}

const described = (problem: string | undefined) =>
  problem ? { 'aria-invalid': true, 'aria-describedby': 'problem' } : {};

/** What went wrong, at the field that it is about. */
export function Problem({ text }: { text: string }) {
  return (
    <p id="problem" className="problem" role="alert">
      {text}
    </p>
  );
}
