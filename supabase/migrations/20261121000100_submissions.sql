-- What the two forms of the site send. A public key writes here, so the database trusts nobody:
-- it repeats every rule of the form and lets the key insert, never read.
--
-- One statement, whatever runs it: it is done whole or not at all, and a second time does nothing.
-- supabase/rollbacks/ has the way back.
do $once$ begin if to_regnamespace('form_guard') is null then execute $migration$

create schema form_guard;
revoke all on schema form_guard from public, anon, authenticated, service_role;

-- Lengths are counted in Unicode code points (char_length), not in UTF-16 units: an emoji is one
-- character. The form counts the same way, [...text].length, else the two would disagree.
create table public.contact (
  id bigint generated always as identity primary key,
  submission_id uuid not null unique,
  name text not null,
  email text not null,
  phone text not null,
  query text not null,
  website text,
  suspected boolean not null default false,
  received_at timestamptz not null default now(),
  constraint name_too_short check (char_length(name) >= 1),
  constraint name_too_long check (char_length(name) <= 200),
  constraint email_too_short check (char_length(email) >= 2),
  constraint email_too_long check (char_length(email) <= 320),
  constraint phone_not_ten_digits check (phone ~ '^[0-9]{10}$'),
  constraint query_too_short check (char_length(query) >= 10),
  constraint query_too_long check (char_length(query) <= 160),
  constraint website_never_kept check (website is null)
);

comment on table public.contact is 'Submissions of the contact form.';
comment on column public.contact.submission_id is
  'Made in the browser. A retry repeats it, so one message never becomes two rows.';
comment on column public.contact.website is
  'Honeypot: no person sees this field. Its value is never kept, it only sets suspected.';
comment on column public.contact.suspected is
  'The honeypot was filled. Kept all the same: browsers fill hidden fields too.';

create table public.request_demo (like public.contact including all);
comment on table public.request_demo is 'Submissions of the demo-request form.';

-- To the sender a hit looks like any other success.
create function form_guard.mark_suspected() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.suspected := coalesce(new.website, '') <> '';
  new.website := null;
  return new;
end
$$;

create trigger mark_suspected before insert on public.contact
  for each row execute function form_guard.mark_suspected();
create trigger mark_suspected before insert on public.request_demo
  for each row execute function form_guard.mark_suspected();

-- A Supabase project grants everything in `public` to these roles by default: all of it is taken
-- back before the little that is needed is given.
revoke all on table public.contact, public.request_demo
  from public, anon, authenticated, service_role;
revoke all on sequence public.contact_id_seq, public.request_demo_id_seq
  from public, anon, authenticated, service_role;
revoke all on function form_guard.mark_suspected()
  from public, anon, authenticated, service_role;

grant usage on schema public to anon, service_role;
grant insert (submission_id, name, email, phone, query, website)
  on table public.contact, public.request_demo to anon;
-- Read what came in, and erase it when a person asks for that.
grant select, delete on table public.contact, public.request_demo to service_role;

alter table public.contact enable row level security;
alter table public.request_demo enable row level security;

create policy "Anybody may send" on public.contact for insert to anon with check (true);
create policy "Anybody may send" on public.request_demo for insert to anon with check (true);

$migration$; end if; end $once$;
