import { timeText } from '../../content/schema/datetime.ts';
import type { ShownLink } from '../server/ShownLinks.ts';
import { Row } from './Frame.tsx';

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
      <h2>Show to somebody</h2>
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
            <option value="1">1 day</option>
            <option value="7">7 days</option>
            <option value="30">30 days</option>
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
