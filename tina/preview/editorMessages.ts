// Messages between the preview and the editor around it: the preview's side.
import { flushSync } from 'react-dom';
import { useTina } from 'tinacms/dist/react';
import type { PreviewData } from './fromTina.ts';

/** Tina opens the field that this attribute of a clicked element names. */
export const FIELD_ATTRIBUTE = 'data-tina-field';

/**
 * Tina: looks for clickable fields before React has rendered the first data, and then only after changes.
 * Here: a message reports that there are some.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export const enableClickToEdit = (): void =>
  window.parent.postMessage({ type: 'quick-edit', value: true }, window.location.origin);

/**
 * Tina: handles each click on a field, so that controls of the page do not work.
 * Here: clicks a control without its field attribute.
 */
export function clickPastEditor(control: HTMLElement): void {
  const field = control.getAttribute(FIELD_ATTRIBUTE);
  control.removeAttribute(FIELD_ATTRIBUTE);
  control.click();
  if (field) control.setAttribute(FIELD_ATTRIBUTE, field);
}

// The same object for each render: a new one would make Tina query again, without end.
const NOTHING = {};

/**
 * Tina: `useTina` wants data from a server, and opens the form of the first record in a query.
 * Here: it begins with nothing, since the editor runs the query itself, and opens the requested record.
 * Upstream: tinacms/tinacms#5503 (choosing the form, experimental).
 */
export const useLiveData = (query: string, requested: string | undefined) =>
  useTina<PreviewData>({
    query,
    variables: NOTHING,
    data: NOTHING,
    ...(requested && { experimental___selectFormByFormId: () => requested }),
  }).data;

/**
 * Tina: sets React's state on each message of the form, and the editor, on the same thread, renders first.
 * Here: the page is rendered synchronously with the message. Call before other listeners are added.
 */
export function renderAtOnce(): void {
  const onMessage = (event: MessageEvent) => {
    if (!event.isTrusted || event.data?.type !== 'updateData') return;
    event.stopImmediatePropagation();
    const { data, origin, source } = event;
    flushSync(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  };
  window.addEventListener('message', onMessage, true);
}

/** The editor's message to the preview: scroll a field of a record into view. */
export interface ShowField {
  type: 'show-field';
  /** The record's file. */
  file: string;
  /** The field's name in its form: `benefits.items.2`. */
  field: string;
}

/** Calls back when the editor sends `show-field`. @returns a function that stops this */
export function onShowField(show: (asked: ShowField) => void): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent<ShowField>) => {
    if (origin === location.origin && source === window.parent && data.type === 'show-field')
      show(data);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
