import type { parseArgs } from 'node:util';
import { timeOf } from '../../content/schema/datetime.ts';
import { UsageError } from '../lib/runCommand.ts';
import { FORM_NAMES, FORMS, type Form, STATES, type State, siteTime } from './Submission.ts';

/** Which submissions are listed. */
export interface Filter {
  since?: Date;
  form?: Form;
  state?: State;
  search?: string;
}

/** A command of the team. */
export type Command =
  | { kind: 'list'; filter: Filter; as: 'table' | 'csv' | 'json' }
  | { kind: 'watch' }
  | { kind: 'weeks' | 'health' | 'settings' }
  | { kind: 'mark'; state: State; ids: { form: Form; number: number }[]; by: string }
  | { kind: 'erase'; email: string; by: string; isConfirmed: boolean };

export const OPTIONS = {
  since: { type: 'string' },
  form: { type: 'string' },
  state: { type: 'string' },
  search: { type: 'string' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  weeks: { type: 'boolean' },
  watch: { type: 'boolean' },
  health: { type: 'boolean' },
  settings: { type: 'boolean' },
  new: { type: 'string' },
  handled: { type: 'string' },
  spam: { type: 'string' },
  erase: { type: 'string' },
  by: { type: 'string' },
  yes: { type: 'boolean' },
  data: { type: 'string' },
} as const;

export const HELP = `npm run submissions                          lists all submissions, newest first
npm run submissions -- --since 7d            lists the last days, or since a day: --since 2026-11-01
npm run submissions -- --form demo           lists one form: contact or demo
npm run submissions -- --state new           lists one state: new, handled or spam
npm run submissions -- --search "order book" searches name, address, number, message and id
npm run submissions -- --csv > leads.csv     writes a file for a spreadsheet; --json for a program
npm run submissions -- --weeks               counts the submissions of each week
npm run submissions -- --watch               mails new submissions to the team, until you stop it
npm run submissions -- --health              reports what the team was not mailed; the exit code is then 1
npm run submissions -- --settings            writes the months and the telephone rule of the content into the database
npm run submissions -- --handled c12,d7      marks submissions as answered, by you or --by "Asha"
npm run submissions -- --spam c13            marks as spam; --new c13 removes the mark
npm run submissions -- --erase a@b.example   erases all submissions of a sender, after a question (--yes skips it)

The commands use the database of DATABASE_URL. Without it, the local one of npm start (--data names its folder).`;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** Options of which one is used at a time. */
const ACTIONS = [
  'weeks',
  'watch',
  'health',
  'settings',
  'new',
  'handled',
  'spam',
  'erase',
] as const satisfies (keyof Values)[];

/**
 * Reads a command from the options.
 * @param user the default of --by
 * @throws {UsageError} if the value of an option is not valid
 */
export function readArguments(values: Values, user: string, now = new Date()): Command {
  const by = values.by ?? user;
  const [action, second] = ACTIONS.filter((name) => values[name] !== undefined);
  if (second) throw new UsageError(`--${action} and --${second}: use one at a time.`);
  if (action === 'weeks' || action === 'watch' || action === 'health' || action === 'settings')
    return { kind: action };
  if (action === 'erase') {
    const email = (values.erase ?? '').trim();
    if (!email)
      throw new UsageError(
        '--erase needs the address of the sender, such as --erase ravi@example.org.',
      );
    return { kind: 'erase', email, by, isConfirmed: values.yes ?? false };
  }
  if (action) return { kind: 'mark', state: action, ids: idsOf(values[action] ?? ''), by };
  const filter: Filter = {
    since: values.since === undefined ? undefined : dayOf(values.since, now),
    form: oneOf('form', values.form, FORM_NAMES, (form) => FORMS[form].word),
    state: oneOf('state', values.state, STATES, (state) => state),
    search: values.search,
  };
  return { kind: 'list', filter, as: values.json ? 'json' : values.csv ? 'csv' : 'table' };
}

function oneOf<Name extends string>(
  option: string,
  typed: string | undefined,
  names: readonly Name[],
  word: (name: Name) => string,
): Name | undefined {
  if (typed === undefined) return undefined;
  const found = names.find((name) => word(name) === typed || name === typed);
  if (found) return found;
  throw new UsageError(`--${option} is one of ${names.map(word).join(', ')}, not “${typed}”.`);
}

/** A time for `7d`, or for a day: its first minute in the site's time zone. */
function dayOf(typed: string, now: Date): Date {
  const days = /^(\d{1,4})d$/.exec(typed)?.[1];
  if (days) return new Date(now.getTime() - Number(days) * 86_400_000);
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(typed) ? timeOf(typed) : Number.NaN);
  if (Number.isNaN(day.getTime()) || !siteTime(day).startsWith(typed))
    throw new UsageError(
      `--since is a day such as 2026-11-01, or 7d for seven days, not “${typed}”.`,
    );
  return day;
}

function idsOf(typed: string): { form: Form; number: number }[] {
  return typed
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((id) => {
      const [, letter, number] = /^([a-z])(\d{1,15})$/i.exec(id) ?? [];
      const form = FORM_NAMES.find((name) => FORMS[name].letter === letter?.toLowerCase());
      if (!form)
        throw new UsageError(`“${id}” is not the id of a submission. Ids look like c12 or d7.`);
      return { form, number: Number(number) };
    });
}
