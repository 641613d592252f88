import type { RunSql } from '../../../renderer/serve/backend/connect.ts';
import { list } from '../queries.ts';
import { FORM_NAMES, type Form, type Submission } from '../Submission.ts';

/** A mail that is to be sent, and the submissions that stand in it, oldest first. */
export interface Due {
  id: string;
  submissions: Submission[];
}

const untold = (form: Form) => `
  select '${form}' as form, id from public.${form}
  where not exists (
    select from form_guard.told where told.form = '${form}' and told.submission = ${form}.id
  )`;

/**
 * The mail that is due: one that was begun and perhaps not sent, else one of everything that no mail tells
 * of. Which submissions stand in it is decided here, in one statement, and stays.
 * @param gapSeconds between the beginnings of two mails
 * @returns nothing while another worker is at it, and where there is nothing to tell
 */
export async function nextMail(sql: RunSql, gapSeconds: number): Promise<Due | undefined> {
  // Held by the connection, so that it ends with the worker, however that ends.
  const [lock] = await sql<{ held: boolean }>(
    "select pg_try_advisory_lock('form_guard.mails'::regclass::oid::int, 0) as held",
  );
  if (!lock?.held) return undefined;
  const [begun] = await sql<{ id: string }>(
    'select id from form_guard.mails where sent_at is null order by begun_at limit 1',
  );
  const [mail] = begun
    ? [begun]
    : await sql<{ id: string }>(`
      with untold as (${FORM_NAMES.map(untold).join(' union all ')}),
      mail as (
        insert into form_guard.mails (begun_at)
        select clock_timestamp()
        where exists (select from untold) and not exists (
          select from form_guard.mails
          where begun_at > clock_timestamp() - interval '${Number(gapSeconds)} seconds'
        )
        returning id
      ),
      told as (
        insert into form_guard.told (form, submission, mail)
        select untold.form, untold.id, mail.id from untold, mail
      )
      select id from mail`);
  if (!mail) return undefined;
  return { id: mail.id, submissions: (await list(sql, { mail: mail.id })).reverse() };
}

/** Says that a mail was taken by the mail server. */
export async function markSent(sql: RunSql, id: string): Promise<void> {
  await sql(`update form_guard.mails set sent_at = clock_timestamp() where id = '${id}'`);
}
