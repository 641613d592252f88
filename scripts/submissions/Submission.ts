import { clockText } from '../../content/schema/datetime.ts';

/** A submission for display to the team. */
export interface Submission {
  /** `c` or `d` for the form, and its number there: `c12`. */
  id: string;
  form: Form;
  received_at: Date;
  name: string;
  email: string;
  phone: string;
  query: string;
  state: State;
  state_by: string | null;
  state_at: Date | null;
  /** The hidden field was filled, probably by a program. */
  suspected: boolean;
  /** More than ten came from its address within ten minutes. */
  busy: boolean;
  submission_id: string;
  /** A mail about it was sent to the team. */
  mailed: boolean;
  /** The mail server's code (5xx) when it refused the words of this submission for good. */
  refused_with: number | null;
}

/** A time in the site's time zone: `2026-11-23 14:45`. */
export const siteTime = (time: Date): string => clockText(time.toISOString()).replace('T', ' ');

/** Each form by its table. Ids of submissions begin with the letter. */
export const FORMS = {
  contact: { letter: 'c', label: 'Contact', word: 'contact' },
  request_demo: { letter: 'd', label: 'Demo request', word: 'demo' },
} as const;
export type Form = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as Form[];

/** What the team has done with a submission (supabase/migrations, `state_known`). */
export const STATES = ['new', 'handled', 'spam'] as const;
export type State = (typeof STATES)[number];

/** A visitor's text in one line, without characters that control a terminal. */
export function printable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '\uFFFD');
}

/** The state and the marks of a submission as text. @param say translates a mark; English without it */
export function knownOf(submission: Submission, say = (mark: string) => mark): string {
  const { state, state_by, state_at, suspected, busy, refused_with } = submission;
  const day = state_at && siteTime(state_at).split(' ')[0];
  const done = [state, state_by && `by ${printable(state_by)}`, day && `on ${day}`];
  return [
    state !== 'new' && done.filter(Boolean).join(' '),
    suspected && say('suspected: the hidden field was filled'),
    busy && say('busy: many came from its address within ten minutes'),
    refused_with && `not in any mail: the mail server refused its text (${refused_with})`,
  ]
    .filter(Boolean)
    .join('; ');
}
