// What the page beside the form and the editor around it say to each other, on the page's side.
import { flushSync } from 'react-dom';
import { useTina } from 'tinacms/dist/react';
import type { PreviewData } from './fromTina.ts';

/** Tina opens the field that this attribute of a clicked element names. */
export const FIELD_ATTRIBUTE = 'data-tina-field';

/**
 * Tina: looks for fields to click before React has shown the first data, and again at each change only.
 * Here: the editor is told that there are some.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export const enableClickToEdit = (): void =>
  window.parent.postMessage({ type: 'quick-edit', value: true }, window.location.origin);

/**
 * Tina: takes each click on a field, so that a control of the page does nothing as well.
 * Here: a control is clicked past it.
 */
export function clickPastEditor(control: HTMLElement): void {
  const field = control.getAttribute(FIELD_ATTRIBUTE);
  control.removeAttribute(FIELD_ATTRIBUTE);
  control.click();
  if (field) control.setAttribute(FIELD_ATTRIBUTE, field);
}

// The same object at each render: another one would make Tina begin again, for ever.
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
 * Tina: sets React's state when the form says something, and the editor, which shares the thread, renders first.
 * Here: the page is rendered within that message. To be called before anything listens.
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

/** What the editor asks of the page that it shows: to bring a field of a record into view. */
export interface ShowField {
  type: 'show-field';
  /** The record's file. */
  file: string;
  /** The field's name in its form: `benefits.items.2`. */
  field: string;
}

/** Calls back when the editor asks the page for a field. @returns what ends it */
export function onShowField(show: (asked: ShowField) => void): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent<ShowField>) => {
    if (origin === location.origin && source === window.parent && data.type === 'show-field')
      show(data);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
