-- Everything that the site's two forms need in the database: tables, limits, the team, mails, erasing.
-- Anyone has the public key that writes here. So the database checks every rule of the form itself, and
-- the key can insert but not read.
--
-- One transaction: it is applied completely or not at all. Applying it again changes no message and no
-- setting. supabase/rollbacks/ removes it.
begin;
-- Without the notices of statements that have nothing to do.
set local client_min_messages = warning;

create schema if not exists form_guard;

-- == Tables and their rules ==

-- char_length counts Unicode code points, not UTF-16 units: an emoji is one character. The form counts
-- the same way ([...text].length), so both always agree.
create table if not exists public.contact (
  id bigint generated always as identity primary key,
  -- Made in the browser and sent as the header Idempotency-Key: the body has name, email, phone and query
  -- only (specification 7).
  submission_id uuid not null unique default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null,
  query text not null,
  -- The honeypot was filled, which the header X-Topic reports. The message is stored all the same: browsers fill hidden fields too.
  suspected boolean not null default false,
  received_at timestamptz not null default now(),
  -- Many messages came from the same address: an office, or one sender. See budgets.marked_after.
  busy boolean not null default false,
  state text not null default 'new',
  state_by text,
  state_at timestamptz,
  constraint name_too_short check (char_length(name) >= 1),
  constraint name_too_long check (char_length(name) <= 200),
  constraint email_too_short check (char_length(email) >= 2),
  constraint email_too_long check (char_length(email) <= 320),
  constraint query_too_short check (char_length(query) >= 10),
  constraint query_too_long check (char_length(query) <= 160),
  constraint state_known check (state in ('new', 'handled', 'spam'))
);
comment on column public.contact.submission_id is
  'Made in the browser. A retry repeats it, so one message never becomes two rows.';

-- Copies the rules and the comments too.
create table if not exists public.request_demo (like public.contact including all);
comment on table public.contact is 'Submissions of the contact form.';
comment on table public.request_demo is 'Submissions of the demo-request form.';

-- == Settings ==

-- One row.
create table if not exists form_guard.settings (
  singleton boolean primary key default true check (singleton),
  -- Which header holds the visitor's address depends on the gateway: only the operator knows it.
  address_header text,
  trusted_proxies integer not null default 1 check (trusted_proxies > 0),
  months integer not null default 12 check (months between 1 and 120),
  -- What the site's record of its forms accepts as a telephone number (content/forms/forms.json). The default
  -- is the specification's: ten digits.
  min_digits smallint not null default 10 check (min_digits between 3 and max_digits),
  max_digits smallint not null default 10 check (max_digits <= 15),
  abroad boolean not null default false
);
insert into form_guard.settings default values on conflict do nothing;
comment on column form_guard.settings.address_header is
  'The header in which the gateway passes the visitor''s address: one that it always overwrites, or '
  'x-forwarded-for if it appends to that. Null (not chosen) means cf-connecting-ip, which Cloudflare '
  'overwrites. A hosted Supabase project is behind Cloudflare; elsewhere visitors can set this header.';
comment on column form_guard.settings.trusted_proxies is
  'With x-forwarded-for: the visitor is this entry from the right. Each trusted proxy appends the address '
  'that connected to it; entries further left come from the client.';
comment on column form_guard.settings.months is
  'A submission is erased when it is older. The privacy page promises the same number.';
comment on column form_guard.settings.abroad is
  'Also accepts + and the digits of a number with its country code (E.164).';

-- Writes what the site's content promises and accepts.
create or replace function form_guard.follow_content(
  kept_months integer, fewest integer, most integer, foreign_too boolean
) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update form_guard.settings
  set months = kept_months, min_digits = fewest, max_digits = most, abroad = foreign_too
  where (months, min_digits, max_digits, abroad) is distinct from (kept_months, fewest, most, foreign_too)
$$;

-- Not a constraint: a new rule does not concern what was stored before. It follows limit_submissions, which
-- recognizes a retry of what was stored before.
create or replace function form_guard.phone_rule() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  rule form_guard.settings;
begin
  select * into strict rule from form_guard.settings;
  if new.phone !~ format('^[0-9]{%s,%s}$', rule.min_digits, rule.max_digits)
    and not (rule.abroad and new.phone ~ '^\+[1-9][0-9]{6,14}$') then
    raise check_violation using message = format(
      'new row for relation "%s" violates check constraint "phone_not_accepted"', tg_table_name
    );
  end if;
  return new;
end
$$;

