import type { RunSql } from '../../../renderer/serve/backend/connect.ts';
import { list } from '../queries.ts';
import { FORM_NAMES, type Form, type Submission } from '../Submission.ts';

/** A mail to send, and its submissions that the team has not marked, oldest first. */
export interface Due {
  id: string;
  /** The mail server's code if it refused the text of this mail. */
  refusedWith: number | null;
  submissions: Submission[];
}

const untold = (form: Form) => `
  select '${form}' as form, id from public.${form}
  where not exists (
    select from form_guard.told where told.form = '${form}' and told.submission = ${form}.id
  )`;

/**
 * The mail that is due: one that was begun but not marked as sent, else a new one of all submissions that
 * are in no mail, else one that was refused. No submission is added later.
 * @param gapSeconds least time between the beginnings of two mails
 * @param withRefused whether refused mails are due, as notices
 * @returns undefined if there is nothing to send, or while another worker is running
 */
export async function nextMail(
  sql: RunSql,
  gapSeconds: number,
  withRefused: boolean,
): Promise<Due | undefined> {
  // A lock of the session, so that it ends with the worker in any case.
  const [lock] = await sql<{ held: boolean }>(
    "select pg_try_advisory_lock('form_guard.mails'::regclass::oid::int, 0) as held",
  );
  if (!lock?.held) return undefined;
  // The smallest part of a split mail first, so that few submissions are in a notice of several.
  const unsent = async (isRefused: boolean) =>
    (
      await sql<{ id: string; refused_with: number | null }>(`
        select id, refused_with from form_guard.mails
        where sent_at is null and ${isRefused ? '' : 'not'} (refused_with is not null)
        order by begun_at, (select count(*) from form_guard.told where mail = mails.id) limit 1`)
    )[0];
  const mail =
    (await unsent(false)) ??
    (await begin(sql, gapSeconds)) ??
    (withRefused ? await unsent(true) : undefined);
  if (!mail) return undefined;
  const submissions = (await list(sql, { mail: mail.id, state: 'new' })).reverse();
  return { id: mail.id, refusedWith: mail.refused_with, submissions };
}

/** Begins a mail of all submissions that are in no mail. */
async function begin(sql: RunSql, gapSeconds: number) {
  const [mail] = await sql<{ id: string }>(`
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
  return mail && { id: mail.id, refused_with: null };
}

/** Splits a refused mail: the newer half of its submissions gets a new mail. */
export async function split(sql: RunSql, { id, submissions }: Due): Promise<void> {
  const newer = submissions
    .slice(submissions.length >> 1)
    .map((one) => `('${one.form}', ${Number(one.id.slice(1))})`);
  await sql(`
    with half as (
      insert into form_guard.mails (begun_at)
      select begun_at from form_guard.mails where id = '${id}' returning id
    )
    update form_guard.told set mail = half.id from half
    where mail = '${id}' and (form, submission) in (${newer.join(', ')})`);
}

/** Records that the mail server refused the text of a mail permanently. */
export async function markRefused(sql: RunSql, id: string, code: number): Promise<void> {
  await sql(`update form_guard.mails set refused_with = ${Number(code)} where id = '${id}'`);
}

/**
 * Records that the mail server accepted a mail.
 * @param refusedWith the mail server's code if it refused the text, so that a notice was sent
 */
export async function markSent(sql: RunSql, id: string, refusedWith: number | null): Promise<void> {
  await sql(`
    update form_guard.mails set sent_at = clock_timestamp(), refused_with = ${refusedWith}
    where id = '${id}'`);
}
