-- Back to before the migration of this name: psql -f, or the SQL editor. Newest first. The forms
-- then have no limit.
do $once$ begin if to_regclass('form_guard.rate_limit') is not null then
  if to_regclass('form_guard.budgets') is not null then
    raise exception 'Go back before 20261121000300_budgets first.';
  end if;

  drop trigger limit_submissions on public.contact;
  drop trigger limit_submissions on public.request_demo;
  drop function form_guard.limit_submissions(), form_guard.forget_visitors(integer),
    form_guard.visitor_network(json, form_guard.rate_limit);
  drop table form_guard.visitors, form_guard.rate_limit;

  if to_regclass('supabase_migrations.schema_migrations') is not null then
    delete from supabase_migrations.schema_migrations where version = '20261121000200';
  end if;
end if; end $once$;