-- == Limits ==
-- A sender may have many addresses and much time. So there are budgets for networks of several sizes and
-- for all senders together. Traces of visitors expire, and a refused request writes nothing.

create table if not exists form_guard.budgets (
  name text primary key,
  -- Addresses that begin with the same bits share a budget, separately for each form. Zero bits mean
  -- all addresses.
  ipv4_bits smallint not null check (ipv4_bits between 0 and 32),
  ipv6_bits smallint not null check (ipv6_bits between 0 and 128),
  submissions integer not null check (submissions > 0),
  period interval not null check (period > interval '0' and period <= interval '31 days'),
  marked_after integer check (marked_after > 0)
);
comment on table form_guard.budgets is
  'How many submissions of one form are taken from addresses that share a network, in any such period.';
comment on column form_guard.budgets.marked_after is
  'Submissions after which the next of a period are marked as from a busy address. Null marks none.';

-- Only into an empty table: the operator may have changed or deleted some.
insert into form_guard.budgets (name, ipv4_bits, ipv6_bits, submissions, period, marked_after)
  select * from (values
    -- An office, a lecture hall or a mobile network shares an address. So messages after the tenth are
    -- marked, and only many more than a hall sends are refused. One IPv6 subscriber owns a whole /64.
    ('address', 32, 64, 200, interval '10 minutes', 10),
    -- A day long: with hours, one sender could use up the daily budget of all. What someone gets for free is
    -- mostly a /48, and what they rent a /24.
    ('network', 24, 48, 400, interval '1 day', null),
    ('provider', 16, 32, 1000, interval '1 day', null),
    -- The longest submission has 3 KB: the two forms store at most 24 MB a day.
    ('everybody', 0, 0, 4000, interval '1 day', null)
  ) as chosen
  where not exists (select from form_guard.budgets);

-- One salt a day. Once it is deleted, the hashes of that day cannot be resolved to addresses.
create table if not exists form_guard.salts (
  day date primary key default (now() at time zone 'utc')::date,
  -- 244 random bits without pgcrypto, which not every Postgres has.
  salt bytea not null
    default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);

-- Counters of stored submissions. A period has ten slots. What a slot counted expires as one, a period after the
-- last of it: so no network gets more than its budget in any period, wherever the period begins.
create table if not exists form_guard.arrivals (
  network bytea not null,
  slot timestamptz not null,
  -- Counters of its own for each connection: none waits for the transaction of another.
  connection integer not null,
  submissions integer not null,
  counts_until timestamptz not null,
  primary key (network, slot, connection)
);
comment on table form_guard.arrivals is
  'How many submissions each network sent, for as long as they count.';
comment on column form_guard.arrivals.network is
  'Hash of form, budget and network with the salt of the day. Anyone with the salt can find the network by '
  'trying all of them: so it is personal data until the hash or the salt is deleted.';

-- Null if the gateway sends no address.
create or replace function form_guard.visitor_address() returns inet
language plpgsql stable
set search_path = ''
as $$
declare
  settings form_guard.settings;
  headers json := nullif(current_setting('request.headers', true), '')::json;
  claimed text;
  hops text[];
  address inet;
begin
  select * into strict settings from form_guard.settings;
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

-- What the stored submissions leave to a visitor: null or the time to wait, whether the address is busy, whether the
-- transactions that are open could use up a budget, and what counts this submission, without networks if the day has no
-- salt yet. A connection has one transaction, and that one submission. Visitors without an address share one network, so
-- a missing address does not get around the limit.
create or replace function form_guard.visitor_usage(
  form text,
  out wait interval, out is_busy boolean, out is_near boolean, out counters form_guard.arrivals[]
)
language plpgsql stable
set search_path = ''
-- Postgres would plan this for each address, or compile it, which takes longer than running it.
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
  address inet := form_guard.visitor_address();
  today date := now() at time zone 'utc';
begin
  select max(oldest) filter (where taken >= budgets.submissions) - now(),
    coalesce(bool_or(taken >= marked_after), false),
    bool_or(taken >= budgets.submissions - current_setting('max_connections')::integer),
    array_agg((case when newest >= today then networks[1] end,
      date_bin(period / 10, now(), 'epoch'), pg_backend_pid(), 1, now() + period)::form_guard.arrivals)
  into wait, is_busy, is_near, counters
  from form_guard.budgets, lateral (
    -- A hash with each day's salt, the newest first.
    select array_agg(sha256(salt || convert_to(concat_ws(' ', form, name, case
      when greatest(ipv4_bits, ipv6_bits) = 0 then 'everybody'
      when address is null then 'unknown'
      else network(set_masklen(address,
        case family(address) when 4 then ipv4_bits else ipv6_bits end::integer))::text
    end), 'UTF8')) order by day desc) as networks, max(day) as newest
    from form_guard.salts
  ) as visitor, lateral (
    select coalesce(sum(submissions), 0) as taken, min(counts_until) as oldest
    from form_guard.arrivals
    where network = any (networks) and counts_until > now()
  ) as counted;
