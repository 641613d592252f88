// Messages between the page in the frame and the editor around it: the page's side.
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CollectionName } from '../../content/schema/collections.ts';
import type { Node } from './LiveRecord.ts';
import type { PageRecords } from './liveContent.ts';

/**
 * The attribute of an element with the field that it shows: the record's file, a dot, and the field's name in its form,
 * such as `content/pages/home.json.sections.0.lead`.
 */
export const FIELD_ATTRIBUTE = 'data-field';

/** The attribute of a clickable field with what it is called in its form. */
export const LABEL = 'data-field-label';

/** A page asks for its records. */
export interface AskRecords {
  type: 'page:ask';
  /** The page, each time that it is loaded another. */
  id: string;
  /** Its own record, and the one to open. */
  file: string;
  requested: string | undefined;
  /** The kinds of the other records that it shows. */
  kinds: readonly CollectionName[];
}

/** The editor sends records to a page: those that it asked for, or one that has changed in its form. */
export interface SendRecords {
  type: 'page:records';
  id: string;
  /** The kinds whose records are complete with this message. */
  kinds: readonly CollectionName[];
  /** Each as the values of its form; formatted texts may still be Markdown. A record without values is removed. */
  records: readonly { file: string; values?: Node }[];
}

/** A field of the page was clicked. */
export interface OpenField {
  type: 'page:edit';
  /** The record's file. */
  file: string;
  /** The field's name in its form: `benefits.items.2`. */
  field: string;
}

/** The editor asks the page to scroll a field into view. */
export interface ShowField extends Omit<OpenField, 'type'> {
  type: 'show-field';
}

/** The field of the form that has the focus. */
export interface ChooseField extends Omit<OpenField, 'type'> {
  type: 'choose-field';
}

export const postToEditor = (message: AskRecords | OpenField): void =>
  window.parent.postMessage(message, location.origin);

/** Calls back when the editor sends a message of a type. @returns a function that stops this */
export function onMessage<Message extends { type: string }>(
  type: Message['type'],
  listener: (message: Message) => void,
): () => void {
  const listen = ({ origin, source, data }: MessageEvent<Message>) => {
    if (origin === location.origin && source === window.parent && data.type === type)
      listener(data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

const ID = crypto.randomUUID();

/** The records received so far, and the kinds whose records are complete. */
export interface ReceivedRecords {
  records: PageRecords;
  kinds: readonly CollectionName[];
}

/** The records of this page, as they are being typed. */
export function useRecords(): ReceivedRecords {
  const [received, setReceived] = useState<ReceivedRecords>({ records: new Map(), kinds: [] });
  useEffect(
    () =>
      onMessage<SendRecords>('page:records', ({ id, kinds, records }) => {
        if (id !== ID) return;
        // Synchronously, because the editor renders on the same thread and would be first.
        flushSync(() =>
          setReceived((before) => ({
            records: withRecords(before.records, records),
            kinds: [...new Set([...before.kinds, ...kinds])],
          })),
        );
      }),
    [],
  );
  return received;
}

function withRecords(before: PageRecords, records: SendRecords['records']): PageRecords {
  const now = new Map(before);
  for (const { file, values } of records) {
    if (values) now.set(file, values);
    else now.delete(file);
  }
  return now;
}

/** Asks the editor for the records of kinds, once for each. */
export function useAsk(
  file: string,
  requested: string | undefined,
  kinds: readonly CollectionName[],
): void {
  const asked = useRef<readonly CollectionName[]>(undefined);
  useEffect(() => {
    const others = kinds.filter((kind) => !asked.current?.includes(kind));
    if (asked.current && others.length === 0) return;
    asked.current = kinds;
    postToEditor({ type: 'page:ask', id: ID, file, requested, kinds: others });
  }, [file, requested, kinds]);
}
