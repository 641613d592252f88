-- Back to before the migration of this name: psql -f, or the SQL editor. Newest first. Deletes the
-- tables of the forms, and so refuses while a submission is in one of them.
do $once$ begin if to_regnamespace('form_guard') is not null then
  if to_regclass('form_guard.rate_limit') is not null then
    raise exception 'Go back before 20261121000200_rate_limit first.';
  end if;
  if exists (select from public.contact) or exists (select from public.request_demo) then
    raise exception 'There are submissions in contact or request_demo: export and delete them first.';
  end if;

  drop table public.contact, public.request_demo;
  drop function form_guard.mark_suspected();
  drop schema form_guard;

  if to_regclass('supabase_migrations.schema_migrations') is not null then
    delete from supabase_migrations.schema_migrations where version = '20261121000100';
  end if;
end if; end $once$;
