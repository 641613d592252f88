import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Wordmark } from '../../../components/layout/Wordmark.tsx';
import { hashOf } from '../../shared/editorAddress.ts';
import { STATES } from '../../shared/proposalWords.ts';
import type { Proposal } from '../../shared/Repository.ts';
import { hasRole } from '../../shared/Role.ts';
import type { Member } from '../people/People.ts';
import { TYPED } from './typedScript.ts';

/** A function that writes a page as HTML. */
export const page =
  <Props extends object>(View: ComponentType<Props>) =>
  (props: Props): string =>
    `<!doctype html>${renderToStaticMarkup(<View {...props} />)}\n`;

/** Where a sign-in over an open form ends; the editor's page reads who it was, and closes it. */
export function SignedIn({ site, person, name }: { site: string; person: string; name: string }) {
  return (
    <Frame site={site} title={`Signed in as ${name}`}>
      <p data-person={person}>
        <a href="/admin/">To the editor</a>
      </p>
    </Frame>
  );
}

interface MessageProps extends Pick<FrameProps, 'site' | 'me'> {
  message: string;
  /** The page with the form that could not be sent. */
  back?: string | undefined;
  /** The words of the form that could not be sent. */
  typed?: string;
}

/** What could not be done, what was typed, and a way on. */
export function Message({ site, me, message, typed, back }: MessageProps) {
  return (
    <Frame site={site} title="That did not work" me={me} alone>
      <p role="alert">{message}</p>
      {typed && (
        <p>
          <label htmlFor="typed">What you typed, to copy it</label>
          <textarea id="typed" rows={5} readOnly defaultValue={typed} />
        </p>
      )}
      <p>{back ? <a href={back}>Back</a> : <a href="/editor/proposals">To the proposals</a>}</p>
    </Frame>
  );
}

export interface FrameProps {
  /** What the site is called. */
  site: string;
  title: string;
  /** Undefined where no one is signed in. */
  me?: Member;
  /** The address of the bar's link that is marked as current. */
  at?: string;
  /** What was done just now. */
  done?: string;
  /** The rest of the page's header, after the title. */
  head?: ReactNode;
  /** A page with one question or message; `framed` inside a dialog of the editor, without the bar. */
  alone?: boolean | 'framed';
  children: ReactNode;
}

/** What a page gets of the person who opens it. */
export interface Visit extends Pick<FrameProps, 'site' | 'done'> {
  me: Member;
}

/** The document of each of the service's own pages. They are complete without a script. */
export function Html({ site, title, children }: Pick<FrameProps, 'site' | 'title' | 'children'>) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – editor of ${site}`}</title>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="stylesheet" href="/editor/style.css" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** What is around each page of the editor. */
export function Frame({ site, title, me, at, done, head, alone, children }: FrameProps) {
  return (
    <Html site={site} title={title}>
      {alone !== 'framed' && (
        <header className="bar">
          <span className="brand">
            <Wordmark name={site} place="bar" />
            <span className="sr-only"> editor</span>
          </span>
          <Ways me={me} at={at} />
        </header>
      )}
      <main className={alone ? 'alone' : undefined}>
        <header className="head">
          <h1>{title}</h1>
          {head}
          {done && (
            <p className="done" role="status">
              {done}
            </p>
          )}
        </header>
        {children}
      </main>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: its hash is in the page's policy (server/guards.ts) */}
      {me && <script dangerouslySetInnerHTML={{ __html: TYPED }} />}
    </Html>
  );
}

interface RowProps {
  /** The address of a page that shows what it is about; an empty one leaves its place empty. */
  picture?: string | undefined;
  facts: readonly unknown[];
  /** Its state. */
  state?: ReactNode;
  /** What can be done with it. */
  action?: ReactNode;
  children: ReactNode;
}

/** The state of a proposal, as a word with a dot. */
export const State = ({ of }: { of: Proposal['state'] }) => (
  <strong className="state" data-state={of}>
    {STATES[of]}
  </strong>
);

/** A row of a list, and what there is to know of it. */
export function Row({ picture, facts, state, action, children }: RowProps) {
  return (
    <li>
      {picture !== undefined && (
        <div className="picture" aria-hidden="true" inert>
          {picture && (
            <iframe
              title="The first page that it changes"
              src={picture}
              sandbox="allow-same-origin"
              loading="lazy"
              tabIndex={-1}
            />
          )}
        </div>
      )}
      <div>
        {children}
        <p className="help">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {state}
      {action}
    </li>
  );
}

/** The pages of the bar, and those that only an admin has. */
const WAYS = [
  ['/admin/', 'Edit'],
  [`/admin/${hashOf({ list: 'all' })}`, 'Content'],
  ['/editor/proposals', 'Proposals'],
  ['/editor/published', 'Published'],
] as const;
const OF_ADMINS = [['/editor/people', 'People']] as const;

function Ways({ me, at }: Pick<FrameProps, 'me' | 'at'>) {
  const isAt = (address: string) => (address === at ? 'page' : undefined);
  const ways = me ? [...WAYS, ...(hasRole(me.role, 'admin') ? OF_ADMINS : [])] : [];
  return (
    <nav aria-label="Editor">
      <div>
        {ways.map(([address, name]) => (
          <a key={address} href={address} aria-current={isAt(address)}>
            {name}
            {address === '/editor/proposals' && Boolean(me?.waits) && (
              <span className="count">
                {me?.waits}
                <span className="sr-only"> waiting for you</span>
              </span>
            )}
          </a>
        ))}
      </div>
      <div>
        {me && (
          <a
            href="/editor/account"
            title={`Signed in as ${me.name}`}
            aria-current={isAt('/editor/account')}
          >
            Account
          </a>
        )}
        <a href="/editor/help" target="_blank" rel="noopener">
          Help
        </a>
        {me && (
          <form method="post" action="/editor/sign-out">
            <button type="submit" className="plain">
              Sign out
            </button>
          </form>
        )}
      </div>
    </nav>
  );
}
