import { Fragment } from 'react';
import type { ContentReview } from '../../../content/compare/contentReview.ts';
import type { FieldReview, Shown } from '../../../content/compare/fieldReview.ts';
import type { Picture } from '../../../content/compare/picture.ts';
import { translationOf } from '../../../content/load/translations/translationFiles.ts';
import { hashOf } from '../../shared/editorAddress.ts';
import type { CommentPlace } from '../../shared/events.ts';
import { addressOf, type Side } from '../../shared/Snapshot.ts';
import { Values } from '../../shared/Values.tsx';
import { Comments } from './Comments.tsx';

/** How many records are shown at once; the others follow when they are asked for. */
const TOLD = 30;

const WHAT = { added: 'new', changed: 'changed', renamed: 'renamed', removed: 'deleted' } as const;

export interface ChangesProps extends Pick<ContentReview, 'records'> {
  /** What is wrong, and what its record or picture is called; for reviewers of commits, its file. */
  problems: readonly (ContentReview['problems'][number] & { name?: string })[];
  /** Names the snapshot that has the pictures of both sides. */
  pair?: string;
  /** The address of the action that opens the editor, where the reader may edit. */
  edit?: string;
}

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** How much a proposal changes, in one line. */
export function sums({ records, problems }: Pick<ChangesProps, 'records' | 'problems'>): string {
  const pages = new Set(records.flatMap(({ routes }) => routes)).size;
  const added = records.filter(({ what }) => what === 'added').length;
  const fields = records.reduce(
    (sum, one) => sum + (one.what === 'added' ? 0 : one.fields.length),
    0,
  );
  return [
    pages > 0 && counted(pages, 'page'),
    added > 0 && counted(added, 'new record'),
    fields > 0 && counted(fields, 'change'),
    problems.length > 0 && `${problems.length} to check`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a proposal changes: record by record, field by field; and what a reviewer should look at. */
export function Changes({ records, problems, pair, edit }: ChangesProps) {
  const show = (record: ContentReview['records'][number]) => (
    <Changed key={record.file} {...record} pair={pair} edit={edit} />
  );
  return (
    <>
      {records.length > 0 && <p className="sums">{sums({ records, problems })}</p>}
      {records.slice(0, TOLD).map(show)}
      {records.length > TOLD && (
        <details>
          <summary>{`And ${records.length - TOLD} more records`}</summary>
          {records.slice(TOLD).map(show)}
        </details>
      )}
      {problems.length > 0 && <h3>To check: only errors stop the publication</h3>}
      {problems.map(({ severity, file, name = file, rule, fix }) => (
        <p key={`${file} ${rule}`} className="help">
          {severity === 'error' ? 'Error' : 'Warning'}, <strong>{name}</strong>: {rule} {fix}
        </p>
      ))}
    </>
  );
}

type ChangedProps = ContentReview['records'][number] & Pick<ChangesProps, 'pair' | 'edit'>;

function Changed(props: ChangedProps) {
  const { file, name, kind, what, hidden, fields, routes, pair, edit } = props;
  return (
    <article className="changes">
      <header>
        <h3>
          {name}{' '}
          <span className="help">{kind === name ? WHAT[what] : `${kind}, ${WHAT[what]}`}</span>
        </h3>
        {what !== 'removed' && <Edit edit={edit} file={file} what={name} />}
      </header>
      {hidden && <p className="help">Visitors do not see it: it {hidden}.</p>}
      {!hidden && routes.length > 0 && (
        <p className="help">
          {`May change ${routes.length > 1 ? 'the pages' : 'the page'} `}
          {routes.map((route, i) => (
            <Fragment key={route}>
              {i > 0 && ', '}
              <span data-route={route}>{route}</span>
            </Fragment>
          ))}
          .
        </p>
      )}
      {what !== 'removed' && (
        <dl>
          {fields.map((field) => (
            <Field
              key={`${field.path.join('/')} ${field.what}`}
              field={field}
              place={{ file, name, field: field.path }}
              pair={pair}
              edit={edit}
            />
          ))}
        </dl>
      )}
      <Comments place={{ file, name }} />
    </article>
  );
}

type EditProps = Pick<ChangesProps, 'edit'> &
  Partial<Pick<FieldReview, 'at'>> & { file: string; what: string };

/** Opens a record in the editor, or one of its fields. */
const Edit = ({ edit, file, at, what }: EditProps) =>
  edit && (
    <form method="post" action={edit}>
      <input
        type="hidden"
        name="at"
        value={hashOf({ record: file, field: at?.join('.') }).slice(1)}
      />
      <button type="submit" className={at ? 'plain' : 'quiet'} aria-label={`Edit ${what}`}>
        Edit
      </button>
    </form>
  );

interface FieldProps extends Pick<ChangesProps, 'pair' | 'edit'> {
  field: FieldReview;
  place: CommentPlace & { file: string };
}

function Field({ field: { path, at, shown }, place, pair, edit }: FieldProps) {
  const { file, name } = place;
  const label = path.join(' › ');
  return (
    <div>
      <dt>
        {label}
        {/* A translation has its items in another form than its file. */}
        {at && !translationOf(file) && <Edit {...{ edit, file, at }} what={`${name} › ${label}`} />}
      </dt>
      <dd>
        {shown.as === 'pictures' ? <Pictures pair={pair} {...shown} /> : <Values shown={shown} />}
        <Comments place={place} />
      </dd>
    </div>
  );
}

type PicturesProps = Extract<Shown, { as: 'pictures' }> & Pick<ChangesProps, 'pair'>;

function Pictures({ before, after, pair }: PicturesProps) {
  const shown = (side: Side, picture: Picture | undefined) =>
    pair && picture?.file ? (
      <img src={addressOf(pair, side, picture.path)} alt="" loading="lazy" />
    ) : null;
  return (
    <>
      {before && (
        <del>
          {shown('before', before)}
          {before.path}
        </del>
      )}{' '}
      {after && (
        <ins>
          {shown('after', after)}
          {before?.path === after.path && 'Another picture under the same name: '}
          {after.path}
        </ins>
      )}
    </>
  );
}
