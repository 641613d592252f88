import { ZONE } from '../../content/schema/locale.ts';
import type { RunSql } from '../../renderer/serve/backend/connect.ts';
import type { Filter } from './readArguments.ts';
import { FORM_NAMES, FORMS, type Form, type State, type Submission } from './Submission.ts';

/** A text as an SQL literal, with `standard_conforming_strings` on (the default of Postgres). */
const quote = (text: string): string => `'${text.replaceAll('\0', '').replaceAll("'", "''")}'`;

const COLUMNS = `received_at, name, email, phone, query, state, state_by, state_at, suspected, busy,
  submission_id, mails.sent_at is not null as mailed, mails.refused_with`;

/** All text of a submission, for a search. */
const TYPED = 'form_guard.plain_text(concat_ws(chr(10), name, email, phone, query))';

/** The submissions that match a filter, newest first. */
export function list(
  sql: RunSql,
  { since, form, state, search, mail }: Filter & { mail?: string },
): Promise<Submission[]> {
  const tables = form ? [form] : FORM_NAMES;
  const parts = tables.map((name) => {
    const id = `${quote(FORMS[name].letter)} || ${name}.id`;
    const conditions = [
      since && `received_at >= ${quote(since.toISOString())}`,
      state && `state = ${quote(state)}`,
      search &&
        `(strpos(${TYPED}, form_guard.plain_text(${quote(search)})) > 0
          or form_guard.plain_address(email) = form_guard.plain_address(${quote(search)})
          or ${id} = lower(${quote(search)}))`,
      mail && `told.mail = ${quote(mail)}`,
    ].filter(Boolean);
    const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
    return `select ${id} as id, ${quote(name)} as form, ${COLUMNS} from public.${name}
      left join form_guard.told on told.form = ${quote(name)} and told.submission = ${name}.id
      left join form_guard.mails on mails.id = told.mail ${where}`;
  });
  return sql<Submission>(`${parts.join(' union all ')} order by received_at desc, id desc`);
}

/**
 * Sets the state of submissions, and who set it.
 * @returns the ids that exist, in no order
 */
export async function mark(
  sql: RunSql,
  state: State,
  ids: readonly { form: Form; number: number }[],
  by: string,
): Promise<string[]> {
  const done: string[] = [];
  for (const form of FORM_NAMES) {
    const numbers = ids.filter((one) => one.form === form).map(({ number }) => number);
    if (numbers.length === 0) continue;
    const rows = await sql<{ id: string }>(`
      update public.${form} set state = ${quote(state)}, state_by = ${quote(by)}, state_at = now()
      where id in (${numbers.join(', ')}) returning ${quote(FORMS[form].letter)} || id as id`);
    done.push(...rows.map(({ id }) => id));
  }
  return done;
}

/** The receipt of an erasure: the number of submissions of each form. It contains no name. */
interface Receipt extends Record<Form, number> {
  id: number;
  erased_at: Date;
}

/**
 * Finds the submissions of a sender, however the address was typed, and those from other addresses that contain it.
 * @returns their ids, newest first
 */
export async function findSender(sql: RunSql, email: string) {
  const address = `form_guard.plain_address(${quote(email)})`;
  const of = (form: Form) => `
    select ${quote(FORMS[form].letter)} || id as id, received_at,
      form_guard.plain_address(email) = ${address} as is_own
    from public.${form}
    where form_guard.plain_address(email) = ${address}
      or strpos(regexp_replace(translate(${TYPED}, '。', '.'), '\\s', '', 'g'), ${address}) > 0`;
  const rows = await sql<{ id: string; is_own: boolean }>(
    `${FORM_NAMES.map(of).join(' union all ')} order by received_at desc, id desc`,
  );
  const ids = (isOwn: boolean) => rows.filter((row) => row.is_own === isOwn).map(({ id }) => id);
  return { own: ids(true), others: ids(false) };
}

/** Erases all submissions of a sender. */
export async function erase(sql: RunSql, email: string, by: string): Promise<Receipt> {
  const [receipt] = await sql<Receipt>(
    `select * from form_guard.erase_sender(${quote(email)}, ${quote(by)})`,
  );
  if (!receipt) throw new Error('The database returned no receipt.');
  return receipt;
}

/** Submissions of a week, which begins on Monday in the site's time zone. */
interface Week extends Record<Form, number> {
  week: string;
}

/** The weeks with submissions, newest first. */
export function weeks(sql: RunSql): Promise<Week[]> {
  const of = (form: Form) => `select received_at, ${quote(form)} as form from public.${form}`;
  return sql<Week>(`
    select to_char(date_trunc('week', received_at at time zone ${quote(ZONE)}), 'YYYY-MM-DD') as week,
      (count(*) filter (where form = 'contact'))::int as contact,
      (count(*) filter (where form = 'request_demo'))::int as request_demo
    from (${FORM_NAMES.map(of).join(' union all ')}) as all_forms
    group by 1 order by 1 desc`);
}
