import { isDeepStrictEqual } from 'node:util';
import {
  added,
  count,
  idOf,
  isExplained,
  list,
  weight,
} from '../../../../content/compare/report/say.ts';
import type { Sites } from '../pages/builtSite.ts';
import type { PageReview, ScreenReview } from '../pages/pageReview.ts';
import type { Weight } from '../pages/screenshot.ts';
import type { Sight, View } from '../pages/sights.ts';
import type { Review } from '../review.ts';
import { dataAddress } from './thumbnails.ts';

const WHAT: Readonly<Record<PageReview['what'], string>> = {
  added: 'New page',
  changed: 'Changed',
  removed: 'Page removed',
};

/** Every page that came out different, before and after, on each screen. */
export const Pages = ({ review, served }: { review: Review; served?: Sites }) => (
  <>
    <fieldset className="switch" hidden>
      <legend>Show before and after</legend>
      <label>
        <input type="radio" name="view" value="beside" defaultChecked /> Side by side
      </label>
      <label>
        <input type="radio" name="view" value="slider" /> Under a slider
      </label>
    </fieldset>
    {review.pages.map((page) => (
      <Page key={page.route} page={page} review={review} served={served} />
    ))}
  </>
);

interface PageProps {
  page: PageReview;
  review: Review;
  served?: Sites;
}

function Page({ page, review, served }: PageProps) {
  const { what, route, title, contents, pictures, lostAnchors, screens } = page;
  return (
    <article className="page" id={`page-${idOf(route)}`}>
      <h3>
        <span className="route">{route}</span> {title}
      </h3>
      <p className="facts">
        <span className={`what ${what}`}>{WHAT[what]}</span>
      </p>
      {served && <Opened page={page} served={served} />}
      {!isExplained(page, review) && (
        <p className="note">
          No record that changed is shown here
          {review.code.length > 0 && ': this comes of the changed code'}.
        </p>
      )}
      {contents.length > 0 && (
        <p className="note">
          Under the same {contents.length === 1 ? 'address' : 'addresses'} something else is
          published now: <code>{list(contents)}</code>
        </p>
      )}
      {pictures.length > 0 && (
        <p className="note">
          {count(pictures.length, 'picture of this page', 'pictures of this page')} changed, also
          where no screenshot shows it: {list(pictures)}
        </p>
      )}
      {lostAnchors.length > 0 && (
        <p className="note">
          Gone from this page: {list(lostAnchors)}. Links to{' '}
          {lostAnchors.length === 1 ? 'it' : 'them'} from elsewhere lead to the top of the page now.
        </p>
      )}
      {screens.some(({ before, after }) => !isDeepStrictEqual(before, after)) && (
        <Weights page={page} />
      )}
      {pictures.length === 0 && screens.every(({ sights }) => sights.length === 0) ? (
        <SameLook />
      ) : (
        screens.map((screen) => <Screen key={screen.screen.name} route={route} review={screen} />)
      )}
    </article>
  );
}

/** Links to the page itself, as it was and as it would be. */
const Opened = ({ page: { what, route }, served }: { page: PageReview; served: Sites }) => (
  <p className="opened">
    {what !== 'added' && (
      <a href={served.base + route} target="before">
        Open {route} before
      </a>
    )}
    {what !== 'removed' && (
      <a href={served.head + route} target="after">
        Open {route} after
      </a>
    )}
  </p>
);

function Weights({ page: { route, screens } }: { page: PageReview }) {
  const row = (name: string, kind: keyof Weight, { before, after }: ScreenReview) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{before ? weight(before[kind]) : '–'}</td>
      <td>{after ? weight(after[kind]) : '–'}</td>
      <td>{added((after?.[kind] ?? 0) - (before?.[kind] ?? 0))}</td>
    </tr>
  );
  return (
    <div className="scroll">
      <table className="weights">
        <caption>Weight of {route}, read to its end</caption>
        <thead>
          <tr>
            {['As sent', 'Before', 'After', 'Added'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* The document is one for all screens. */}
          {screens.slice(0, 1).map((screen) => row('HTML', 'html', screen))}
          {screens.map((one) => row(`Pictures, ${one.screen.name.toLowerCase()}`, 'pictures', one))}
        </tbody>
      </table>
    </div>
  );
}

function Screen({ route, review }: { route: string; review: ScreenReview }) {
  const { screen, sights, left } = review;
  const name = screen.name.toLowerCase();
  return (
    <section className={`screen ${name}`}>
      <h4>
        {screen.name}, {screen.width} px
      </h4>
      {sights.length === 0 && <SameLook />}
      {sights.map((sight, i) => {
        const what = `${route} on a ${name}, change ${i + 1} of ${sights.length}`;
        return <Comparison key={what} sight={sight} what={what} />;
      })}
      {left > 0 && (
        <p className="note">
          {count(left, 'more changed place is', 'more changed places are')} not shown.
        </p>
      )}
    </section>
  );
}

const SameLook = () => (
  <p className="quiet">
    Looks the same as it arrives: what changed is out of sight, on a later slide or in words for
    screen readers, search and sharing.
  </p>
);

function Comparison({ sight: { before, after }, what }: { sight: Sight; what: string }) {
  const isSingle = !before || !after;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the alternative, a fieldset, is for fields.
    <div className={isSingle ? 'sight single' : 'sight'} role="group" aria-label={what}>
      {before && <Picture view={before} side="Before" what={what} />}
      {after && <Picture view={after} side="After" what={what} />}
      {!isSingle && (
        <label className="slider" hidden>
          <span>Before</span>
          <input
            type="range"
            min="0"
            max="100"
            defaultValue="50"
            aria-label={`How much of the page before is shown: ${what}`}
          />
          <span>After</span>
        </label>
      )}
    </div>
  );
}

function Picture({ view, side, what }: { view: View; side: 'Before' | 'After'; what: string }) {
  const { picture, width, height, boxes } = view;
  return (
    <figure className={`view ${side.toLowerCase()}`}>
      <figcaption>{side}</figcaption>
      <div className="canvas" data-enlarge>
        <img
          src={dataAddress(picture)}
          width={width}
          height={height}
          alt={`${side}: ${what}`}
          decoding="async"
        />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {boxes.map(({ left, top, ...size }) => (
            <rect key={`${left} ${top}`} x={left} y={top} {...size} rx="3" />
          ))}
        </svg>
      </div>
    </figure>
  );
}
