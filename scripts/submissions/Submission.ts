import { clockText } from '../../content/schema/datetime.ts';

/** One message that arrived, as the team sees it. */
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
  /** The hidden field was filled: probably a machine. */
  suspected: boolean;
  /** Many came from its address just before. */
  busy: boolean;
  submission_id: string;
  /** A mail about it was sent to the team. */
  mailed: boolean;
  /** The mail server's code (5xx) when it refused the words of this submission for good. */
  refused_with: number | null;
}

/** A time by the site's clock: `2026-11-23 14:45`. */
export const siteTime = (time: Date): string => clockText(time.toISOString()).replace('T', ' ');

/** Each form by its table; the letter begins the ids of its submissions. */
export const FORMS = {
  contact: { letter: 'c', label: 'Contact', word: 'contact' },
  request_demo: { letter: 'd', label: 'Demo request', word: 'demo' },
} as const;
export type Form = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as Form[];

/** What the team has done with a submission (supabase/migrations, `state_known`). */
export const STATES = ['new', 'handled', 'spam'] as const;
export type State = (typeof STATES)[number];
