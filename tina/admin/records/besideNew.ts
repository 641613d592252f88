import type { Form, TinaCMS } from 'tinacms';
import {
  type Collection,
  type CollectionName,
  collectionIn,
  collections,
} from '../../../content/schema/collections.ts';
import type { AskRecords } from '../../preview/editorMessages.ts';
import { element } from '../../shared/element.ts';
import { NAMELESS } from '../../shared/previewAddress.ts';
import type { StoredRecord } from '../../shared/storedRecords.ts';
import { onForm, onMove, onSaved } from '../events.ts';
import { setNumbers } from '../forms/newRecord.ts';
import { onPageMessage, onTyped, pageValues, readPage, sendRecords } from '../pageRecords.ts';
import { landOn } from './ownLists.tsx';
import { addPage, kindRoute, readRecords, recordPath } from './pageRoutes.ts';

type Values = Record<string, unknown>;

/** The path of a record before it has a name. */
const nameless = (name: CollectionName) => {
  const { folder, format }: Collection = collections[name];
  return `content/${folder}/${NAMELESS}.${format}`;
};

const PREVIEW = 'new-record-preview';

// In a narrow window only the form is shown.
const STYLE = `
@media (max-width: 75rem) { #${PREVIEW} { display: none } }
@media (min-width: 75.01rem) {
  #${PREVIEW} { position: fixed; inset: 0 0 auto auto; width: 62vw; z-index: 9999; border: 0; border-left: 1px solid var(--color-paper-rule); background: #fff }
  body:has(#${PREVIEW}) .h-dvh > .relative.w-full { padding-right: 62vw }
}
`;

/**
 * Tina: shows the form of a new record alone, and opens the list when it is saved.
 * Here: its page is shown beside the form with the new record in it; a record that pages refer to replaces one that is
 * shown. After saving, the record opens beside its page.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function besideNew(cms: TinaCMS): void {
  document.head.append(element('style', {}, STYLE));
  let close: (() => void) | undefined;
  onMove(cms, () => {
    close?.();
    close = undefined;
  });
  onForm(cms, (form) => {
    const name = kindOf(form);
    if (!name) return;
    close?.();
    // The name of its file and its number depend on the others.
    void readRecords([name]).then((others) => setNumbers(form, collections[name], others));
    close = showBeside(form, name);
    onSaved(form, () => {
      // Tina navigates at once, before the pages are read again.
      if (name === 'pages') addPage(form.path, form.finalForm.getState().values);
      landOn(`#/~${recordPath(name, form.path)}`);
    });
  });
}

/** The kind of a new record; undefined for the form of a stored one. */
function kindOf({ crudType, id }: Form): CollectionName | undefined {
  const [, folder] = /^content\/([\w-]+)/.exec(String(id)) ?? [];
  return crudType === 'create' ? collectionIn(folder)[0] : undefined;
}

/** @returns a function that removes the page */
function showBeside(form: Form, name: CollectionName): () => void {
  const frame = element('iframe', { id: PREVIEW, title: 'The page with the new record' });
  // The addresses of pages may not have been read yet.
  void readRecords(['pages']).then(() => {
    frame.src = `${kindRoute(name)}#${nameless(name)}`;
  });
  let id = '';
  let place = nameless(name);
  const sent = new Map<string, StoredRecord>();
  const show = (values: Values) =>
    sendRecords(frame.contentWindow, { id, kinds: [], records: [{ file: place, values }] });
  const stop = onTyped(form, show);
  const stopAnswers = onPageMessage<AskRecords>(
    'page:ask',
    () => frame.contentWindow,
    async (asked) => {
      const isFirst = asked.id !== id;
      id = asked.id;
      // A new page is in the place of the one that asks.
      const read = (await readPage(asked, isFirst)).filter(
        ({ collection }) => collection !== 'pages' || name !== 'pages',
      );
      for (const record of read) sent.set(record.file, record);
      const before = place;
      place = placeOf(name, [...sent.values()]);
      const records = [
        ...(before === place ? [] : [{ file: before }]),
        ...read.map((record) => ({ file: record.file, values: pageValues(record) })),
        { file: place, values: form.finalForm.getState().values as Values },
      ];
      sendRecords(frame.contentWindow, { id, kinds: asked.kinds, records });
    },
  );
  document.body.append(frame);
  return () => {
    stop();
    stopAnswers();
    frame.remove();
  };
}

/** The file whose place a new record has on the page: its own, or that of the first that the page refers to. */
function placeOf(name: CollectionName, records: readonly StoredRecord[]): string {
  const { shown }: Collection = collections[name];
  if (name === 'pages' || shown === 'all') return nameless(name);
  const others = JSON.stringify(
    records.filter(({ collection }) => collection !== name).map(({ fields }) => fields),
  );
  const own = records.filter(({ collection }) => collection === name);
  return own.find(({ file }) => others.includes(`"${file}"`))?.file ?? nameless(name);
}