end
$$;

-- Deletes what no longer counts, and the salts of days of which nothing counts.
create or replace function form_guard.forget_visitors() returns void
language sql volatile
set search_path = ''
as $$
  delete from form_guard.arrivals where ctid = any (array(
    select ctid from form_guard.arrivals where counts_until <= now() for update skip locked
  ));
  delete from form_guard.salts
  where day < (now() at time zone 'utc' - (select max(period) from form_guard.budgets))::date;
$$;

-- Ends a request with an answer of PostgREST.
create or replace function form_guard.refuse(
  status integer, code text, message text, seconds integer default null
) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object(
      'code', code, 'message', message,
      'details', 'Try again in ' || seconds || ' seconds.', 'hint', null
    )::text,
    detail = json_build_object(
      'status', status, 'headers', json_strip_nulls(json_build_object('Retry-After', seconds::text))
    )::text;
end
$$;

-- Refuses what is too much, and marks what comes from a busy address or filled the honeypot, which the sender
-- cannot tell from the answer. It reads only, so that a refused request leaves nothing behind, not even dead rows of
-- a rolled-back insert.
create or replace function form_guard.limit_submissions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  guard constant integer := 'form_guard'::regnamespace::oid::integer;
  usage record;
begin
  -- The owner at a console, not a visitor: PostgREST sets the headers of every request.
  if headers is null then
    return new;
  end if;

  -- The forms send one row at a time; several rows of one request would be counted too late.
  if current_setting('form_guard.counters', true) <> '' then
    perform form_guard.refuse(400, 'one_submission_a_request', 'A request brings one submission');
  end if;

  new.submission_id := coalesce((headers ->> 'idempotency-key')::uuid, new.submission_id);
  new.suspected := headers ->> 'x-topic' is not null;

  -- Submissions of a form go on beside each other while all open transactions together fit into each budget.
  -- Nearer to its end they queue, and each waits until the ones before it are counted.
  begin
    perform pg_advisory_xact_lock_shared(guard, tg_relid::integer);
    usage := form_guard.visitor_usage(tg_table_name);
    if usage.is_near and usage.wait is null then
      raise sqlstate 'QUEUE';
    end if;
  exception when sqlstate 'QUEUE' then
    -- Leaving the block has given back the shared lock, so that two that queue do not wait for each other.
    perform pg_advisory_xact_lock(guard, tg_relid::integer);
    usage := form_guard.visitor_usage(tg_table_name);
  end;
  new.busy := usage.is_busy;

  -- A retry of what has already arrived. The browser counts this answer as success.
  if exists (
    select from public.contact where tg_table_name = 'contact' and submission_id = new.submission_id
    union all
    select from public.request_demo where tg_table_name = 'request_demo' and submission_id = new.submission_id
  ) then
    raise unique_violation using message = 'This submission has already arrived';
  end if;
  if usage.wait is not null then
    perform form_guard.refuse(429, 'too_many_submissions', 'Too many submissions from one address',
      ceil(extract(epoch from usage.wait))::integer);
  end if;
  perform set_config('form_guard.counters', usage.counters::text, true);
  return new;
end
$$;

-- Counts a visitor's submission, and wakes the worker that mails it.
create or replace function form_guard.count_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  counters form_guard.arrivals[] := nullif(current_setting('form_guard.counters', true), '');
begin
  -- Postgres commits notifying transactions one after the other. So one that is open notifies for all: what the
  -- worker then does not see yet, it finds when it looks again by itself.
  if pg_try_advisory_xact_lock('form_guard.mails'::regclass::oid::integer, 1) then
    perform pg_notify('form_submission', tg_table_name);
  end if;
  if counters is null then
    return null;
  end if;
  if (counters[1]).network is null then
    insert into form_guard.salts default values on conflict do nothing;
    counters := (form_guard.visitor_usage(tg_table_name)).counters;
  end if;
  insert into form_guard.arrivals select * from unnest(counters)
    on conflict (network, slot, connection) do update
      set submissions = arrivals.submissions + 1, counts_until = excluded.counts_until;
  -- A few visitors at a time, where neither pg_cron nor the worker runs.
  if new.id % 50 = 0 then
    perform form_guard.forget_visitors();
  end if;
  return null;
