import { useEffect, useRef, useState } from 'react';
import type { Forms } from '../../../content/schema/forms.ts';
import { backOnline, type Ending, type FormNotice, noticeFor, report } from './alerts.ts';
import { insert } from './backend.ts';
import { deliver } from './delivery.ts';
import { areSame, attemptFor, readDraft, writeDraft } from './draft.ts';
import { EMPTY_QUERY, QUERY_FORMS, type QueryFormName, type QueryValues } from './queryRules.ts';
import { SLOW_MS } from './timing.ts';

/** The state of sending. */
type Delivery =
  | { state: 'idle' }
  | { state: 'sending'; slow: boolean }
  | { state: 'ended'; notice: FormNotice; waiting?: Waiting };

/** The values to send once there is a network. */
interface Waiting {
  values: QueryValues;
  trap: string;
}

/** Sends a form’s values, one submission at a time, and reports the state. */
export function useDelivery(
  form: QueryFormName,
  words: Forms,
  currentValues: () => QueryValues,
  onArrived: () => void,
) {
  const [delivery, setDelivery] = useState<Delivery>({ state: 'idle' });
  // A second click may come before React has rendered the first.
  const sending = useRef(false);

  const isSending = delivery.state === 'sending';
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setDelivery({ state: 'sending', slow: true }), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isSending]);

  const send = async (values: QueryValues, trap: string) => {
    if (sending.current) return;
    sending.current = true;
    setDelivery({ state: 'sending', slow: false });
    const ending = await sendOnce(form, values, trap);
    report(form, ending);
    if (ending.kind === 'arrived') onArrived();
    sending.current = false;
    setDelivery({
      state: 'ended',
      notice: noticeFor(form, ending, words),
      ...(ending.kind === 'offline' && { waiting: { values, trap } }),
    });
  };

  const waiting = delivery.state === 'ended' ? delivery.waiting : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls does not change.
  useEffect(() => {
    if (!waiting) return;
    const resume = () => {
      // Values that changed in the meantime are only sent when the visitor presses the button.
      if (!areSame(currentValues(), waiting.values))
        return setDelivery({ state: 'ended', notice: backOnline(form, words) });
      const { id } = QUERY_FORMS[form];
      // The alert that has the focus disappears.
      if (!isWritingIn(id)) document.getElementById(`${id}-submit`)?.focus({ preventScroll: true });
      void send(waiting.values, waiting.trap);
    };
    addEventListener('online', resume);
    return () => removeEventListener('online', resume);
  }, [waiting]);
  const dismiss = () => {
    if (!sending.current) setDelivery({ state: 'idle' });
  };
  return { delivery, send, dismiss };
}

const isWritingIn = (formId: string): boolean =>
  document.activeElement?.closest(`#${formId} :is(input, textarea)`) != null;

async function sendOnce(form: QueryFormName, values: QueryValues, trap: string): Promise<Ending> {
  const { id, table } = QUERY_FORMS[form];
  const attempt = attemptFor(values, readDraft(id)?.attempt);
  // Stored before it is sent: the page may be closed before the response arrives.
  writeDraft(id, { values, attempt });
  try {
    const ending = await deliver((signal) => insert(table, { ...attempt, trap }, signal));
    if (ending.kind === 'arrived') writeDraft(id, { values: EMPTY_QUERY });
    return ending.kind === 'unanswered' && ending.status === 0 ? orOffline(ending) : ending;
  } catch (cause) {
    return orOffline({ kind: 'exception', cause });
  }
}

/**
 * Words a failure without a response. `onLine` decides nothing else: behind some VPNs it is false although the network
 * works.
 */
const orOffline = (ending: Ending): Ending => (navigator.onLine ? ending : { kind: 'offline' });
