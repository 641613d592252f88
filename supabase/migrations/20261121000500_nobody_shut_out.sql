-- Many people may share an address: an office, a lecture hall, a mobile network. Above ten messages in
-- ten minutes from one, the next are stored and marked; refused is only what no hall reaches.
do $once$ begin if not exists (
  select from pg_attribute where attrelid = 'public.contact'::regclass and attname = 'busy' and not attisdropped
) then execute $migration$

alter table public.contact add column busy boolean not null default false;
alter table public.request_demo add column busy boolean not null default false;

alter table form_guard.budgets add column marked_after integer check (marked_after > 0);
comment on column form_guard.budgets.marked_after is
  'Submissions after which the next of a period are marked as from a busy address. Null marks none.';

-- What an operator has set stays.
update form_guard.budgets set marked_after = submissions where name = 'address';
update form_guard.budgets set submissions = 200 where name = 'address' and submissions = 10;
update form_guard.budgets set submissions = 400 where name = 'network' and submissions = 50;
-- By the day, else the hours of one provider would be everybody's day.
update form_guard.budgets set submissions = 1000, period = '1 day'
  where name = 'provider' and submissions = 200 and period = '1 hour';
-- At 3 KB for the longest submission the two forms store 24 MB a day at most, whoever sends.
update form_guard.budgets set submissions = 4000 where name = 'everybody' and submissions = 2000;
insert into form_guard.budgets (name, ipv4_bits, ipv6_bits, submissions, period)
  select 'address by the day', ipv4_bits, ipv6_bits, 400, interval '1 day'
  from form_guard.budgets where name = 'address';

-- After limit_submissions by its name: only what is taken is marked, and its lock holds for the count.
create function form_guard.mark_busy() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  if headers is null then
    return new;
  end if;
  select exists (
    select from form_guard.networks_of(form_guard.visitor_address(headers)) as mine
    join form_guard.budgets on budgets.name = mine.budget and budgets.marked_after is not null,
    lateral (
      select from form_guard.arrivals
      where form = tg_table_name
        and budget = mine.budget
        and network = any (array(select sha256(salt || mine.network) from form_guard.salts))
        and arrived_at > now() - mine.period
      order by arrived_at desc
      offset budgets.marked_after - 1
      limit 1
    ) as latest
  ) into new.busy;
  return new;
end
$$;

create trigger mark_busy before insert on public.contact
  for each row execute function form_guard.mark_busy();
create trigger mark_busy before insert on public.request_demo
  for each row execute function form_guard.mark_busy();
revoke all on function form_guard.mark_busy() from public, anon, authenticated, service_role;

$migration$; end if; end $once$;
