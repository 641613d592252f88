-- The team that answers: what it has done with a submission, a role of its own without the service key,
-- erasing what a person asks for, and erasing what has been kept for long enough.
do $once$ begin if to_regclass('form_guard.retention') is null then execute $migration$

do $$ begin
  if not exists (select from pg_roles where rolname = 'forms_team') then
    create role forms_team nologin;
  end if;
end $$;

alter table public.contact
  add column state text not null default 'new',
  add column state_by text,
  add column state_at timestamptz,
  add constraint state_known check (state in ('new', 'handled', 'spam'));
alter table public.request_demo
  add column state text not null default 'new',
  add column state_by text,
  add column state_at timestamptz,
  add constraint state_known check (state in ('new', 'handled', 'spam'));

-- A receipt names nobody, so that it may be kept.
create table form_guard.erasures (
  id bigint generated always as identity primary key,
  erased_at timestamptz not null default now(),
  erased_by text,
  reason text not null check (reason in ('asked', 'age')),
  contact integer not null,
  request_demo integer not null
);
comment on table form_guard.erasures is
  'How many submissions were erased, when and why. Nothing of what they said, and not whose they were.';

create table form_guard.retention (
  singleton boolean primary key default true check (singleton),
  months integer not null default 12 check (months between 1 and 120)
);
insert into form_guard.retention default values;
comment on column form_guard.retention.months is
  'A submission is erased when it is older. The privacy page promises the same number.';

create function form_guard.erase_sender(sender text, by_whom text default null)
returns form_guard.erasures
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  receipt form_guard.erasures;
  from_contact integer;
  from_demo integer;
begin
  delete from public.contact where lower(trim(email)) = lower(trim(sender));
  get diagnostics from_contact = row_count;
  delete from public.request_demo where lower(trim(email)) = lower(trim(sender));
  get diagnostics from_demo = row_count;
  insert into form_guard.erasures (erased_by, reason, contact, request_demo)
    values (by_whom, 'asked', from_contact, from_demo) returning * into receipt;
  return receipt;
end
$$;

create function form_guard.erase_expired() returns bigint
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  oldest timestamptz := now() - make_interval(months => (select months from form_guard.retention));
  from_contact integer;
  from_demo integer;
begin
  delete from public.contact where received_at < oldest;
  get diagnostics from_contact = row_count;
  delete from public.request_demo where received_at < oldest;
  get diagnostics from_demo = row_count;
  if from_contact + from_demo > 0 then
    insert into form_guard.erasures (reason, contact, request_demo)
      values ('age', from_contact, from_demo);
  end if;
  return from_contact + from_demo;
end
$$;

create function form_guard.keep_for(wanted integer) returns void
language sql volatile
security definer
set search_path = ''
as $$ update form_guard.retention set months = wanted where months <> wanted $$;

-- As schedule_forgetting does, for what is a day too old.
create function form_guard.schedule_erasing() returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if to_regclass('cron.job') is null then
    return false;
  end if;
  perform cron.schedule('erase-expired', '17 3 * * *', 'select form_guard.erase_expired()');
  return true;
exception when others then
  raise warning 'Old submissions are not erased by schedule: %', sqlerrm;
  return false;
end
$$;
select form_guard.schedule_erasing();

-- For content:launch, as forms_gateway: how long the project keeps what it gets, and whether it sees to it.
create function public.forms_retention() returns json
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  erases boolean := false;
begin
  if to_regclass('cron.job') is not null then
    select exists (select from cron.job where jobname = 'erase-expired' and active) into erases;
  end if;
  return json_build_object(
    'months', (select months from form_guard.retention),
    'erases_by_schedule', erases
  );
end
$$;

revoke all on form_guard.erasures, form_guard.retention
  from public, anon, authenticated, service_role;
revoke all on function form_guard.erase_sender(text, text), form_guard.erase_expired(),
  form_guard.keep_for(integer), form_guard.schedule_erasing(), public.forms_retention()
  from public, anon, authenticated, service_role;
grant execute on function public.forms_retention() to anon;

grant usage on schema public, form_guard to forms_team;
grant select on public.contact, public.request_demo, form_guard.erasures, form_guard.retention
  to forms_team;
grant update (state, state_by, state_at) on public.contact, public.request_demo to forms_team;
grant execute on function form_guard.erase_sender(text, text), form_guard.erase_expired(),
  form_guard.keep_for(integer) to forms_team;

create policy "The team reads" on public.contact for select to forms_team using (true);
create policy "The team reads" on public.request_demo for select to forms_team using (true);
create policy "The team answers" on public.contact for update to forms_team using (true);
create policy "The team answers" on public.request_demo for update to forms_team using (true);

notify pgrst, 'reload schema';

$migration$; end if; end $once$;
