// What a page in a frame receives: its records, and what is typed into them.
import type { Form } from 'tinacms';
import { type CollectionName, collections } from '../../content/schema/collections.ts';
import type { AskRecords, SendRecords } from '../preview/editorMessages.ts';
import type { StoredRecord } from '../shared/storedRecords.ts';
import { toValues } from '../shared/toValues.ts';
import { VERSION } from '../shared/version.ts';
import { readRecords } from './records/pageRoutes.ts';

type Values = Record<string, unknown>;

/** A record as the values that its form begins with. */
export const formValues = ({ collection, fields, version }: StoredRecord): Values => ({
  ...(toValues(collections[collection].schema, fields) as Values),
  [VERSION]: version,
});

/** The same for a page, which parses only the texts that it shows. */
export const pageValues = ({ collection, fields }: StoredRecord): Values =>
  toValues(collections[collection].schema, fields, (markdown) => markdown) as Values;

/** What every page shows beside its own record. */
const SHARED = ['site', 'brand'] as const satisfies readonly CollectionName[];

/**
 * Reads what a page asks for.
 * @param isFirst whether it has nothing yet: then its own record comes first, and what all pages share
 */
export async function readPage(
  { file, kinds }: AskRecords,
  isFirst: boolean,
): Promise<StoredRecord[]> {
  const read = await readRecords(isFirst ? ['pages', ...SHARED, ...kinds] : kinds);
  return read.filter((record) => record.collection !== 'pages' || record.file === file);
}

/** Calls the listener with each message of a type from the page in a frame. @returns a function that stops this */
export function onPageMessage<Message extends { type: string }>(
  type: Message['type'],
  frame: () => Window | null | undefined,
  listener: (message: Message) => void,
): () => void {
  const listen = ({ origin, source, data }: MessageEvent<Message>) => {
    if (origin === location.origin && source && source === frame() && data?.type === type)
      listener(data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

export const sendRecords = (
  frame: Window | null | undefined,
  content: Omit<SendRecords, 'type'>,
): void => {
  const message: SendRecords = { type: 'page:records', ...content };
  frame?.postMessage(message, location.origin);
};

/**
 * Calls the listener with the values of a form after each change; once for changes that come faster than a page can be
 * rendered, for example while a key is held. @returns a function that stops this
 */
export function onTyped(form: Form, listener: (values: Values) => void): () => void {
  let isFirst = true;
  let isWaiting = false;
  return form.subscribe(
    () => {
      if (isFirst || isWaiting) {
        isFirst = false;
        return;
      }
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        listener(form.finalForm.getState().values as Values);
      });
    },
    { values: true },
  );
}