end
$$;

-- == The team ==
-- A role for the people who answer, so that they do not need the service key.

do $$ begin
  if not exists (select from pg_roles where rolname = 'forms_team') then
    create role forms_team nologin;
  end if;
end $$;

-- == Mails ==
-- The submissions of a mail are decided before it is sent. So a worker that is killed and started again
-- sends the same mail.

create table if not exists form_guard.mails (
  -- Also the mail's Message-ID: mail systems recognize a second copy by it.
  id uuid primary key default gen_random_uuid(),
  begun_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  refused_with smallint
);
comment on column form_guard.mails.refused_with is
  'The code with which the mail server refused the visitor''s text, for good or for an hour. Only a notice '
  'without the text is sent then.';
create table if not exists form_guard.told (
  form text not null,
  submission bigint not null,
  mail uuid not null references form_guard.mails on delete cascade,
  primary key (form, submission)
);
create index if not exists told_by_mail on form_guard.told (mail);
comment on table form_guard.told is
  'The mail of each submission. A row is deleted with its submission.';

create or replace function form_guard.forget_told() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from form_guard.told where form = tg_table_name and submission = old.id;
  return null;
end
$$;

-- == Erasing ==
-- At a person's request, and after the time that the privacy notice promises. Traces of visitors sooner.

-- A receipt contains no name, so it may be kept.
create table if not exists form_guard.erasures (
  id bigint generated always as identity primary key,
  erased_at timestamptz not null default now(),
  erased_by text,
  reason text not null check (reason in ('asked', 'age')),
  contact integer not null,
  request_demo integer not null
);
comment on table form_guard.erasures is
  'How many submissions were erased, when and why. Not their text, and not their senders.';

-- Text as people see it: full-width and styled letters become plain ones, capitals small ones. Characters
-- that show nothing are removed: controls, joiners, marks of direction, variation selectors.
create or replace function form_guard.plain_text(value text) returns text
language sql immutable
set search_path = ''
as $$
  select normalize(lower(regexp_replace(
    normalize(value, nfkc),
    '[\x01-\x08\x0e-\x1f\x7f-\x9f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u08e2\u115f\u1160\u1680'
    '\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\ufff0-\ufffb'
    '\U000e0000-\U000e0fff]',
    '', 'g'
  )), nfkc)
$$;

