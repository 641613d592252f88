// The head of a form: where one is, and which fields differ from what is published.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Form, type TinaCMS, useCMS } from 'tinacms';
import { withoutIds } from '../../content/compare/itemIds.ts';
import { type Fields, valueAt } from '../../content/load/read/schemaWalk.ts';
import { locateFile } from '../../content/load/source/placement.ts';
import { collections, recordTitle } from '../../content/schema/collections.ts';
import { element } from '../shared/element.ts';
import { isService } from '../shared/Here.ts';
import { fetchJson } from './browser/fetchJson.ts';
import { onAction, openPanel } from './events.ts';
import { fillForm } from './forms/fillForm.ts';
import { fieldsInPlace } from './forms/GroupField.tsx';
import { changedFields, followItem } from './forms/mergeForm.ts';
import { collectionOf, isUnsaved, meanTheSame } from './forms/unsavedForms.ts';
import { onRendered } from './patches/panels.ts';
import { listAddress } from './records/recordAddresses.ts';

/** Tina's list of the files of a page: without a form, it shows none of them. */
const FILES = '.relative.flex-none.w-full.border-t.border-gray-100:not(.h-16)';

const STYLE = `
*:has(> .form-head) > :first-child:not(.form-head), ${FILES} { display: none }
:has(> div > div > [aria-label$='navigation menu']) { padding: .25rem 1rem 0; background: var(--color-paper) }
:is([aria-label$='navigation menu'], [aria-label='Hide editing panel']) > svg { height: 20px }
[aria-label$='navigation menu'] { display: flex; gap: .4rem; align-items: center }
[aria-label$='navigation menu']::after { content: 'Menu'; font-size: 14px }
/* Tina's own pages of one form, such as a new record's. */
div:has(> .form-page-head) { padding: 0 !important }
div:has(> .form-page-head) > :first-child { padding: .25rem 1rem .5rem; background: none }
.form-page-head { flex: none }
.form-page-head + div { display: none }
.form-head { display: flex; flex-wrap: wrap; gap: .1rem 1rem; align-items: baseline; padding: 0 1.5rem .75rem; border-bottom: 1px solid var(--color-paper-rule); background: var(--color-paper) }
.form-head nav { display: flex; flex: 1 0 100%; flex-wrap: wrap; gap: .15rem .4rem; font-size: 13px; color: var(--color-ink-2) }
.form-head nav button { max-width: 14rem; min-height: 24px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.form-head nav button:hover { color: var(--color-ink); text-decoration: underline }
.form-head :is(button, summary):focus-visible { outline: 2px solid var(--color-graph-ink); outline-offset: 2px }
.form-head h2 { flex: 1; min-width: 8rem; margin: 0; font: 400 24px/1.3 Display, serif; overflow-wrap: anywhere }
.form-head details[open] { flex: 1 0 100%; order: 1 }
.form-head :is(.unsaved, summary) { font: 12px/1.6 Mono, monospace; color: var(--color-ink-2) }
.form-head summary { color: var(--color-graph-ink); cursor: pointer }
.form-head ul { margin: .5rem 0 0; padding: 0; list-style: none; border-top: 1px solid var(--color-paper-rule) }
.form-head li { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: .25rem 0; border-bottom: 1px solid var(--color-paper-rule); font-size: 14px }
.form-head li button { min-height: 32px; padding: 0 .5rem; font-size: 13px; text-decoration: underline; text-underline-offset: 3px; white-space: nowrap }
`;

/**
 * Tina: shows the name of the record's file and a dot, red or green; below the form, a list of the page's files.
 * Here: the titles of what the form is in, and its changes. A record is opened from the page, or from its list.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function addHead(cms: TinaCMS): void {
  document.head.append(element('style', {}, STYLE));
  const Head = () => <FormHead cms={useCMS() as TinaCMS} />;
  cms.plugins.add({ __type: 'form:meta', name: 'form-head', Component: Head } as never);
  headPages(cms);
}

/** Shows the head above a form that is not next to a page, too. */
function headPages(cms: TinaCMS): void {
  const place = element('div', { className: 'form-page-head' });
  const root = createRoot(place);
  const render = () => root.render(place.isConnected && <FormHead cms={cms} />);
  // In the same frame as Tina’s form: the button that was pressed is removed before the focus moves.
  onAction(cms, () => requestAnimationFrame(() => flushSync(render)));
  onRendered(() => {
    // Next to a page, Tina renders it itself.
    if (document.getElementById('tina-iframe')) return;
    const tinas = document.querySelector('[aria-label=breadcrumb]')?.parentElement?.parentElement;
    if (!tinas || tinas.previousElementSibling === place) return;
    tinas.before(place);
    render();
  });
}

type Values = Readonly<Record<string, unknown>>;

function FormHead({ cms }: { cms: TinaCMS }) {
  const { forms, activeFormId, breadcrumbs } = cms.state;
  const open = forms.find(({ tinaForm }) => tinaForm.id === activeFormId);
  if (!open) return null;
  const form = open.tinaForm as Form;
  return (
    <div className="form-head">
      <Crumbs cms={cms} form={form} crumbs={breadcrumbs} />
      <Changes key={form.id} form={form} panel={open.activeFieldName ?? ''} />
    </div>
  );
}

type Crumb = TinaCMS['state']['breadcrumbs'][number];

/** The ways up, and where one is. The first is a list of records, the second the record. */
function Crumbs({ cms, form, crumbs }: { cms: TinaCMS; form: Form; crumbs: readonly Crumb[] }) {
  const { placed } = locateFile(form.path);
  const title =
    form.crudType === 'create'
      ? 'New record'
      : placed && recordTitle({ ...placed, data: form.values });
  const names = crumbs.map(({ label }, i) => (i === 0 && title ? title : label));
  return (
    <>
      <nav aria-label="Where this form is">
        {placed && (
          <button
            type="button"
            aria-label={`Back to ${collections[placed.collection].label}`}
            onClick={() => window.location.assign(listAddress(placed.collection))}
          >
            {collections[placed.collection].label}
          </button>
        )}
        {crumbs.slice(0, -1).map(({ formName }, i) => (
          <span key={formName}>
            ›{' '}
            <button type="button" onClick={() => openPanel(cms, form, formName)}>
              {names[i]}
            </button>
          </span>
        ))}
      </nav>
      <h2>{names.at(-1)}</h2>
    </>
  );
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
      ({ values }) => setPublished(values),
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
        return isSame ? [] : [{ name, label: String(label), was: at(published, there) }];
      })
    : [];
  const back = (name: string, was: unknown) => {
    const [top = ''] = name.split('.');
    form.finalForm.change(name, asSaved(was, valueAt(form.initialValues, name.split('.'))));
    // A formatted text shows it once its form is filled.
    fillForm(form, { [top]: (form.finalForm.getState().values as Values)[top] });
  };
  const all = () => {
    const then = form.fields.map(({ name }) => [
      name,
      asSaved(published?.[name], form.initialValues[name]),
    ]);
    fillForm(form, changedFields(values, { ...values, ...Object.fromEntries(then) }));
  };
  return (
    <>
      {isDirty && <span className="unsaved">Not saved yet</span>}
      {changed.length > 0 && (
        <details>
          <summary>
            {changed.length} of {fields.length} fields changed
          </summary>
          <ul>
            {changed.map(({ name, label, was }) => (
              <li key={name}>
                {label}
                <button type="button" onClick={() => back(name, was)}>
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
