// The languages of the open record, each with the state of its translation and the way to it.
import { useEffect, useMemo, useState } from 'react';
import type { Form } from 'tinacms';
import { withoutAbsent } from '../../../content/load/read/absent.ts';
import type { Fields } from '../../../content/load/read/schemaWalk.ts';
import { locateFile } from '../../../content/load/source/placement.ts';
import { collections } from '../../../content/schema/collections.ts';
import { languageName } from '../../../content/schema/languages.ts';
import { NOT_FOUND } from '../../../content/schema/pages.ts';
import { hashOf } from '../../shared/editorAddress.ts';
import type { Translations } from '../../shared/storedRecords.ts';
import { SAVED } from '../browser/saveRecord.ts';
import { toRecord } from '../forms/toRecord.ts';
import { recordFile } from '../forms/unsavedForms.ts';
import { inLanguage, OWN_LANGUAGE, readTranslations, sourceOf, stateWords } from './source.ts';

export const LANGUAGES_STYLE = `
.form-head .languages { order: 2; gap: .25rem 1.25rem; margin: .25rem 0 -.75rem; font-size: 13px }
.form-head .languages a { display: flex; gap: .5rem; align-items: baseline; max-width: none; min-height: 32px; padding: .35rem 0; border-bottom: 2px solid transparent; color: var(--color-ink-2) }
.form-head .languages a[aria-current] { border-color: var(--color-ink); color: var(--color-ink); font-weight: 600 }
.languages small { font-size: 13px; font-weight: 400; color: var(--color-ink-2) }
.languages [data-state='Out of date'] { color: var(--color-graph-ink); font-weight: 600 }
`;

/** Shown where the site has other languages, for a record that can be translated. */
export function Languages({ form }: { form: Form }) {
  const file = recordFile(form);
  const source = sourceOf(form);
  const [read, setRead] = useState<Translations>();
  useEffect(() => {
    if (form.crudType === 'create') return;
    // Without an answer, the form is that of a site with one language.
    const ask = () => void readTranslations(file).then(setRead, () => undefined);
    ask();
    window.addEventListener(SAVED, ask);
    return () => window.removeEventListener(SAVED, ask);
  }, [form, file]);
  const states = useMemo(() => {
    const { placed } = locateFile(file);
    if (!placed || !read) return [];
    const { schema } = collections[placed.collection];
    const { values } = form.finalForm.getState();
    const fields = source?.record.fields ?? (withoutAbsent(toRecord(schema, values)) as Fields);
    // A host has one page for unknown addresses.
    if (placed.collection === 'pages' && fields.path === NOT_FOUND) return [];
    return read.languages.map((language) => {
      const { words } = read.translations.find(({ prefix }) => prefix === language.prefix) ?? {};
      const of = { record: { ...placed, file, version: '', fields }, language };
      const state = stateWords(inLanguage(of, words), inLanguage(of, undefined));
      return { prefix: language.prefix, state };
    });
  }, [read, file, form, source]);
  if (states.length === 0) return null;
  const current = (is: boolean) => (is ? ('page' as const) : undefined);
  return (
    <nav className="languages" aria-label="Languages">
      <a href={hashOf({ record: file })} aria-current={current(!source)}>
        {OWN_LANGUAGE}
      </a>
      {states.map(({ prefix, state }) => (
        <a
          key={prefix}
          href={hashOf({ record: file, in: prefix })}
          aria-current={current(source?.language.prefix === prefix)}
        >
          {languageName(prefix)} <small data-state={state}>{state}</small>
        </a>
      ))}
    </nav>
  );
}
