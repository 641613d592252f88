// The head of a form: where one is, and which fields differ from what is published.
import { useEffect, useState } from 'react';
import type { Form, TinaCMS } from 'tinacms';
import { withoutIds } from '../../content/compare/itemIds.ts';
import { type Fields, valueAt } from '../../content/load/read/schemaWalk.ts';
import { locateFile } from '../../content/load/source/placement.ts';
import { WAS } from '../../content/load/translations/translationSchema.ts';
import { collections } from '../../content/schema/collections.ts';
import { hashOf } from '../shared/editorAddress.ts';
import { isService } from '../shared/Here.ts';
import { fetchJson } from './browser/fetchJson.ts';
import { RecordComments } from './comments.tsx';
import { openPanel } from './events.ts';
import { fillForm } from './forms/fillForm.ts';
import { fieldsInPlace } from './forms/GroupField.tsx';
import { changedFields, followItem } from './forms/mergeForm.ts';
import { collectionOf, isUnsaved, meanTheSame, recordFile, titleIn } from './forms/unsavedForms.ts';
import { SectionTools, TOOLS_STYLE } from './sections/SectionTools.tsx';
import { LANGUAGES_STYLE, Languages } from './translations/Languages.tsx';
import { asShown, markOf, sourceOf } from './translations/source.ts';
import { kindPlace } from './Ways.tsx';

export const HEAD_STYLE = `
.form-head { display: flex; flex-wrap: wrap; gap: .1rem 1rem; align-items: baseline; padding: .75rem 1.5rem; border-bottom: 1px solid var(--color-paper-rule); background: var(--color-paper) }
.form-head nav { display: flex; flex: 1 0 100%; flex-wrap: wrap; gap: .15rem .4rem; align-items: center; font-size: 13px; color: var(--color-ink-2) }
.form-head nav :is(a, button) { display: inline-block; max-width: 14rem; line-height: 24px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.form-head nav span { display: flex; gap: .4rem; align-items: center }
.form-head nav :is(a, button):hover { color: var(--color-ink); text-decoration: underline }
.form-head :is(a, button, h2, summary):focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: 2px }
.form-head h2 { flex: 1 1 auto; margin: 0; font: 400 24px/1.3 Display, serif; overflow-wrap: anywhere }
.form-head details[open] { flex: 1 0 100%; order: 1 }
.form-head :is(.unsaved, summary) { font: 12px/1.6 Mono, monospace; color: var(--color-ink-2) }
.form-head summary { color: var(--color-graph-ink); line-height: 24px; list-style: none; cursor: pointer }
.form-head summary::-webkit-details-marker { display: none }
/* As in the service's own pages (server/views/views.css). */
.form-head summary::before { content: ''; display: inline-block; width: .6em; margin-inline-end: .5em; border-top: .6em solid; clip-path: polygon(0 15%, 100% 15%, 50% 85%) }
.form-head details:not([open]) > summary::before { rotate: -90deg }
.form-head ul { margin: .5rem 0 0; padding: 0; list-style: none; border-top: 1px solid var(--color-paper-rule) }
.form-head li { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: .25rem 0; border-bottom: 1px solid var(--color-paper-rule); font-size: 14px }
.form-head li button { min-height: 32px; padding: 0 .5rem; font-size: 13px; text-decoration: underline; text-underline-offset: 3px; white-space: nowrap }
${TOOLS_STYLE}${LANGUAGES_STYLE}
/* A phone's sheet: the way up, the title and the tools in one row, which ends before “Done”. */
@media (max-width: 60rem) {
  .form-head { align-items: center; padding: .5rem 1.25rem .25rem }
  .form-head nav:not(.languages) { flex: none }
  .form-head nav:not(.languages) > :not(:last-child), .form-head nav span > span { display: none }
  .form-head nav:not(.languages) :is(a, button) { max-width: 6.5rem; line-height: 44px }
  .form-head nav:not(.languages) :is(a, button)::before { content: "‹ " }
  .form-head h2 { flex: 1; min-width: 0; min-height: 44px; font: 600 15px/44px Inter, sans-serif; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .form-head h2:not(:has(~ .section-tools)), .form-head .section-more { margin-inline-end: 3.25rem }
  .form-head :is(.unsaved, details, details[open]) { order: 2 }
  .form-head .languages { order: 3 }
  /* What has a higher order begins a new row. */
  .form-head::after { content: ''; flex: 1 0 100%; order: 1 }
}`;

type Values = Readonly<Record<string, unknown>>;

interface HeadProps {
  cms: TinaCMS;
  form: Form;
  /** The group or the item that is open; empty for the form itself. */
  panel: string;
}

export function FormHead({ cms, form, panel }: HeadProps) {
  return (
    <div className="form-head">
      <Crumbs key={`way to ${form.id}`} cms={cms} form={form} crumbs={cms.state.breadcrumbs} />
      {panel === '' && <Languages key={`languages of ${form.id}`} form={form} />}
      <Changes key={form.id} form={form} panel={panel} />
      {panel === '' && <RecordComments cms={cms} form={form} />}
      <SectionTools cms={cms} form={form} panel={panel} />
    </div>
  );
}

