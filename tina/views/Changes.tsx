import type { ContentReview } from '../../content/compare/contentReview.ts';
import type { FieldReview, Shown } from '../../content/compare/fieldReview.ts';
import type { CommentPlace } from '../proposals/EventLog.ts';
import { Comments } from './Comments.tsx';

/** How many records are shown at once; the others follow when they are asked for. */
const TOLD = 30;

const WHAT = { added: 'new', changed: 'changed', renamed: 'renamed', removed: 'deleted' } as const;

/** What a proposal changes: record by record, field by field; and what a reviewer should look at. */
export function Changes({ records, problems }: Pick<ContentReview, 'records' | 'problems'>) {
  return (
    <>
      {records.slice(0, TOLD).map((record) => (
        <Changed key={record.file} {...record} />
      ))}
      {records.length > TOLD && (
        <details>
          <summary>{`And ${records.length - TOLD} more records`}</summary>
          {records.slice(TOLD).map((record) => (
            <Changed key={record.file} {...record} />
          ))}
        </details>
      )}
      {problems.map(({ file, rule, fix }) => (
        <p key={`${file} ${rule}`} className="help">{`${file}: ${rule} ${fix}`}</p>
      ))}
    </>
  );
}

function Changed({
  file,
  name,
  kind,
  what,
  hidden,
  fields,
  routes,
}: ContentReview['records'][number]) {
  return (
    <article className="changes">
      <h3>
        {name} <span className="help">{kind === name ? WHAT[what] : `${kind}, ${WHAT[what]}`}</span>
      </h3>
      {hidden && <p className="help">Visitors do not see it: it {hidden}.</p>}
      {!hidden && routes.length > 0 && (
        <p className="help">{`May change ${routes.length > 1 ? 'the pages' : 'the page'} ${routes.join(', ')}.`}</p>
      )}
      {what !== 'removed' && (
        <dl>
          {fields.map((field) => (
            <Field
              key={`${field.path.join('/')} ${field.what}`}
              field={field}
              place={{ file, name, field: field.path }}
            />
          ))}
        </dl>
      )}
      <Comments place={{ file, name }} />
    </article>
  );
}

function Field({ field: { path, shown }, place }: { field: FieldReview; place: CommentPlace }) {
  return (
    <div>
      <dt>{path.join(' › ')}</dt>
      <dd>
        <Values shown={shown} />
        <Comments place={place} />
      </dd>
    </div>
  );
}

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

function Values({ shown }: { shown: Shown }) {
  if (shown.as === 'words')
    return shown.parts.map(({ what, text }, i) => {
      const Tag = TAGS[what];
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order.
      return <Tag key={i}>{text}</Tag>;
    });
  if (shown.as === 'pictures' && shown.before?.path === shown.after?.path)
    return `Another picture under the same name: ${shown.after?.path}`;
  const { before, after } =
    shown.as === 'pictures'
      ? { before: shown.before?.path, after: shown.after?.path }
      : { before: shown.before, after: shown.after };
  return (
    <>
      {before && <del>{before}</del>} {after && <ins>{after}</ins>}
    </>
  );
}