-- The mail address in a text: without a name, `mailto:` and what follows the address. A text without an
-- address is returned without white space.
create or replace function form_guard.plain_address(value text) returns text
language sql immutable
set search_path = ''
as $$
  select coalesce(
    rtrim(btrim(substring(
      part from '[^\s<>()\[\]\\,;:"“”„«»@]+@[^\s<>()\[\]\\,;:"“”„«»@?]+'
    ), '''‘’'), '.'),
    regexp_replace(part, '\s', '', 'g')
  )
  from regexp_replace(
    translate(form_guard.plain_text(value), '。', '.'), '\s*@\s*', '@', 'g'
  ) as typed, coalesce(substring(typed from '<([^<>]*@[^<>]*)>'), typed) as part
$$;

create or replace function form_guard.erase_sender(sender text, by_whom text default null)
returns form_guard.erasures
language sql volatile
security definer
set search_path = ''
as $$
  with from_contact as (
    delete from public.contact
    where form_guard.plain_address(email) = form_guard.plain_address(sender) returning 1
  ), from_demo as (
    delete from public.request_demo
    where form_guard.plain_address(email) = form_guard.plain_address(sender) returning 1
  )
  insert into form_guard.erasures (erased_by, reason, contact, request_demo)
  select by_whom, 'asked', (select count(*) from from_contact), (select count(*) from from_demo)
  returning *
$$;

create or replace function form_guard.erase_expired() returns bigint
language sql volatile
security definer
set search_path = ''
as $$
  select form_guard.forget_visitors();
  with oldest as (
    select now() - make_interval(months => months) as received_at from form_guard.settings
  ), from_contact as (
    delete from public.contact using oldest where contact.received_at < oldest.received_at returning 1
  ), from_demo as (
    delete from public.request_demo using oldest where request_demo.received_at < oldest.received_at returning 1
  ), erased as (
    select (select count(*) from from_contact) as contact, (select count(*) from from_demo) as request_demo
  ), receipt as (
    insert into form_guard.erasures (reason, contact, request_demo)
    select 'age', contact, request_demo from erased where contact + request_demo > 0
  )
  select contact + request_demo from erased
$$;

-- Lets pg_cron call erase_expired every hour, also when no one sends anything. A hosted Supabase project offers
-- pg_cron. Call this again after enabling it.
create or replace function form_guard.schedule_erasing() returns boolean
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
  perform cron.schedule('erase-expired', '17 * * * *', 'select form_guard.erase_expired()');
  return true;
exception when others then
  -- Installed but not loaded by the server, or not for this role, or not for this database.
  raise warning 'Old submissions and traces of visitors are not erased by schedule: %', sqlerrm;
  return false;
end
$$;
select form_guard.schedule_erasing();

-- == Status ==

create or replace function form_guard.is_scheduled() returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  if to_regclass('cron.job') is null then
    return false;
  end if;
  return exists (select from cron.job where jobname = 'erase-expired' and active);
end
$$;

-- For content:launch: the address that the limit uses for this request, the header that it comes from, whether
-- the operator has chosen that header, and the settings that the content promises.
create or replace function public.forms_status() returns json
language sql stable
security definer
set search_path = ''
as $$
  select json_build_object(
    'address', host(form_guard.visitor_address()),
    'address_header', coalesce(address_header, 'cf-connecting-ip'),
    'is_chosen', address_header is not null,
    'erases_by_schedule', form_guard.is_scheduled(),
    'months', months,
    'phone', json_build_object('least', min_digits, 'most', max_digits, 'abroad', abroad)
  )
  from form_guard.settings
$$;

-- == Triggers and policies of both tables ==

do $$
declare
  form text;
  one record;
begin
  foreach form in array array['contact', 'request_demo'] loop
    execute format('alter table public.%I enable row level security', form);
    for one in values
      ('Anybody may send', 'insert to anon with check (true)'),
      ('The team reads', 'select to forms_team using (true)'),
      ('The team answers', 'update to forms_team using (true)')
    loop
      execute format('drop policy if exists %I on public.%I', one.column1, form);
      execute format('create policy %I on public.%I for %s', one.column1, form, one.column2);
    end loop;
    -- Triggers of one event run in the order of their names.
    for one in values
      ('before insert', 'row', 'limit_submissions'),
      ('before insert', 'row', 'phone_rule'),
      ('after insert', 'row', 'count_submission'),
      ('after delete', 'row', 'forget_told')
    loop
      execute format(
        'create or replace trigger %1$I %2$s on public.%3$I for each %4$s execute function form_guard.%1$I()',
        one.column3, one.column1, form, one.column2
      );
    end loop;
  end loop;
end $$;

-- == Permissions ==
-- A Supabase project grants these roles everything in `public`, and Postgres lets everyone execute
-- functions: revoke all of it, then grant what is needed.

revoke all on schema form_guard from public, anon, authenticated, service_role;
revoke all on all tables in schema form_guard from public, anon, authenticated, service_role;
revoke all on all functions in schema form_guard from public, anon, authenticated, service_role;
revoke all on public.contact, public.request_demo from public, anon, authenticated, service_role;
revoke all on sequence public.contact_id_seq, public.request_demo_id_seq
  from public, anon, authenticated, service_role;
revoke all on function public.forms_status() from public, anon, authenticated, service_role;

grant usage on schema public to anon, service_role, forms_team;
grant insert (name, email, phone, query)
  on public.contact, public.request_demo to anon;
grant execute on function public.forms_status() to anon;
-- Reads submissions, and deletes them at a person's request.
grant select, delete on public.contact, public.request_demo to service_role;

grant usage on schema form_guard to forms_team;
grant select on public.contact, public.request_demo, form_guard.erasures to forms_team;
grant update (state, state_by, state_at) on public.contact, public.request_demo to forms_team;
grant execute on function form_guard.plain_text(text), form_guard.plain_address(text),
  form_guard.erase_sender(text, text), form_guard.erase_expired(),
  form_guard.follow_content(integer, integer, integer, boolean)
  to forms_team;
grant select, insert on form_guard.mails, form_guard.told to forms_team;
grant update (sent_at, refused_with) on form_guard.mails to forms_team;
grant update (mail) on form_guard.told to forms_team;

-- Otherwise PostgREST describes publicly what it serves.
do $$ begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.openapi_mode = 'disabled';
  end if;
end $$;
notify pgrst, 'reload config';
notify pgrst, 'reload schema';

commit;
