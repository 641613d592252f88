import type { ReactNode } from 'react';
import type { Problem } from '../../../../content/load/diagnostic.ts';
import type { ChangedFile } from '../changes/changedFiles.ts';
import type { Review } from '../review.ts';
import { isSchema, type Revision } from '../revisions.ts';
import { Pages } from './Pages.tsx';
import { PageLinks, Pictures, Records } from './Records.tsx';
import {
  count,
  earlierProblems,
  headline,
  NOT_CONTENT_ALONE,
  problemCounts,
  RULES_CHANGED,
  recordCounts,
  short,
  WHAT,
} from './say.ts';
import type { Thumbnails } from './thumbnails.ts';

interface Props {
  review: Review;
  small: Thumbnails;
  policy: string;
  style: string;
  script: string;
}

/** The report as one document that needs nothing else. */
export function Report({ review, small, policy, style, script }: Props) {
  const { content, code, other, pages, base, head, same } = review;
  const rest = [
    ...other,
    ...content.rewritten.map((file): ChangedFile => ({ what: 'changed', file, part: 'records' })),
  ];
  const parts = {
    'What to look at first': content.problems.length > 0 && (
      <Problems problems={content.problems} />
    ),
    Code: code.length > 0 && <Code code={code} />,
    Records: content.records.length > 0 && <Records review={review} small={small} />,
    'Picture files': content.pictures.length > 0 && <Pictures review={review} small={small} />,
    Pages: pages.length > 0 && <Pages review={review} />,
    'Other files': rest.length > 0 && <Files files={rest} />,
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
            <section key={id} id={id} className="part">
              <h2>{name}</h2>
              <div>{part}</div>
            </section>
          ))}
        </main>
        <footer>
          <p>
            Made from two builds of the site, each by its own code. Pages are shown as they arrive,
            before their widgets are hydrated.{' '}
            {same > 0 && `${count(same, 'page')} came out the same, byte for byte.`}
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
  return (
    <dl className="summary">
      <Row name="Records">{recordCounts(content.records)}</Row>
      <Row name="Pages">
        <PageSummary review={review} />
      </Row>
      <Row name="New problems">
        {problemCounts(content.problems)}. {earlierProblems(content)}
      </Row>
      <Row name="Code">
        {code.length === 0 ? (
          'unchanged'
        ) : (
          <span className="alert">{count(code.length, 'file')} changed</span>
        )}
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
  if (!looked) return 'not looked at';
  return (
    <>
      {pages.length} of {pages.length + same} came out different
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
    <p className="note">
      {NOT_CONTENT_ALONE} {code.some(isSchema) && RULES_CHANGED}
    </p>
    <Files files={code} />
  </>
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
