import type { Form, TinaCMS } from 'tinacms';
import { translationFile } from '../../content/load/translations/translationFiles.ts';
import type { Brand } from '../../content/schema/brand.ts';
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../content/schema/collections.ts';
import { titleOf } from '../../content/schema/fields.ts';
import { type Language, languagesOf, pathIn } from '../../content/schema/languages.ts';
import type { AskRecords, OpenField } from '../preview/editorMessages.ts';
import { namelessFile } from '../shared/editorAddress.ts';
import { addressIn, openedFor, pageLanguage } from '../shared/pageLanguage.ts';
import type { StoredRecord, StoredTranslation } from '../shared/storedRecords.ts';
import { tinaName } from '../shared/tinaName.ts';
import { SAVED } from './browser/saveRecord.ts';
import { filesWithDrafts } from './forms/keepDrafts.ts';
import { makeForm } from './forms/makeForm.ts';
import { onPageMessage, onTyped, pageValues, readPage, sendRecords } from './pageRecords.ts';
import { focusClicked, openField } from './panels.ts';
import { pageAddresses } from './records/pageRoutes.ts';
import { makeTranslation } from './translations/makeTranslation.ts';
import { readTranslations, shownFields, sourceOf, wordsIn } from './translations/source.ts';

/** The page in the frame. */
interface Shown {
  /** What it asked for: its id, its own record, the one to open, and all kinds so far. */
  asked: AskRecords;
  /** What was sent to it. */
  readonly records: Map<string, StoredRecord>;
  readonly forms: Map<string, Form>;
  /** The language of its address, and the translations into it; undefined for the site's own. */
  spoken?: Spoken;
  /** The file in whose place it shows the new record. */
  place?: string;
}

interface Spoken {
  readonly language: Language;
  /** By the files of their records. */
  readonly translations: ReadonlyMap<string, StoredTranslation>;
  /** The addresses of the pages that are translated, without the prefix. */
  readonly paths: ReadonlySet<string>;
}

/** The form of a new record, and its kind. */
export interface NewRecord {
  readonly kind: CollectionName;
  readonly form: Form;
}

type Values = Record<string, unknown>;

/** The frame beside the form. */
export const FRAME = 'page-frame';

export const frameWindow = () =>
  document.querySelector<HTMLIFrameElement>(`#${FRAME}`)?.contentWindow;

/** Where the browser keeps whether a person hides the form beside the page. */
export const FORM_HIDDEN = 'form-hidden';

/** Shows the form: beside the page, or on a phone as a sheet over it. */
export const showForm = (cms: TinaCMS, isOpen = true): void =>
  cms.dispatch({ type: 'sidebar:set-display-state', value: isOpen ? 'open' : 'closed' });

/**
 * Answers the page in the frame. The form of its own record and of the requested one are there at once, others when they
 * are opened, or if they have words that are not saved. A letter sends its own record alone. A new record is on the page
 * from its first letter.
 * @param field the field to open in the form of the requested record
 * @returns a function that ends this, and closes the forms
 */
