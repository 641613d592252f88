-- The limit again, for a sender who has many addresses and much time: networks of several sizes and
-- everybody together have budgets, the operator names the header that tells the address, what a
-- visitor leaves behind expires, and a refused request writes nothing.
do $once$ begin if to_regclass('form_guard.budgets') is null then execute $migration$

create table form_guard.budgets (
  name text primary key,
  -- Addresses that begin with the same bits share a budget, which each form has for itself. Of no
  -- bits is everybody.
  ipv4_bits smallint not null check (ipv4_bits between 0 and 32),
  ipv6_bits smallint not null check (ipv6_bits between 0 and 128),
  submissions integer not null check (submissions > 0),
  period interval not null check (period > interval '0')
);

insert into form_guard.budgets (name, ipv4_bits, ipv6_bits, submissions, period)
-- A /64 is what one IPv6 subscriber owns whole.
select 'address', 32, 64, submissions, period from form_guard.rate_limit
union all values
  -- What is to be had for nothing is mostly a /48, and what is rented a /24.
  ('network', 24, 48, 50, interval '1 hour'),
  -- One provider cannot use up everybody's budget.
  ('provider', 16, 32, 200, interval '1 hour'),
  -- At 3 KB for the longest submission the two forms store 12 MB a day at most, whoever sends.
  ('everybody', 0, 0, 2000, interval '1 day');

comment on table form_guard.budgets is
  'How many submissions of one form are taken from addresses that share a network, in any such period.';

drop trigger limit_submissions on public.contact;
drop trigger limit_submissions on public.request_demo;
drop function form_guard.limit_submissions(), form_guard.forget_visitors(integer),
  form_guard.visitor_network(json, form_guard.rate_limit);
drop table form_guard.visitors;

-- Which header tells the address is a fact of the gateway, so only the operator can know it. A row
-- without one says that nobody has chosen.
alter table form_guard.rate_limit
  drop column submissions, drop column period, drop column salt,
  alter column address_header drop default;
update form_guard.rate_limit
  set address_header = nullif(coalesce(address_header, 'x-forwarded-for'), 'cf-connecting-ip');

comment on column form_guard.rate_limit.address_header is
  'The header in which the gateway tells the visitor''s address: one that it always overwrites, or '
  'x-forwarded-for where it appends to that. Null, nobody has chosen, stands for cf-connecting-ip, '
  'which Cloudflare overwrites, and a hosted Supabase project stands behind Cloudflare; elsewhere '
  'anybody can write what they like into it.';
comment on column form_guard.rate_limit.trusted_proxies is
  'With x-forwarded-for: the visitor is this entry from the right. Each trusted proxy appends whom '
  'it heard from; what stands further left is the client''s claim.';

-- A salt a day. When it is deleted, nobody finds the addresses of that day any more.
create table form_guard.salts (
  day date primary key default (now() at time zone 'utc')::date,
  -- 244 random bits without pgcrypto, which not every Postgres has.
  salt bytea not null
    default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);

create table form_guard.arrivals (
  form text not null,
  budget text not null references form_guard.budgets on update cascade on delete cascade,
  network bytea not null,
  arrived_at timestamptz not null default now()
);
create index arrivals_of_network on form_guard.arrivals (form, budget, network, arrived_at);
create index arrivals_by_age on form_guard.arrivals (budget, arrived_at);

comment on table form_guard.arrivals is
  'One row a budget for each submission that was stored, for as long as it counts.';
comment on column form_guard.arrivals.network is
  'Hash of the network with the salt of its day. It still names the network to whoever has the salt, '
  'who only has to try all of them: so it is personal data until either of the two is deleted.';

-- Null where the gateway names nobody, or no address.
create function form_guard.visitor_address(headers json) returns inet
language plpgsql stable
set search_path = ''
as $$
declare
  settings form_guard.rate_limit;
  claimed text;
  hops text[];
  address inet;
begin
  select * into strict settings from form_guard.rate_limit;
  claimed := headers ->> lower(coalesce(settings.address_header, 'cf-connecting-ip'));
  if lower(settings.address_header) = 'x-forwarded-for' then
    hops := string_to_array(claimed, ',');
    claimed := hops[cardinality(hops) + 1 - settings.trusted_proxies];
  end if;
  address := regexp_replace(trim(claimed), '^::ffff:(?=[0-9.]+$)', '', 'i');
  return address;
exception when invalid_text_representation then
  return null;
end
$$;

-- The visitor's network in each budget. Those who are named by no address share one: noticed soon,
-- and no way round the limit.
create function form_guard.networks_of(address inet)
returns table (budget text, submissions integer, period interval, network bytea)
language sql stable
set search_path = ''
as $$
  select name, submissions, period, convert_to(
    case
      when greatest(ipv4_bits, ipv6_bits) = 0 then 'everybody'
      when address is null then 'unknown'
      else network(set_masklen(address,
        case family(address) when 4 then ipv4_bits else ipv6_bits end::integer))::text
    end, 'UTF8')
  from form_guard.budgets
$$;

