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

/** The editor sends a page its records, or what is typed into one of them. */
export interface TellRecords {
  type: 'page:records';
  id: string;
  /** The kinds of which it has all records from now on. */
  kinds: readonly CollectionName[];
  /** Each as the values of its form; formatted texts may still be Markdown. Without values it is not shown any more. */
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

export const tellEditor = (message: AskRecords | OpenField): void =>
  window.parent.postMessage(message, location.origin);

/** Calls back when the editor sends a message of a type. @returns a function that stops this */
export function onMessage<Message extends { type: string }>(
  type: Message['type'],
  hear: (message: Message) => void,
): () => void {
  const listen = ({ origin, source, data }: MessageEvent<Message>) => {
    if (origin === location.origin && source === window.parent && data.type === type) hear(data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

const ID = crypto.randomUUID();

/** What the editor has sent: the records, and the kinds of which these are all. */
export interface Told {
  records: PageRecords;
  kinds: readonly CollectionName[];
}

/** The records of this page, as they are being typed. */
export function useRecords(): Told {
  const [told, setTold] = useState<Told>({ records: new Map(), kinds: [] });
  useEffect(
    () =>
      onMessage<TellRecords>('page:records', ({ id, kinds, records }) => {
        if (id !== ID) return;
        // With the message: the editor renders on the same thread, and would be first.
        flushSync(() =>
          setTold((before) => ({
            records: withRecords(before.records, records),
            kinds: [...new Set([...before.kinds, ...kinds])],
          })),
        );
      }),
    [],
  );
  return told;
}

function withRecords(before: PageRecords, records: TellRecords['records']): PageRecords {
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
    tellEditor({ type: 'page:ask', id: ID, file, requested, kinds: others });
  }, [file, requested, kinds]);
}