type Crumb = TinaCMS['state']['breadcrumbs'][number];

/** The ways up, and where one is. The first is a list of records, the second the record. */
function Crumbs({ cms, form, crumbs }: { cms: TinaCMS; form: Form; crumbs: readonly Crumb[] }) {
  const { placed } = locateFile(recordFile(form));
  const title = useTitle(form);
  const names = crumbs.map(({ label }, i) => (i === 0 && title ? title : label));
  return (
    <>
      <nav aria-label="Where this form is">
        {placed && (
          <a
            href={hashOf(kindPlace(placed.collection))}
            aria-label={`Back to ${collections[placed.collection].label}`}
          >
            {collections[placed.collection].label}
          </a>
        )}
        {crumbs.slice(0, -1).map(({ formName }, i) => (
          <span key={formName}>
            <span aria-hidden="true">›</span>
            <button type="button" onClick={() => openPanel(cms, form, formName)}>
              {names[i]}
            </button>
          </span>
        ))}
      </nav>
      <h2 title={names.at(-1)}>{names.at(-1)}</h2>
    </>
  );
}

/** The title of a record, as it is typed. */
function useTitle(form: Form): string {
  const titleNow = () =>
    form.crudType === 'create' ? 'New record' : titleIn(form, form.finalForm.getState().values);
  const [, render] = useState(titleNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the form alone.
  useEffect(() => form.subscribe(() => render(titleNow()), { values: true }), [form]);
  return titleNow();
}

interface Published {
  readonly values?: Fields;
}

/** How long after the last change the head is rendered. */
const LATER_MS = 200;

const BACK = () => (isService() ? 'Back to what is published' : 'Back to the last commit');

/** What is published, or what is saved where both are the same: its items have ids. */
const asSaved = (published: unknown, saved: unknown): unknown =>
  meanTheSame(published, withoutIds(saved)) ? saved : published;

/** Which fields of the open panel differ from what is published, each with the way back. */
function Changes({ form, panel }: { form: Form; panel: string }) {
  const [published, setPublished] = useState<Fields>();
  const [values, setValues] = useState(form.finalForm.getState().values as Values);
  const [isDirty, setDirty] = useState(false);
  useEffect(() => {
    const ask = `/admin/published?file=${encodeURIComponent(form.path)}`;
    // Without an answer, nothing is said of what is published.
    fetchJson<Published>(ask).then(
      ({ values }) => setPublished(asShown(form, values)),
      () => undefined,
    );
    let wait: number | undefined;
    const read = () => {
      setValues(form.finalForm.getState().values as Values);
      setDirty(isUnsaved(form));
    };
    // After the page has shown the letter.
    const soon = () => {
      clearTimeout(wait);
      wait = window.setTimeout(read, LATER_MS);
    };
    const stop = form.subscribe(soon, { values: true, initialValues: true });
    return () => {
      stop();
      clearTimeout(wait);
    };
  }, [form]);
  const { schema } = collectionOf(form);
  // The ids of items are the form's own.
  const at = (of: Values, name: string) => withoutIds(valueAt(of, name.split('.')));
  const fields = fieldsInPlace(form, panel);
  const changed = published
    ? fields.flatMap(({ name, label }) => {
        const there = followItem(schema, name, values, published);
        // A new section or item has nothing to go back to.
        const isSame = !there || meanTheSame(at(published, there), at(values, name));
        return isSame ? [] : [{ name, label: String(label), there }];
      })
    : [];
  const back = (name: string, there: string) => {
    const { finalForm } = form;
    const [top = ''] = name.split('.');
    const was = at(published ?? {}, there);
    finalForm.batch(() => {
      finalForm.change(name, asSaved(was, valueAt(form.initialValues, name.split('.'))));
      finalForm.change(markOf(name), at(published ?? {}, markOf(there)));
    });
    // A formatted text shows it once its form is filled.
    fillForm(form, { [top]: (finalForm.getState().values as Values)[top] });
  };
  const all = () => {
    const names = form.fields.map(({ name }) => name);
    // A translation keeps next to them what their words translate.
    const then = (sourceOf(form) ? [...names, WAS] : names).map((name) => [
      name,
      asSaved(published?.[name], form.initialValues[name]),
    ]);
    fillForm(form, changedFields(values, { ...values, ...Object.fromEntries(then) }));
  };
  return (
    <>
      {/* Where what is typed is saved by itself, the bar says so. */}
      {isDirty && !isService() && <span className="unsaved">Not saved yet</span>}
      {changed.length > 0 && (
        <details>
          <summary>
            {changed.length} of {fields.length} fields changed
          </summary>
          <ul>
            {changed.map(({ name, label, there }) => (
              <li key={name}>
                {label}
                <button type="button" onClick={() => back(name, there)}>
                  {BACK()}
                </button>
              </li>
            ))}
            {changed.length > 1 && panel === '' && (
              <li>
                The whole record
                <button type="button" onClick={all}>
                  {BACK()}
                </button>
              </li>
            )}
          </ul>
        </details>
      )}
    </>
  );
}
