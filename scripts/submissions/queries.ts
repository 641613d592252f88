import type { RunSql } from '../../renderer/serve/backend/connect.ts';
import type { Filter } from './readArguments.ts';
import { FORM_NAMES, FORMS, type Form, type State, type Submission } from './Submission.ts';

/** A text as SQL writes it. The session keeps `standard_conforming_strings`, as Postgres does by itself. */
const quote = (text: string): string => `'${text.replaceAll('\0', '').replaceAll("'", "''")}'`;

const COLUMNS =
  'received_at, name, email, phone, query, state, state_by, state_at, suspected, busy, submission_id';

/** The submissions that a filter lets through, newest first. */
export function list(
  sql: RunSql,
  { since, form, state, search, mail }: Filter & { mail?: string },
): Promise<Submission[]> {
  const conditions = [
    since && `received_at >= ${quote(since.toISOString())}`,
    state && `state = ${quote(state)}`,
    search &&
      `strpos(lower(concat_ws(chr(10), name, email, phone, query)), lower(${quote(search)})) > 0`,
  ].filter(Boolean);
  const tables = form ? [form] : FORM_NAMES;
  const parts = tables.map((name) => {
    const told = `id in (select submission from form_guard.told where form = ${quote(name)} and mail = ${quote(mail ?? '')})`;
    const all = [...conditions, mail && told].filter(Boolean);
    const where = all.length > 0 ? `where ${all.join(' and ')}` : '';
    return `select ${quote(FORMS[name].letter)} || id as id, ${quote(name)} as form, ${COLUMNS} from public.${name} ${where}`;
  });
  return sql<Submission>(`${parts.join(' union all ')} order by received_at desc, id desc`);
}

/**
 * Says what was done with submissions, and by whom.
 * @returns the ids that are there, in no order
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

/** What says that a sender's submissions were erased. It names nobody. */
export interface Receipt {
  id: number;
  erased_at: Date;
  contact: number;
  request_demo: number;
}

/** How many submissions a sender has, whatever the case and the spaces of the address. */
export async function countOf(sql: RunSql, email: string): Promise<number> {
  const of = (form: Form) =>
    `(select count(*) from public.${form} where lower(trim(email)) = lower(trim(${quote(email)})))`;
  const [row] = await sql<{ count: string }>(`select ${FORM_NAMES.map(of).join(' + ')} as count`);
  return Number(row?.count);
}

/** Erases all submissions of a sender. */
export async function erase(sql: RunSql, email: string, by: string): Promise<Receipt> {
  const [receipt] = await sql<Receipt>(
    `select * from form_guard.erase_sender(${quote(email)}, ${quote(by)})`,
  );
  if (!receipt) throw new Error('The database gave no receipt.');
  return receipt;
}

/** How many came in a week, which begins on its Monday. */
export interface Week {
  week: string;
  contact: number;
  request_demo: number;
}

/** The weeks in which something came, newest first. */
export function weeks(sql: RunSql): Promise<Week[]> {
  const of = (form: Form) => `select received_at, ${quote(form)} as form from public.${form}`;
  return sql<Week>(`
    select to_char(date_trunc('week', received_at), 'YYYY-MM-DD') as week,
      (count(*) filter (where form = 'contact'))::int as contact,
      (count(*) filter (where form = 'request_demo'))::int as request_demo
    from (${FORM_NAMES.map(of).join(' union all ')}) as all_forms
    group by 1 order by 1 desc`);
}
