-- Back to before the migration of this name: psql -f, or the SQL editor. Newest first. Who sends no
-- submission id is refused then.
do $once$ begin if to_regclass('public.contact') is not null then
  if exists (
    select from pg_attribute
    where attrelid = 'public.contact'::regclass and attname = 'busy' and not attisdropped
  ) then
    raise exception 'Go back before 20261121000500_nobody_shut_out first.';
  end if;
  alter table public.contact alter column submission_id drop default;
  alter table public.request_demo alter column submission_id drop default;

  if to_regclass('supabase_migrations.schema_migrations') is not null then
    delete from supabase_migrations.schema_migrations where version = '20261121000400';
  end if;
end if; end $once$;
