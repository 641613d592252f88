-- Back to before the migration of this name: psql -f, or the SQL editor. Newest first. What was marked
-- as from a busy address stays, and its mark is lost.
do $once$ begin if to_regclass('public.contact') is not null then
  if exists (
    select from pg_attribute where attrelid = 'public.contact'::regclass and attname = 'state' and not attisdropped
  ) then
    raise exception 'Go back before 20261121000600_team first.';
  end if;
  execute $rollback$

drop trigger if exists mark_busy on public.contact;
drop trigger if exists mark_busy on public.request_demo;
drop function if exists form_guard.mark_busy();
alter table public.contact drop column if exists busy;
alter table public.request_demo drop column if exists busy;

do $$ begin
  if exists (
    select from pg_attribute
    where attrelid = to_regclass('form_guard.budgets') and attname = 'marked_after'
      and not attisdropped
  ) then
    delete from form_guard.budgets where name = 'address by the day';
    update form_guard.budgets set submissions = marked_after
      where name = 'address' and submissions = 200 and marked_after is not null;
    update form_guard.budgets set submissions = 50 where name = 'network' and submissions = 400;
    update form_guard.budgets set submissions = 200, period = '1 hour'
      where name = 'provider' and submissions = 1000 and period = '1 day';
    update form_guard.budgets set submissions = 2000 where name = 'everybody' and submissions = 4000;
    alter table form_guard.budgets drop column marked_after;
  end if;
end $$;

do $$ begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    delete from supabase_migrations.schema_migrations where version = '20261121000500';
  end if;
end $$;

$rollback$; end if; end $once$;
