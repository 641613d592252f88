-- Back to before the migration of this name: psql -f, or the SQL editor. Newest first. The submissions
-- stay; what the team has done with them is lost, and the receipts of what was erased.
do $once$ begin if to_regclass('form_guard.retention') is not null then
  if to_regclass('form_guard.mails') is not null then
    raise exception 'Go back before 20261121000700_mails first.';
  end if;
  execute $rollback$

do $$ begin
  if to_regclass('cron.job') is not null then
    perform cron.unschedule(jobid) from cron.job where jobname = 'erase-expired';
  end if;
end $$;

drop policy "The team reads" on public.contact;
drop policy "The team reads" on public.request_demo;
drop policy "The team answers" on public.contact;
drop policy "The team answers" on public.request_demo;
drop function public.forms_retention();
drop function form_guard.erase_sender(text, text), form_guard.erase_expired(),
  form_guard.keep_for(integer), form_guard.schedule_erasing();
drop table form_guard.erasures, form_guard.retention;
alter table public.contact drop column state, drop column state_by, drop column state_at;
alter table public.request_demo drop column state, drop column state_by, drop column state_at;

-- The role goes where it owns and may do nothing else, in this database or another.
do $$ begin
  if exists (select from pg_roles where rolname = 'forms_team') then
    drop owned by forms_team;
    drop role forms_team;
  end if;
exception when dependent_objects_still_exist or insufficient_privilege then
  raise notice 'The role forms_team stays: %', sqlerrm;
end $$;

notify pgrst, 'reload schema';

do $$ begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    delete from supabase_migrations.schema_migrations where version = '20261121000600';
  end if;
end $$;

$rollback$; end if; end $once$;
