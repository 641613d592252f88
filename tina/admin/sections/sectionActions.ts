import type { TinaCMS } from 'tinacms';
import type { SectionMessage } from '../../preview/sectionBar.ts';
import { showForm } from '../pageForms.ts';

type Listener = (action: SectionMessage['action'], index: number) => void;

let waiting: SectionMessage | undefined;
let listening: { file: string; listener: Listener } | undefined;

function deliver(): void {
  if (!waiting || waiting.file !== listening?.file) return;
  const { action, index } = waiting;
  waiting = undefined;
  listening.listener(action, index);
}

/**
 * Calls back when a button beside a section of the page was pressed, also if that was before the list of sections was
 * shown. Replaces the listener before. @returns a function that stops this
 */
export function onSectionAction(file: string, listener: Listener): () => void {
  const own = { file, listener };
  listening = own;
  // A field that has just been shown is notified of changes only after the effects of what is inside it.
  queueMicrotask(deliver);
  return () => {
    if (listening === own) listening = undefined;
  };
}

/** Opens the list of sections when a button beside a section was pressed. */
export function followSectionBar(cms: TinaCMS): void {
  window.addEventListener('message', ({ origin, data }: MessageEvent<SectionMessage>) => {
    if (origin !== location.origin || data?.type !== 'section-action') return;
    waiting = data;
    showForm(cms);
    cms.dispatch({ type: 'forms:set-active-form-id', value: data.file });
    cms.dispatch({
      type: 'forms:set-active-field-name',
      value: { formId: data.file, fieldName: null },
    } as never);
    deliver();
  });
}
