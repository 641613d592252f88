import type { ReactNode } from 'react';
import type { ChangedFile } from '../../../../content/compare/changedFiles.ts';
import {
  apartNote,
  count,
  earlierProblems,
  headline,
  NOT_CONTENT_ALONE,
  problemCounts,
  RULES_CHANGED,
  recordCounts,
  short,
  WHAT,
} from '../../../../content/compare/report/say.ts';
import { isSchema, type Revision } from '../../../../content/compare/revisions.ts';
import type { Problem } from '../../../../content/load/read/diagnostic.ts';
import type { BesideFile } from '../pages/besideFiles.ts';
import type { Sites } from '../pages/builtSite.ts';
import type { Review } from '../review.ts';
import { Page } from './Pages.tsx';
import { PageLinks, Pictures, Records } from './Records.tsx';
import type { Thumbnails } from './thumbnails.ts';

interface Props {
  review: Review;
  small: Thumbnails;
  served?: Sites;
  policy: string;
  style: string;
  script: string;
}

/** The report as one document that needs nothing else. */
export function Report({ review, small, served, policy, style, script }: Props) {
  const { content, code, pages, beside, base, head, same } = review;
  const rewritten = content.rewritten.map(
    (file): ChangedFile => ({ what: 'changed', file, part: 'records' }),
  );
  const parts = {
    Code: code.length > 0 && <Code code={code} />,
    'What to look at first': content.problems.length > 0 && (
      <Problems problems={content.problems} />
    ),
    Records: content.records.length > 0 && <Records review={review} small={small} />,
    'Picture files': content.pictures.length > 0 && <Pictures review={review} small={small} />,
    Pages:
      pages.length > 0 &&
      pages.map((page) => <Page key={page.route} page={page} review={review} served={served} />),
    'Feeds and other published files': beside.length > 0 && <Beside files={beside} />,
    'Only written differently': rewritten.length > 0 && <Files files={rewritten} />,
  };
  const shown = Object.entries(parts)
    .filter(([, part]) => part)
    .map(([name, part]) => ({ name, part, id: name.toLowerCase().replaceAll(' ', '-') }));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{`Content review: ${headline(review)}`}</title>
        <style>{style}</style>
      </head>
      <body>
        <a className="skip" href="#report">
          Skip to the report
        </a>
        <header>
          <p className="label">Content review</p>
          <h1>{headline(review)}</h1>
          <dl className="revisions">
            <Row name="Before">
              <Commit revision={base} />
            </Row>
            <Row name="After">
              <Commit revision={head} />
            </Row>
          </dl>
        </header>
        <main id="report" tabIndex={-1}>
          <Summary review={review} />
          <nav aria-label="Parts of the report">
            <ul>
              {shown.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          {shown.map(({ id, name, part }) => (
            <section key={id} id={id} className={`part ${id}`}>
              <h2>{name}</h2>
              <div>{part}</div>
            </section>
          ))}
        </main>
        <dialog aria-label="The picture, enlarged">
          <form method="dialog">
            <button type="submit">Close</button>
          </form>
        </dialog>
        <footer>
          <p>
            {review.sites
              ? 'This report compares two builds of the site, each by its own code. '
              : 'Nothing was built for this report. '}
            {same > 0 && `${count(same, 'page')} did not change, byte for byte.`}
          </p>
        </footer>
        <script>{script}</script>
      </body>
    </html>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Commit = ({ revision: { name, commit, subject, day } }: { revision: Revision }) => (
  <>
    <code>{short(commit)}</code> {subject}{' '}
    <span className="quiet">
      {name}, {day}
    </span>
  </>
);

function Summary({ review }: { review: Review }) {
  const { content, code } = review;
  const apart = apartNote(review);
  return (
    <dl className="summary">
      {apart && (
        <Row name="Apart">
          <span className="alert">{apart}</span>
        </Row>
      )}
      <Row name="Code">
        {code.length === 0 ? (
          'unchanged'
        ) : (
          <span className="alert">{count(code.length, 'file')} changed</span>
        )}
      </Row>
      <Row name="Records">{recordCounts(content.records)}</Row>
      <Row name="Pages">
        <PageSummary review={review} />
      </Row>
      <Row name="New problems">
        {problemCounts(content.problems)}. {earlierProblems(content)}
      </Row>
    </dl>
  );
}

function PageSummary({ review: { pages, same, unbuilt, looked } }: { review: Review }) {
  if (unbuilt) {
    return (
      <>
        <span className="alert">Not built.</span> <span className="reason">{unbuilt}</span>
      </>
    );
  }
  if (!looked) return 'not built';
  return (
    <>
      {pages.length} of {pages.length + same} differ
      {pages.length > 0 && ': '}
      <PageLinks routes={pages.map(({ route }) => route)} />
    </>
  );
}

const Problems = ({ problems }: { problems: readonly Problem[] }) => (
  <ul className="problems">
    {problems.map(({ severity, file, line, rule, fix, suggestion, frame }) => (
      <li key={`${file} ${line} ${rule}`}>
        <p>
          <span className={`what ${severity}`}>{severity}</span> {rule}
        </p>
        <p className="quiet">
          {fix} {suggestion && `Did you mean ${suggestion}? `}
          <code>
            {file}:{line}
          </code>
        </p>
        {frame && (
          <details>
            <summary>The place</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it. */}
            <pre tabIndex={0}>{frame}</pre>
          </details>
        )}
      </li>
    ))}
  </ul>
);

const Code = ({ code }: { code: readonly ChangedFile[] }) => (
  <>
    <p className="alert">
      {NOT_CONTENT_ALONE} {code.some(isSchema) && RULES_CHANGED}
    </p>
    <Files files={code} />
  </>
);

/** Feeds and the like, with the lines that came and went. */
const Beside = ({ files }: { files: readonly BesideFile[] }) => (
  <ul className="files">
    {files.map(({ what, address, lines }) => (
      <li key={address}>
        {WHAT[what]} <code>{address}</code>
        {lines.length > 0 && (
          <details>
            <summary>Changed lines of {address}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it. */}
            <pre tabIndex={0}>
              {lines.map(({ what: side, text }, i) => {
                const key = `${i} ${side}`;
                const line = `${text}\n`;
                return side === 'removed' ? (
                  <del key={key}>{line}</del>
                ) : (
                  <ins key={key}>{line}</ins>
                );
              })}
            </pre>
          </details>
        )}
      </li>
    ))}
  </ul>
);

const Files = ({ files }: { files: readonly ChangedFile[] }) => (
  <ul className="files">
    {files.map(({ what, file, from }) => (
      <li key={file}>
        {WHAT[what]} <code>{from ? `${from} → ${file}` : file}</code>
      </li>
    ))}
  </ul>
);
