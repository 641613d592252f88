-- Removes everything that the migration of this name made. Run it with psql -f or in the SQL editor, after
-- stopping the worker that sends the mails. It refuses while a submission is stored: export and delete them
-- first. Receipts of erased submissions, budgets and other settings are lost.
--
-- One transaction: all is removed or nothing. Running it again does nothing.
begin;
set local client_min_messages = warning;

do $$ begin
  if to_regclass('public.contact') is not null then
    if exists (select from public.contact) or exists (select from public.request_demo) then
      raise exception 'There are submissions in contact or request_demo: export and delete them first.';
    end if;
  end if;
  if to_regclass('cron.job') is not null then
    perform cron.unschedule(jobid) from cron.job where jobname = 'erase-expired';
  end if;
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator reset pgrst.openapi_mode;
  end if;
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    delete from supabase_migrations.schema_migrations where version = '20261125000000';
  end if;
end $$;

drop table if exists public.contact, public.request_demo;
drop function if exists public.forms_status();
drop schema if exists form_guard cascade;

-- The role stays if it owns something or has permissions elsewhere, perhaps in another database.
do $$ begin
  if exists (select from pg_roles where rolname = 'forms_team') then
    drop owned by forms_team;
    drop role forms_team;
  end if;
exception when dependent_objects_still_exist or insufficient_privilege then
  raise warning 'The role forms_team stays: %', sqlerrm;
end $$;

notify pgrst, 'reload config';
notify pgrst, 'reload schema';

commit;
