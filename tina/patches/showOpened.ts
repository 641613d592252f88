import type { TinaCMS } from 'tinacms';
import { onAction } from './onAction.ts';

/** What the editor asks of the page that it shows: to bring a field of a record into view. */
export interface ShowField {
  type: 'show-field';
  /** The record's file. */
  file: string;
  /** The field's name in its form: `benefits.items.2`. */
  field: string;
}

/**
 * Tina: opens a section of a form and leaves the page where it is.
 * Here: what the section holds comes into view beside it.
 * Upstream: no report found. Written for tinacms 3.14.1.
 */
export function showOpened(cms: TinaCMS): void {
  onAction(cms, (action) => {
    if (action.type !== 'forms:set-active-field-name') return;
    const { formId: file, fieldName: field } = action.value as Record<string, string | undefined>;
    if (!file || !field) return;
    const frame = document.querySelector<HTMLIFrameElement>('#tina-iframe');
    const message: ShowField = { type: 'show-field', file, field };
    frame?.contentWindow?.postMessage(message, location.origin);
  });
}

/** Calls back where the editor asks the page for a field. @returns what ends it */
export function onShowField(show: (asked: ShowField) => void): () => void {
  const hear = ({ origin, source, data }: MessageEvent<ShowField>) => {
    if (origin === location.origin && source === window.parent && data.type === 'show-field')
      show(data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
