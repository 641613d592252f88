import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  addressOf,
  CHANGES,
  type ChangedPage,
  type Side,
  SNAPSHOT_ID,
  type Snapshot,
} from '../../shared/Snapshot.ts';
import { BEGIN } from './typedScript.ts';

/** How many pages are shown at once; the others follow when they are asked for. */
const SHOWN = 4;

const WIDTHS = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } as const;
const SIDES = { before: 'Before', after: 'After' } as const;

/** Of what came or went. */
const NOTHING = { before: 'It was not there.', after: 'It is not there any more.' } as const;

interface SnapshotProps extends Pick<Snapshot, 'changed' | 'problem'> {
  /** Names both commits. */
  pair: string;
}

/** The snapshot follows the words, which do not wait for it (snapshots/snapshotRoutes.ts). */
export const SnapshotSlot = () => <template id={SNAPSHOT_ID} />;

/** The part of the page that is sent later. */
export const snapshotSection = (props: SnapshotProps): string =>
  `${renderToStaticMarkup(<SnapshotSection {...props} />)}<script>${BEGIN}</script>`;

/** What a proposal looks like: the changed sections of each page, before and after. */
function SnapshotSection({ pair, changed, problem }: SnapshotProps) {
  const own = changed.filter(({ isOwn }) => isOwn);
  const [example, ...others] = changed.filter(({ isOwn }) => !isOwn);
  const show = (page: ChangedPage) => <Page key={page.route} pair={pair} page={page} />;
  return (
    <section className="snapshot">
      <header>
        <h2>How it looks</h2>
        {!problem && <a href={addressOf(pair, 'after', '/')}>Walk through the proposed site</a>}
        {!problem && changed.length > 0 && <Switch />}
      </header>
      {problem ? (
        <p className="help">{problem}</p>
      ) : (
        <>
          {changed.length === 0 && <p>No page looks different now.</p>}
          {own.slice(0, SHOWN).map(show)}
          {own.length > SHOWN && (
            <details>
              <summary>{`And ${own.length - SHOWN} more pages`}</summary>
              {own.slice(SHOWN).map(show)}
            </details>
          )}
          {example && (
            <>
              <h3>What pages share</h3>
              <p className="help">
                {others.length > 0
                  ? `${others.length + 1} pages change only in what all pages share. One of them is shown; the others are `
                  : 'One page changes only in what all pages share.'}
                {others.map(({ route }, i) => (
                  <Fragment key={route}>
                    {i > 0 && ', '}
                    <a href={addressOf(pair, 'after', route)}>{route}</a>
                  </Fragment>
                ))}
                {others.length > 0 && '.'}
              </p>
              {show(example)}
            </>
          )}
        </>
      )}
    </section>
  );
}

/** The width of all frames. The page runs no script: its style reads what is chosen. */
function Switch() {
  return (
    <fieldset className="widths">
      <legend className="sr-only">Width of the screen</legend>
      {Object.entries(WIDTHS).map(([width, name]) => (
        <label key={width} className="side">
          <input type="radio" name="width" value={width} defaultChecked={width === 'phone'} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function Page({ pair, page: { route, title, sides } }: { pair: string; page: ChangedPage }) {
  return (
    <article id={`page-${route}`}>
      <h3>
        <a href={addressOf(pair, sides.includes('after') ? 'after' : 'before', route)}>{title}</a>{' '}
        <span className="help">{route}</span>
      </h3>
      <div className="pair">
        {(Object.keys(SIDES) as Side[]).map((side) => (
          <figure key={side}>
            <figcaption className="help">{SIDES[side]}</figcaption>
            {sides.includes(side) ? (
              <div className="window">
                <iframe
                  title={`${title}, ${SIDES[side].toLowerCase()}`}
                  src={addressOf(pair, side, `${route}?${CHANGES}`)}
                  sandbox="allow-same-origin"
                  loading="lazy"
                />
              </div>
            ) : (
              <p className="help">{NOTHING[side]}</p>
            )}
          </figure>
        ))}
      </div>
    </article>
  );
}