export function servePage(
  cms: TinaCMS,
  { newRecord, field }: { newRecord?: NewRecord; field?: string | undefined },
): () => void {
  let shown: Shown | undefined;
  /** Whether the frame goes to the address that its page has now, with the same forms. */
  let isMoving = false;

  const addForm = (page: Shown, file: string): void => {
    const record = page.records.get(file);
    if (!record || page.forms.has(file)) return;
    const { spoken } = page;
    const form = spoken
      ? makeTranslation(cms, { record, language: spoken.language }, spoken.translations.get(file))
      : makeForm(cms, record);
    page.forms.set(file, form);
    cms.dispatch({ type: 'forms:add', value: form });
    onTyped(form, (values) => {
      if (shown !== page || page.forms.get(file) !== form) return;
      // Both may be others than when the form was made.
      const [source, paths] = [sourceOf(form), page.spoken?.paths ?? new Set<string>()];
      const now = source && shownFields(source, wordsIn(source, values), paths);
      send(page, [{ file, values: now ? pageValues({ ...record, fields: now }) : values }]);
    });
  };

  const send = ({ asked: { id } }: Shown, records: { file: string; values: Values }[]) =>
    sendRecords(frameWindow(), { id, kinds: [], records });

  /** Makes the forms that a page begins with, and opens the one that was asked for. */
  const begin = async (page: Shown): Promise<void> => {
    const { file, requested } = page.asked;
    const isBegun = page.forms.size > 0;
    addForm(page, file);
    if (requested) addForm(page, requested);
    const [opened] = [requested, file].filter((one) => one && page.forms.has(one));
    if (opened && !isBegun) {
      cms.dispatch({ type: 'forms:set-active-form-id', value: idOf(page, opened) });
      if (requested && opened !== requested) cms.alerts.warn(`There is no record ${requested}.`);
      else if (field && requested)
        openField(cms, page.forms.get(requested) as Form, field.split('.'));
    }
    const drafts = await filesWithDrafts();
    if (shown === page)
      for (const one of page.records.keys()) if (drafts.has(fileIn(page, one))) addForm(page, one);
  };

  const answer = async (asked: AskRecords): Promise<void> => {
    const isFirst = shown?.asked.id !== asked.id;
    if (isFirst && !(isMoving && shown?.asked.file === asked.file)) {
      // The frame has followed a link.
      if (shown?.forms.size) cms.dispatch({ type: 'form-lists:clear' });
      shown = { asked, records: new Map(), forms: new Map() };
    }
    if (isFirst) isMoving = false;
    const page = shown as Shown;
    page.asked = { ...asked, kinds: [...new Set([...page.asked.kinds, ...asked.kinds])] };
    const read = await readPage(asked, isFirst).catch(({ message }: Error) => {
      cms.alerts.error(message);
      return [];
    });
    if (isFirst) page.spoken = await spokenAt(read);
    if (shown !== page) return;
    for (const record of read) page.records.set(record.file, record);
    const records = read.map((record) => ({
      file: record.file,
      values: valuesOf(page, record),
    }));
    const { id, kinds } = asked;
    sendRecords(frameWindow(), {
      id,
      kinds,
      records: newRecord ? withNewRecord(page, newRecord, records) : records,
    });
    if (!newRecord) await begin(page);
  };

  const edit = ({ file, field }: OpenField) => {
    if (!shown || (newRecord && file !== shown.place)) return;
    if (!newRecord) addForm(shown, file);
    const formId = String(newRecord?.form.id ?? idOf(shown, file));
    cms.dispatch({ type: 'forms:set-active-field-name', value: { formId, fieldName: field } });
    showForm(cms);
    focusClicked(field);
  };

  /** A page has an address in a language while it has a translation: until then, its own is opened for the language. */
  const move = async () => {
    const frame = frameWindow();
    const opened = frame && openedFor(frame.location);
    const prefix = opened ?? shown?.spoken?.language.prefix;
    if (!frame || !prefix) return;
    const { translations } = await readTranslations(prefix);
    const { pathname } = frame.location;
    const page = pageAddresses().find(
      ({ path }) => pathname === pathIn(opened ? '' : prefix, path),
    );
    const isTranslated = translations.some(({ of }) => of === page?.file);
    if (isMoving || !page || isTranslated === !opened) return;
    isMoving = true;
    frame.location.replace(addressIn(prefix, page.path, isTranslated));
  };
  window.addEventListener(SAVED, move);

  const stops = [
    () => window.removeEventListener(SAVED, move),
    onPageMessage<AskRecords>('page:ask', frameWindow, answer),
    onPageMessage<OpenField>('page:edit', frameWindow, edit),
  ];
  if (newRecord) {
    const { form, kind } = newRecord;
    cms.dispatch({ type: 'forms:add', value: form });
    cms.dispatch({ type: 'forms:set-active-form-id', value: form.id });
    const type = (values: Values) => {
      if (shown?.place) send(shown, [{ file: shown.place, values }]);
    };
    stops.push(onTyped(form, type));
    // What comes before it is filled in, such as a number.
    focusClicked(tinaName(titleOf(collections[kind].schema) ?? ''));
  }
  return () => {
    shown = undefined;
    for (const stop of stops) stop();
    cms.dispatch({ type: 'form-lists:clear' });
  };
}

/** The translations that a page in another language shows. */
async function spokenAt(read: readonly StoredRecord[]): Promise<Spoken | undefined> {
  const { location: address = location } = frameWindow() ?? {};
  const brand = read.find(({ collection }) => collection === 'brand')?.fields;
  if (!brand?.languages) return undefined;
  const language = pageLanguage(languagesOf(brand as unknown as Brand), address);
  if (!language.prefix) return undefined;
  const { translations } = await readTranslations(language.prefix);
  const byFile = new Map(translations.map((one) => [one.of, one]));
  const pages = pageAddresses().filter(({ file }) => byFile.has(file));
  return { language, translations: byFile, paths: new Set(pages.map((page) => page.path)) };
}

/** The file that the form of a record writes. */
const fileIn = ({ spoken }: Shown, file: string): string =>
  spoken ? translationFile(file, spoken.language.prefix) : file;

const idOf = (page: Shown, file: string): string => String(page.forms.get(file)?.id ?? file);

/** What a page gets of a record: what is typed into its form, or what is stored. */
function valuesOf({ forms, spoken }: Shown, record: StoredRecord): Values {
  const typed = forms.get(record.file)?.values as Values | undefined;
  if (!spoken) return typed ?? pageValues(record);
  const source = { record, language: spoken.language };
  const words = typed ? wordsIn(source, typed) : spoken.translations.get(record.file)?.words;
  return pageValues({ ...record, fields: shownFields(source, words, spoken.paths) });
}

type Sent = { file: string; values?: Values };

/** What a page gets with a new record in it: a new page takes the place of the one that asks. */
function withNewRecord(page: Shown, { kind, form }: NewRecord, records: readonly Sent[]): Sent[] {
  const before = page.place;
  page.place = placeOf(kind, [...page.records.values()]);
  const isHidden = ({ file }: Sent) =>
    kind === 'pages' && page.records.get(file)?.collection === 'pages';
  return [
    ...(before && before !== page.place ? [{ file: before }] : []),
    ...records.filter((record) => !isHidden(record)),
    { file: page.place, values: form.finalForm.getState().values as Values },
  ];
}

/** The file whose place a new record has on the page: its own, or that of the first that the page refers to. */
function placeOf(kind: CollectionName, records: readonly StoredRecord[]): string {
  const { shown }: Collection = collections[kind];
  if (kind === 'pages' || shown === 'all') return namelessFile(kind);
  const others = JSON.stringify(
    records.filter(({ collection }) => collection !== kind).map(({ fields }) => fields),
  );
  const own = records.filter(({ collection }) => collection === kind);
  return own.find(({ file }) => others.includes(`"${file}"`))?.file ?? namelessFile(kind);
}
