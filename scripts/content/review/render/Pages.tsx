import { count, idOf, isExplained, list, WHAT } from '../../../../content/compare/report/say.ts';
import type { ChangedPage, Sites } from '../pages/builtSite.ts';
import type { Review } from '../review.ts';

interface PageProps {
  page: ChangedPage;
  review: Review;
  /** The addresses of both built sites, if they are served. */
  served?: Sites;
}

/** A page that differs: what changed on it, and links to it before and after. */
export function Page({ page, review, served }: PageProps) {
  const { what, route, contents, pictures, lostAnchors } = page;
  return (
    <article className="page" id={`page-${idOf(route)}`}>
      <h3 className="route">{route}</h3>
      <p className="facts">
        <span className={`what ${what}`}>{WHAT[what]}</span>
      </p>
      {served && (
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
      )}
      {!isExplained(page, review) && (
        <p className="note">
          This page shows no changed record
          {review.code.length > 0 && ': the changed code is the reason'}.
        </p>
      )}
      {contents.length > 0 && (
        <p className="note">
          {count(contents.length, 'file')} of this page changed: <code>{list(contents)}</code>
        </p>
      )}
      {pictures.length > 0 && (
        <p className="note">
          {count(pictures.length, 'picture')} of this page changed: {list(pictures)}
        </p>
      )}
      {lostAnchors.length > 0 && (
        <p className="note">
          This page lost {list(lostAnchors)}. Links to {lostAnchors.length === 1 ? 'it' : 'them'}{' '}
          now lead to the top of the page.
        </p>
      )}
    </article>
  );
}
