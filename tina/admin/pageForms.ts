import { type Field, Form, resolveField, type TinaCMS, type TinaSchema } from 'tinacms';
import type { AskRecords, OpenField } from '../preview/editorMessages.ts';
import type { StoredRecord } from '../shared/storedRecords.ts';
import { onAction } from './events.ts';
import {
  formValues,
  onPageMessage,
  onTyped,
  pageValues,
  readPage,
  sendRecords,
} from './pageRecords.ts';
import { filesWithDrafts } from './patches/keepDrafts.ts';
import { focusClicked } from './patches/panels.ts';
import { savedWords } from './patches/plainWords.ts';

/** The page in Tina's frame. */
interface Shown {
  /** What it asked for: its id, its own record, the one to open, and all kinds so far. */
  asked: AskRecords;
  /** What was sent to it. */
  readonly records: Map<string, StoredRecord>;
  readonly forms: Map<string, Form>;
}

type Values = Record<string, unknown>;

/** How long to wait for another page after Tina has removed the forms; without one, they are made again. */
const STAYS_MS = 500;

const frameWindow = () => document.querySelector<HTMLIFrameElement>('#tina-iframe')?.contentWindow;

/**
 * Tina: runs a query for its page, makes a form of every record in the answer, and computes the whole answer again for
 * each letter.
 * Here: the page asks for records. The form of its own and of the requested one are there at once, others when they are
 * opened, or if they have words that are not saved. A letter sends its own record alone.
 * Upstream: tinacms/tinacms#5503 (choosing the form, experimental). Written for tinacms 3.14.1.
 */
export function pageForms(cms: TinaCMS): void {
  let shown: Shown | undefined;

  const addForm = (page: Shown, file: string): void => {
    const record = page.records.get(file);
    if (!record || page.forms.has(file)) return;
    const form = makeForm(cms, record);
    page.forms.set(file, form);
    cms.dispatch({ type: 'forms:add', value: form });
    onTyped(form, (values) => {
      if (shown === page && page.forms.get(file) === form)
        sendRecords(frameWindow(), { id: page.asked.id, kinds: [], records: [{ file, values }] });
    });
  };

  /** Makes the forms that a page begins with, and opens the one that was asked for. */
  const begin = async (page: Shown): Promise<void> => {
    const { file, requested } = page.asked;
    const isBegun = page.forms.size > 0;
    addForm(page, file);
    if (requested) addForm(page, requested);
    const [id] = [requested, file].filter((one) => one && page.forms.has(one));
    if (id && !isBegun) {
      cms.dispatch({
        type: 'form-lists:add',
        value: {
          id: 'page',
          label: '',
          items: [{ type: 'document', path: file, formId: file, subItems: [] }],
          formIds: [file],
        },
      });
      cms.dispatch({ type: 'forms:set-active-form-id', value: id });
    }
    const drafts = await filesWithDrafts();
    if (shown === page)
      for (const one of page.records.keys()) if (drafts.has(one)) addForm(page, one);
  };

  const answer = async (asked: AskRecords): Promise<void> => {
    const isFirst = shown?.asked.id !== asked.id;
    if (isFirst) {
      // The frame has followed a link, and Tina has not noticed yet.
      if (shown?.forms.size) cms.dispatch({ type: 'form-lists:clear' });
      shown = { asked, records: new Map(), forms: new Map() };
    }
    const page = shown as Shown;
    page.asked = { ...asked, kinds: [...new Set([...page.asked.kinds, ...asked.kinds])] };
    const read = await readPage(asked, isFirst).catch(({ message }: Error) => {
      cms.alerts.error(message);
      return [];
    });
    if (shown !== page) return;
    for (const record of read) page.records.set(record.file, record);
    const records = read.map((record) => ({
      file: record.file,
      values: (page.forms.get(record.file)?.values ?? pageValues(record)) as Values,
    }));
    sendRecords(frameWindow(), { id: asked.id, kinds: asked.kinds, records });
    await begin(page);
  };

  onPageMessage<AskRecords>('page:ask', frameWindow, answer);

  onPageMessage<OpenField>('page:edit', frameWindow, ({ file, field }) => {
    if (!shown) return;
    addForm(shown, file);
    cms.dispatch({
      type: 'forms:set-active-field-name',
      value: { formId: file, fieldName: field },
    });
    // On a phone the form covers the page.
    cms.dispatch({ type: 'sidebar:set-display-state', value: 'open' });
    focusClicked(field);
  });

  onAction(cms, ({ type }) => {
    if (type !== 'form-lists:clear' || !shown) return;
    const { asked } = shown;
    shown = undefined;
    setTimeout(() => {
      if (!shown && frameWindow()) void answer(asked);
    }, STAYS_MS);
  });
}

/** The form of a record. It is saved before Tina calls `onSubmit` (beforeSubmit.ts). */
function makeForm(cms: TinaCMS, record: StoredRecord): Form {
  const { schema } = cms.api.tina as { schema: TinaSchema };
  const { label, name, fields = [] } = schema.getCollection(record.collection);
  return new Form({
    id: record.file,
    label: String(label || name),
    fields: fields.map((field) => resolveField(field, schema)) as Field[],
    initialValues: formValues(record),
    onSubmit: () => void cms.alerts.success(savedWords()),
  });
}
