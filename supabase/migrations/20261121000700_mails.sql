-- The team hears of what arrives: which submissions each mail tells of, decided before it is sent, so that
-- a worker that is killed and started again sends the same mail and not another.
do $once$ begin if to_regclass('form_guard.mails') is null then execute $migration$

create table form_guard.mails (
  -- Its Message-ID, too: mail systems know by it that they have it already.
  id uuid primary key default gen_random_uuid(),
  begun_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz
);
create table form_guard.told (
  form text not null,
  submission bigint not null,
  mail uuid not null references form_guard.mails on delete cascade,
  primary key (form, submission)
);
create index told_by_mail on form_guard.told (mail);
comment on table form_guard.told is 'Which submission stands in which mail. It goes with the submission.';

create function form_guard.announce() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_notify('form_submission', tg_table_name);
  return null;
end
$$;
create trigger announce after insert on public.contact
  for each statement execute function form_guard.announce();
create trigger announce after insert on public.request_demo
  for each statement execute function form_guard.announce();

create function form_guard.forget_told() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from form_guard.told where form = tg_table_name and submission = old.id;
  return null;
end
$$;
create trigger forget_told after delete on public.contact
  for each row execute function form_guard.forget_told();
create trigger forget_told after delete on public.request_demo
  for each row execute function form_guard.forget_told();

revoke all on form_guard.mails, form_guard.told from public, anon, authenticated, service_role;
revoke all on function form_guard.announce(), form_guard.forget_told()
  from public, anon, authenticated, service_role;
grant select, insert on form_guard.mails, form_guard.told to forms_team;
grant update (sent_at) on form_guard.mails to forms_team;

$migration$; end if; end $once$;
