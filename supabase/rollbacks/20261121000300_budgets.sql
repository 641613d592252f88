-- Back to before the migration of this name: psql -f, or the SQL editor. Newest first. The limit is
-- then that of one address alone, with the same number, period and header; who sent something in the
-- last minutes begins anew.
do $once$ begin if to_regclass('form_guard.budgets') is not null then
  if exists (
    select from pg_attrdef where adrelid = 'public.contact'::regclass
      and pg_get_expr(adbin, adrelid) = 'gen_random_uuid()'
  ) then
    raise exception 'Go back before 20261121000400_four_fields first.';
  end if;
  execute $rollback$

do $$ begin
  if to_regclass('cron.job') is not null then
    perform cron.unschedule(jobid) from cron.job where jobname = 'forget-visitors';
  end if;
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator reset pgrst.openapi_mode;
  end if;
end $$;

drop function public.forms_gateway();
drop trigger limit_submissions on public.contact;
drop trigger limit_submissions on public.request_demo;
drop trigger count_submission on public.contact;
drop trigger count_submission on public.request_demo;
drop function form_guard.limit_submissions(), form_guard.count_submission(),
  form_guard.schedule_forgetting(), form_guard.forget_visitors(integer),
  form_guard.networks_of(inet), form_guard.visitor_address(json);

alter table form_guard.rate_limit
  add column submissions integer not null default 10 check (submissions > 0),
  add column period interval not null default '10 minutes' check (period > interval '0'),
  add column salt bytea not null
    default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')),
  alter column address_header set default 'cf-connecting-ip';
update form_guard.rate_limit
  set address_header = nullif(coalesce(rate_limit.address_header, 'cf-connecting-ip'), 'x-forwarded-for'),
    submissions = coalesce(budgets.submissions, 10),
    period = coalesce(budgets.period, '10 minutes')
  from (values ('address')) as one (name) left join form_guard.budgets using (name);
drop table form_guard.arrivals, form_guard.budgets, form_guard.salts;

-- From here on as the migrations before it said.
comment on column form_guard.rate_limit.address_header is
  'A header that the gateway always overwrites with the visitor''s address. Supabase stands behind '
  'Cloudflare, which does so with cf-connecting-ip. Set it to null behind a gateway that lets a '
  'client''s own header through.';
comment on column form_guard.rate_limit.trusted_proxies is
  'Without that header the visitor is this entry of x-forwarded-for, counted from the right: each '
  'trusted proxy appends whom it heard from, and what stands further left is the client''s claim.';

create table form_guard.visitors (
  form text not null,
  visitor bytea not null,
  arrivals timestamptz[] not null,
  last_arrival timestamptz not null,
  primary key (form, visitor)
);
create index visitors_last_arrival on form_guard.visitors (last_arrival);

comment on column form_guard.visitors.visitor is
  'Salted hash of the network address. It still names it to whoever has the salt, who only has to try '
  'all addresses: so it is personal data for as long as it is kept.';

-- The IPv4 address, or the /64 that one IPv6 subscriber owns whole. A gateway that names nobody,
-- or names no address, puts all its visitors together: noticed soon, and no way round the limit.
create function form_guard.visitor_network(headers json, settings form_guard.rate_limit) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  hops text[] := string_to_array(headers ->> 'x-forwarded-for', ',');
  claimed text := trim(coalesce(
    headers ->> settings.address_header,
    hops[cardinality(hops) + 1 - settings.trusted_proxies]
  ));
  address inet;
begin
  address := regexp_replace(claimed, '^::ffff:(?=[0-9.]+$)', '', 'i');
  return coalesce(
    case family(address)
      when 4 then host(address)
      when 6 then network(set_masklen(address, 64))::text
    end,
    'unknown'
  );
exception when invalid_text_representation then
  return 'unknown';
end
$$;

-- Forgets visitors whose period is over, oldest first. Each submission forgets a few; to forget
-- them on quiet days too, schedule it:
--   select cron.schedule('forget-visitors', '0 * * * *', 'select form_guard.forget_visitors()');
create function form_guard.forget_visitors(at_most integer default null) returns bigint
language sql volatile
set search_path = ''
as $$
  with over as (
    select form, visitor from form_guard.visitors
    where last_arrival <= now() - (select period from form_guard.rate_limit)
    order by last_arrival
    limit at_most
    for update skip locked
  ), forgotten as (
    delete from form_guard.visitors using over
    where visitors.form = over.form and visitors.visitor = over.visitor
    returning 1
  )
  select count(*) from forgotten
$$;

create function form_guard.limit_submissions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  settings form_guard.rate_limit;
  recent timestamptz[];
  known boolean;
  wait integer;
begin
  -- The owner at a console, not a visitor: PostgREST sets the headers of every request.
  if headers is null then
    return new;
  end if;

  select * into strict settings from form_guard.rate_limit;

  -- One statement, so the row's own lock queues submissions that arrive together.
  insert into form_guard.visitors as seen (form, visitor, arrivals, last_arrival)
  values (
    tg_table_name,
    sha256(settings.salt || convert_to(form_guard.visitor_network(headers, settings), 'UTF8')),
    array[now()],
    now()
  )
  on conflict (form, visitor) do update set
    arrivals = array(
      select arrival from unnest(seen.arrivals) as arrival
      where arrival > now() - settings.period
      order by arrival
    ) || now(),
    last_arrival = now()
  returning arrivals into recent;

  if cardinality(recent) <= settings.submissions then
    perform form_guard.forget_visitors(at_most => 20);
    return new;
  end if;

  -- A retry of what has already arrived is no new submission: let the unique index say so, for
  -- the browser counts that answer as success.
  execute format(
    'select exists (select from %I.%I where submission_id = $1)', tg_table_schema, tg_table_name
  ) into known using new.submission_id;
  if known then
    return new;
  end if;

  wait := greatest(1, ceil(extract(epoch from
    recent[cardinality(recent) - settings.submissions] + settings.period - now())));
  raise sqlstate 'PGRST' using
    message = json_build_object(
      'code', 'too_many_submissions',
      'message', 'Too many submissions from one address',
      'details', format('Try again in %s seconds.', wait),
      'hint', null
    )::text,
    detail = json_build_object(
      'status', 429,
      'headers', json_build_object('Retry-After', wait::text)
    )::text;
end
$$;

create trigger limit_submissions before insert on public.contact
  for each row execute function form_guard.limit_submissions();
create trigger limit_submissions before insert on public.request_demo
  for each row execute function form_guard.limit_submissions();

revoke all on all tables in schema form_guard from public, anon, authenticated, service_role;
revoke all on all functions in schema form_guard from public, anon, authenticated, service_role;

comment on column public.contact.website is
  'Honeypot: no person sees this field. Its value is never kept, it only sets suspected.';
comment on column public.contact.suspected is
  'The honeypot was filled. Kept all the same: browsers fill hidden fields too.';
comment on column public.request_demo.website is
  'Honeypot: no person sees this field. Its value is never kept, it only sets suspected.';
comment on column public.request_demo.suspected is
  'The honeypot was filled. Kept all the same: browsers fill hidden fields too.';

do $$ begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    delete from supabase_migrations.schema_migrations where version = '20261121000300';
  end if;
end $$;
notify pgrst, 'reload config';
notify pgrst, 'reload schema';

$rollback$; end if; end $once$;