-- Forgets what no longer counts: the oldest arrivals of each budget, and the salts of days of which
-- no arrival counts.
create function form_guard.forget_visitors(at_most integer default null) returns bigint
language sql volatile
set search_path = ''
as $$
  delete from form_guard.salts
  where day < (now() at time zone 'utc' - (select max(period) from form_guard.budgets))::date;

  with forgotten as (
    delete from form_guard.arrivals
    where ctid = any (array(
      select old.place
      from form_guard.budgets, lateral (
        select arrivals.ctid as place from form_guard.arrivals
        where budget = budgets.name and arrived_at <= now() - budgets.period
        order by arrived_at
        limit at_most
        for update skip locked
      ) as old
    ))
    returning 1
  )
  select count(*) from forgotten
$$;

-- Only reads, so that a refusal leaves nothing behind: not even the dead rows of what was undone.
create function form_guard.limit_submissions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  known boolean;
  wait integer;
begin
  -- The owner at a console, not a visitor: PostgREST sets the headers of every request.
  if headers is null then
    return new;
  end if;

  -- Neither form sends more, and what comes together would be counted too late.
  if current_setting('form_guard.has_sent', true) = 'yes' then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'one_submission_a_request',
        'message', 'A request brings one submission',
        'details', null,
        'hint', null
      )::text,
      detail = json_build_object('status', 400, 'headers', json_build_object())::text;
  end if;
  perform set_config('form_guard.has_sent', 'yes', true);

  -- Submissions of a form that arrive together queue here, until the one before them is counted.
  perform pg_advisory_xact_lock('form_guard'::regnamespace::oid::integer, tg_relid::integer);

  -- A retry of what has already arrived. The browser counts this answer as success.
  execute format(
    'select exists (select from %I.%I where submission_id = $1)', tg_table_schema, tg_table_name
  ) into known using new.submission_id;
  if known then
    raise unique_violation using
      message = 'This submission has already arrived',
      schema = tg_table_schema, table = tg_table_name, column = 'submission_id';
  end if;

  select max(ceil(extract(epoch from latest.arrived_at + mine.period - now()))) into wait
  from form_guard.networks_of(form_guard.visitor_address(headers)) as mine, lateral (
    select arrived_at from form_guard.arrivals
    where form = tg_table_name
      and budget = mine.budget
      and network = any (array(select sha256(salt || mine.network) from form_guard.salts))
      and arrived_at > now() - mine.period
    order by arrived_at desc
    offset mine.submissions - 1
    limit 1
  ) as latest;
  if wait is null then
    return new;
  end if;

  wait := greatest(1, wait);
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

create function form_guard.count_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  today bytea;
begin
  if headers is null then
    return null;
  end if;
  insert into form_guard.salts default values on conflict do nothing;
  select salt into strict today from form_guard.salts order by day desc limit 1;
  insert into form_guard.arrivals (form, budget, network)
  select tg_table_name, budget, sha256(today || network)
  from form_guard.networks_of(form_guard.visitor_address(headers));
  perform form_guard.forget_visitors(at_most => 20);
  return null;
end
$$;

create trigger limit_submissions before insert on public.contact
  for each row execute function form_guard.limit_submissions();
create trigger limit_submissions before insert on public.request_demo
  for each row execute function form_guard.limit_submissions();
create trigger count_submission after insert on public.contact
  for each row execute function form_guard.count_submission();
create trigger count_submission after insert on public.request_demo
  for each row execute function form_guard.count_submission();

-- Forgets every hour, by pg_cron, also when nobody sends anything. A hosted Supabase project has
-- pg_cron ready; where there is none each submission forgets a few. To be called again once there is.
create function form_guard.schedule_forgetting() returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
  if to_regclass('cron.job') is null then
    return false;
  end if;
  perform cron.schedule('forget-visitors', '0 * * * *', 'select form_guard.forget_visitors()');
  return true;
exception when others then
  -- Installed but not loaded by the server, or not for this role, or not for this database.
  raise warning 'The form visitors are not forgotten by schedule: %', sqlerrm;
  return false;
end
$$;
select form_guard.schedule_forgetting();

-- What only the database knows of itself and content:launch has to tell: the address that the limit
-- sees in the asking request, from which header, and whether somebody chose that.
create function public.forms_gateway() returns json
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  settings form_guard.rate_limit;
  forgets boolean := false;
begin
  select * into strict settings from form_guard.rate_limit;
  if to_regclass('cron.job') is not null then
    select exists (select from cron.job where jobname = 'forget-visitors' and active) into forgets;
  end if;
  return json_build_object(
    'address', host(form_guard.visitor_address(headers)),
    'address_header', coalesce(settings.address_header, 'cf-connecting-ip'),
    'is_chosen', settings.address_header is not null,
    'forgets_by_schedule', forgets
  );
end
$$;

revoke all on all tables in schema form_guard from public, anon, authenticated, service_role;
revoke all on all functions in schema form_guard from public, anon, authenticated, service_role;
revoke all on function public.forms_gateway() from public, anon, authenticated, service_role;
grant execute on function public.forms_gateway() to anon;

-- PostgREST describes to everybody what it serves, with these comments: which field is the trap.
comment on column public.contact.website is null;
comment on column public.contact.suspected is null;
comment on column public.request_demo.website is null;
comment on column public.request_demo.suspected is null;
do $$ begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.openapi_mode = 'disabled';
  end if;
end $$;
notify pgrst, 'reload config';
notify pgrst, 'reload schema';

$migration$; end if; end $once$;
