import { timeText } from '../../../content/schema/datetime.ts';
import { LINK_DAYS, type ShownLink } from '../PreviewLinks.ts';
import { Frame, Html, Row } from './Frame.tsx';

export interface ShowToProps {
  /** The proposal. */
  id: string;
  /** Its valid links. */
  links: readonly ShownLink[];
  /** The address of the link that the reader made just now. */
  made?: string;
}

/** Links that show the proposed site to people without an account. */
export function ShowTo({ id, links, made }: ShowToProps) {
  return (
    <section id="show">
      <h2>Share a preview</h2>
      <p className="help">
        A link shows the proposed site, as it is saved last, to anyone who has it. They need no
        account, and see nothing else of the editor.
      </p>
      {made && (
        <>
          <label htmlFor="link">Copy this link now: it is not shown again</label>
          <input id="link" readOnly value={made} />
          <p>
            <a href={made}>Open it</a>
          </p>
        </>
      )}
      <form method="post" action={`/editor/proposals/${id}/link`} className="row">
        <div>
          <label htmlFor="days">The link is valid for</label>
          <select id="days" name="days" defaultValue="7">
            {LINK_DAYS.map((days) => (
              <option key={days} value={days}>
                {days === 1 ? '1 day' : `${days} days`}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="quiet">
          Make a link
        </button>
      </form>
      {links.length > 0 && (
        <ul className="list">
          {links.map(({ number, who, until }) => (
            <Row
              key={number}
              facts={[`valid until ${timeText(until)}`]}
              action={
                <form method="post" action={`/editor/proposals/${id}/unlink`}>
                  <button type="submit" name="link" value={number} className="plain">
                    Withdraw<span className="sr-only">{` the link by ${who}`}</span>
                  </button>
                </form>
              }
            >
              {`Link by ${who}`}
            </Row>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PreviewLinkProps {
  site: string;
  /** Why there is nothing to see, and what to do. */
  problem?: string;
  /** The title of the proposal, when it was saved last, and the address of its snapshot. */
  title?: string;
  at?: number;
  src?: string;
}

/** What a link shows: the proposed site in a frame, and around it which proposal that is. */
export function PreviewLink({ site, problem, title, at = 0, src }: PreviewLinkProps) {
  if (!src)
    return (
      <Frame site={site} title="Nothing to show" alone>
        <p role="alert">{problem}</p>
      </Frame>
    );
  return (
    <Html site={site} title={title ?? ''}>
      <main className="shown">
        <h1>{`Proposal “${title}”`}</h1>
        <p>{`As of ${timeText(at)}. It is not published.`}</p>
        <iframe title="The proposed site" src={src} sandbox="allow-same-origin" />
      </main>
    </Html>
  );
}
