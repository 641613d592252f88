import type { RecordReview } from '../../../../content/compare/contentReview.ts';
import type { FieldReview, Shown } from '../../../../content/compare/fieldReview.ts';
import type { Picture } from '../../../../content/compare/picture.ts';
import {
  count,
  facts,
  idOf,
  list,
  pagesOf,
  shorten,
  WHAT,
} from '../../../../content/compare/report/say.ts';
import type { Part } from '../../../../content/compare/words.ts';
import type { Review } from '../review.ts';
import type { Thumbnails } from './thumbnails.ts';

type Side = 'before' | 'after';

/** With more records than this, only those that changed in one field are open. */
const MANY = 12;

/** The records of a change, by their collections. */
export function Records({ review, small }: { review: Review; small: Thumbnails }) {
  const { records } = review.content;
  const isFew = records.length <= MANY;
  const kinds = [...Map.groupBy(records, ({ kind }) => kind)].map(([kind, own]) => (
    <div key={kind} className="kind">
      <h3>{kind}</h3>
      <div>
        {own.length > 1 && <p className="quiet">{count(own.length, 'record')}</p>}
        {own.map((record) => (
          <article key={record.file} className="record">
            <Record record={record} review={review} small={small} isFew={isFew} />
          </article>
        ))}
      </div>
    </div>
  ));
  return (
    <>
      {!isFew && (
        <button type="button" className="open-all" hidden>
          Open all {records.length}
        </button>
      )}
      {kinds}
    </>
  );
}

interface RecordProps {
  record: RecordReview;
  review: Review;
  small: Thumbnails;
  isFew: boolean;
}

function Record({ record, review, small, isFew }: RecordProps) {
  const { what, name, file, from, hidden, fields } = record;
  return (
    <>
      <h4>{name}</h4>
      <p className="facts">
        <span className={`what ${what}`}>{WHAT[what]}</span>{' '}
        <code>{from ? `${from} → ${file}` : file}</code>
      </p>
      {hidden && <p className="note">Visitors do not see it: it {hidden}.</p>}
      <p className="facts">
        <ShownOn record={record} review={review} />
      </p>
      {fields.length === 0 ? (
        <p className="quiet">Its fields stay as they were.</p>
      ) : (
        <details open={(isFew && what !== 'removed') || fields.length === 1}>
          <summary>{count(fields.length, 'field')}</summary>
          <Fields record={record} small={small} />
        </details>
      )}
    </>
  );
}

function ShownOn({ record, review }: { record: RecordReview; review: Review }) {
  const pages = pagesOf(record, review);
  if (pages.length === 0) return 'No page looks different for it.';
  if (review.unbuilt || !review.looked) return `May be seen on ${pages.join(', ')}`;
  return (
    <>
      Seen on <PageLinks routes={pages} />
    </>
  );
}

/** Links to the pages further down in the report. */
export const PageLinks = ({ routes }: { routes: readonly string[] }) =>
  routes.map((route, i) => (
    <span key={route}>
      {i > 0 && ', '}
      <a href={`#page-${idOf(route)}`}>{route}</a>
    </span>
  ));

function Fields({ record, small }: { record: RecordReview; small: Thumbnails }) {
  const { what, name, fields } = record;
  const columns: readonly (readonly [Side, string])[] =
    what === 'added'
      ? [['after', 'New']]
      : what === 'removed'
        ? [['before', 'Was']]
        : [
            ['before', 'Before'],
            ['after', 'After'],
          ];
  const isSingle = columns.length === 1;
  return (
    <div className="scroll">
      <table className="fields">
        <caption className="hidden">Fields of {name}</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {columns.map(([side, title]) => (
              <th key={side} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once.
            <tr key={i}>
              <th scope="row">
                <FieldName field={field} />
              </th>
              {columns.map(([side]) => (
                <td key={side} data-side={isSingle ? '' : side}>
                  <Value shown={field.shown} side={side} small={small} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const FieldName = ({ field: { path, what } }: { field: FieldReview }) => (
  <>
    {path.length > 1 && <span className="path">{path.slice(0, -1).join(' › ')} </span>}
    {path.at(-1)}
    {what === 'moved' && ' moved'}
  </>
);

function Value({ shown, side, small }: { shown: Shown; side: Side; small: Thumbnails }) {
  if (shown.as === 'words') return <Words parts={shown.parts} side={side} />;
  if (shown.as === 'pictures') return <Thumbnail picture={shown[side]} small={small} />;
  return shown[side] ?? <span className="quiet">empty</span>;
}

const Words = ({ parts, side }: { parts: readonly Part[]; side: Side }) =>
  parts.map(({ what, text }, i) => {
    const key = `${i} ${what}`;
    if (what === 'same') return shorten(text, i > 0, i < parts.length - 1);
    if (what === 'removed') return side === 'before' && <del key={key}>{text}</del>;
    return side === 'after' && <ins key={key}>{text}</ins>;
  });

/** A picture with its size and weight. */
function Thumbnail({ picture, small }: { picture?: Picture; small: Thumbnails }) {
  if (!picture) return <span className="quiet">empty</span>;
  const address = picture.file && small.get(picture.file);
  const name = picture.path.slice(picture.path.lastIndexOf('/') + 1);
  return (
    <figure className="thumb">
      {address && (
        <div data-enlarge>
          <img src={address} alt={name} decoding="async" />
        </div>
      )}
      <figcaption>
        <code>{name}</code> {facts(picture)}
      </figcaption>
    </figure>
  );
}

/** The picture files of a change, and who shows them. */
export const Pictures = ({ review, small }: { review: Review; small: Thumbnails }) => (
  <ul className="pictures">
    {review.content.pictures.map(({ what, before, after, shownBy }) => (
      <li key={(after ?? before)?.path}>
        <p className="facts">
          <span className={`what ${what}`}>{WHAT[what]}</span>{' '}
          {shownBy.length > 0 ? `shown by ${list(shownBy)}` : 'shown by no record'}
        </p>
        <div className="pair">
          {before && <Thumbnail picture={before} small={small} />}
          {after && <Thumbnail picture={after} small={small} />}
        </div>
      </li>
    ))}
  </ul>
);
