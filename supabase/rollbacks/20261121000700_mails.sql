-- Back to before the migration of this name: psql -f, or the SQL editor. Newest first. End the worker
-- before. What it has told of is forgotten; coming forward again, it tells of everything that is kept.
do $once$ begin if to_regclass('form_guard.mails') is not null then execute $rollback$

drop trigger announce on public.contact;
drop trigger announce on public.request_demo;
drop trigger forget_told on public.contact;
drop trigger forget_told on public.request_demo;
drop function form_guard.announce(), form_guard.forget_told();
drop table form_guard.told, form_guard.mails;

do $$ begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    delete from supabase_migrations.schema_migrations where version = '20261121000700';
  end if;
end $$;

$rollback$; end if; end $once$;
