import { fill } from '../../../content/schema/fill.ts';
import type { Forms } from '../../../content/schema/forms.ts';
import type { Outcome } from './delivery.ts';
import type { QueryFormName } from './queryRules.ts';
import { SEND_TIMEOUT_MS } from './timing.ts';

/** What the form shows after an attempt to send. */
export interface FormNotice {
  success: boolean;
  /** The alert of specification 8. */
  message: string;
  /** What the visitor can do now. */
  advice?: string;
  /** Does not move the focus, because the visitor may be typing. */
  quiet?: true;
}

/** The outcome of an attempt to send. */
export type Ending = Outcome | { kind: 'offline' } | { kind: 'exception'; cause: unknown };

export function noticeFor(form: QueryFormName, ending: Ending, words: Forms): FormNotice {
  const { success, failure, submit: button } = words[form];
  const { alerts } = words;
  const failed = (advice: string) => ({ success: false, message: failure, advice });
  switch (ending.kind) {
    case 'arrived':
      return { success: true, message: success };
    case 'offline':
      return failed(fill(alerts.offline, { button }));
    case 'timed-out':
      return failed(fill(alerts.timedOut, { seconds: SEND_TIMEOUT_MS / 1000, button }));
    case 'unanswered':
      return failed(fill(alerts.unanswered, { button }));
    case 'refused': {
      if (!ending.waitSeconds) return failed(alerts.refused);
      const minutes = Math.ceil(ending.waitSeconds / 60);
      const busy = minutes === 1 ? alerts.busyMinute : alerts.busyMinutes;
      return failed(fill(busy, { minutes, button }));
    }
    case 'exception':
      return { success: false, message: alerts.unexpected, advice: alerts.kept };
  }
}

/** The notice when the network is back but the values were changed in the meantime. */
export function backOnline(form: QueryFormName, words: Forms): FormNotice {
  const { failure, submit } = words[form];
  const advice = fill(words.alerts.connected, { button: submit });
  return { success: false, message: failure, advice, quiet: true };
}

/** Logs a failure to the console, without anything that was typed. */
export function report(form: QueryFormName, ending: Ending): void {
  if (ending.kind === 'arrived') return;
  const facts = [
    ending.kind,
    'status' in ending && `status ${ending.status}`,
    'code' in ending && ending.code,
  ];
  const cause = 'cause' in ending ? [ending.cause] : [];
  console.error(`The ${form} form could not send: ${facts.filter(Boolean).join(', ')}.`, ...cause);
}
