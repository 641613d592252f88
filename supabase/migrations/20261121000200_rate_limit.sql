-- At most so many submissions of one form from one network in a period; one more answers 429.
-- Only what is stored counts: a refused submission leaves no trace here either.
do $once$ begin if to_regclass('form_guard.rate_limit') is null then execute $migration$

create table form_guard.rate_limit (
  singleton boolean primary key default true check (singleton),
  -- Generous, because mobile carriers and lecture halls put many people behind one address.
  submissions integer not null default 10 check (submissions > 0),
  period interval not null default '10 minutes' check (period > interval '0'),
  address_header text default 'cf-connecting-ip',
  trusted_proxies integer not null default 1 check (trusted_proxies > 0),
  -- 244 random bits without pgcrypto, which not every Postgres has.
  salt bytea not null
    default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);

comment on column form_guard.rate_limit.address_header is
  'A header that the gateway always overwrites with the visitor''s address. Supabase stands behind '
  'Cloudflare, which does so with cf-connecting-ip. Set it to null behind a gateway that lets a '
  'client''s own header through.';
comment on column form_guard.rate_limit.trusted_proxies is
  'Without that header the visitor is this entry of x-forwarded-for, counted from the right: each '
  'trusted proxy appends whom it heard from, and what stands further left is the client''s claim.';

insert into form_guard.rate_limit default values;

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

$migration$; end if; end $once$;
