-- The specification's own call sends name, email, phone and query alone: what the site's forms send
-- beside them, so that a retry never makes two rows, has a default.
do $once$ begin if not exists (
  select from pg_attrdef where adrelid = 'public.contact'::regclass
    and pg_get_expr(adbin, adrelid) = 'gen_random_uuid()'
) then execute $migration$

alter table public.contact alter column submission_id set default gen_random_uuid();
alter table public.request_demo alter column submission_id set default gen_random_uuid();

$migration$; end if; end $once$;
