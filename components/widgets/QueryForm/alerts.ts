import type { Outcome } from './delivery.ts';
import { QUERY_FORMS, type QueryFormName, UNEXPECTED } from './queryForms.ts';
import { SEND_TIMEOUT_MS } from './timing.ts';

/** What the page says once sending has ended. */
export interface FormNotice {
  success: boolean;
  /** Specification 8, to the letter. */
  message: string;
  /** What to do now. */
  advice?: string;
  /** Comes while somebody is writing, and leaves the focus there. */
  quiet?: true;
}

/** How sending ended, as the page knows it. */
export type Ending = Outcome | { kind: 'offline' } | { kind: 'exception'; cause: unknown };

/** The alert for how sending ended. */
export function noticeFor(form: QueryFormName, ending: Ending): FormNotice {
  const { success, failure, submit } = QUERY_FORMS[form];
  const failed = (advice: string) => ({ success: false, message: failure, advice });
  switch (ending.kind) {
    case 'arrived':
      return { success: true, message: success };
    case 'offline':
      return failed(
        'You are offline. What you typed is kept, and is sent as soon as you are connected, if this page is still open.',
      );
    case 'timed-out':
      return failed(
        `No answer came in ${SEND_TIMEOUT_MS / 1000} seconds. What you typed is kept: press ${submit} again, and it still arrives only once.`,
      );
    case 'unanswered':
      return failed(
        `Our server did not answer. What you typed is kept: press ${submit} again in a minute.`,
      );
    case 'refused':
      return failed(
        ending.waitSeconds
          ? `Many messages came from your network just now. What you typed is kept: press ${submit} again ${inMinutes(ending.waitSeconds)}.`
          : 'Our server did not take it. What you typed is kept.',
      );
    case 'exception':
      return {
        success: false,
        message: UNEXPECTED,
        advice: 'What you typed is kept, also when you load the page again and try once more.',
      };
  }
}

/** The alert once an offline form whose words were changed since could be sent. */
export function backOnline(form: QueryFormName): FormNotice {
  const { failure, submit } = QUERY_FORMS[form];
  const advice = `You are connected again: press ${submit} to send what stands here now.`;
  return { success: false, message: failure, advice, quiet: true };
}

/** A wait as a person would say it. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}

/** Tells the console how sending ended, in words that hold nothing of what was typed. */
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
