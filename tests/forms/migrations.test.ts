// The migrations and the way back, on a bare database: what the operator of a real project runs.
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bootstrapSql,
  MIGRATIONS_TABLE,
  migrations,
} from '../../renderer/serve/backend/migrations.ts';

const FOLDER = 'supabase/rollbacks';
const rollback = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
const fileOf = ({ version, name }: { version: string; name: string }) => `${version}_${name}.sql`;
const all = migrations();

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create();
  await db.exec(bootstrapSql());
  await db.exec(MIGRATIONS_TABLE);
});
afterAll(() => db.close());

/** Everything in the two schemas, by what it is; what was never asked for has no order. */
async function shape(): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(`
    with mine as (select oid from pg_namespace where nspname in ('public', 'form_guard'))
    select 'schema ' || nspname || ' ' || coalesce(nspacl::text, '') as line from pg_namespace
      where oid in (select * from mine)
    union all select 'function ' || pg_get_functiondef(oid) || coalesce(proacl::text, '') from pg_proc
      where pronamespace in (select * from mine)
    union all select 'column ' || attrelid::regclass || ' ' || attname || ' '
        || format_type(atttypid, atttypmod) || attnotnull || coalesce(attacl::text, '') || ' '
        || coalesce(pg_get_expr(adbin, adrelid), '') || coalesce(col_description(attrelid, attnum), '')
      from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace in (select * from mine) and relkind = 'r' and attnum > 0 and not attisdropped
    union all select 'table ' || pg_class.oid::regclass || relkind::text || relrowsecurity
        || coalesce(relacl::text, '') || coalesce(obj_description(pg_class.oid, 'pg_class'), '')
      from pg_class where relnamespace in (select * from mine)
    union all select 'rule ' || conrelid::regclass || conname || pg_get_constraintdef(oid)
      from pg_constraint where connamespace in (select * from mine) and contype <> 'n'
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'policy ' || polrelid::regclass || polname from pg_policy
    union all select 'role ' || rolname || coalesce(rolconfig::text, '') from pg_roles
    order by 1`);
  return rows.map(({ line }) => line);
}

const refusal = (sql: string) =>
  db.exec(sql).then(
    () => undefined,
    ({ message }: Error) => message,
  );

it('each migration has a way back', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(all.map(fileOf));
});

it('they go forward, twice without harm, and back again to what was before, newest first', async () => {
  const before: string[][] = [];
  for (const { sql } of all) {
    before.push(await shape());
    await db.exec(sql);
    const once = await shape();
    expect(once).not.toEqual(before.at(-1));
    // A tool that lost its memory runs all of them again.
    for (const { sql } of all.slice(0, before.length)) await db.exec(sql);
    expect(await shape()).toEqual(once);
  }
  for (const migration of all.toReversed()) {
    const older = all.slice(0, all.indexOf(migration));
    for (const one of older)
      expect(await refusal(rollback(fileOf(one)))).toMatch(/^Go back before \d+_\w+ first\.$/);
    await db.exec(rollback(fileOf(migration)));
    expect(await shape()).toEqual(before[older.length]);
    await db.exec(rollback(fileOf(migration)));
    expect(await shape()).toEqual(before[older.length]);
  }
});

it('each is whole or not at all, wherever it breaks off, with tools that know no transaction', async () => {
  for (const { sql } of all) {
    const before = await shape();
    const statements = [
      ...sql.matchAll(/^(?=create |alter |grant |revoke |drop |\$migration\$;)/gm),
    ];
    for (const place of [statements.at(1), statements.at(-1)]) {
      const broken = `${sql.slice(0, place?.index)}select 1 / 0;\n${sql.slice(place?.index)}`;
      expect(await refusal(broken)).toBe('division by zero');
      expect(await shape()).toEqual(before);
    }
    // Takes one statement only, as each of them would stand alone with such a tool.
    await db.query(sql);
  }
});

it('the way back keeps what the operator has set, and loses no submission', async () => {
  const settings = 'select submissions, period::text, address_header from form_guard.rate_limit';
  await db.exec(`
    update form_guard.budgets set submissions = 3, period = '5 minutes' where name = 'address';
    update form_guard.rate_limit set address_header = 'x-real-ip';
    insert into contact (submission_id, name, email, phone, query)
      values (gen_random_uuid(), 'Meera', 'a@b', '9876543210', 'Typed in by hand.')`);
  const [submissions, limit, ...newer] = all.map(fileOf).map(rollback) as [string, string];
  for (const one of newer.toReversed()) await db.exec(one);
  expect((await db.query(settings)).rows).toEqual([
    { submissions: 3, period: '00:05:00', address_header: 'x-real-ip' },
  ]);
  await db.exec(limit);
  expect(await refusal(submissions)).toContain('export and delete them first');
  expect((await db.query('select name from contact')).rows).toEqual([{ name: 'Meera' }]);
});

it('where there is pg_cron, visitors are forgotten every hour, until the way back', async () => {
  // The part of pg_cron that is used; PGlite has not the real one.
  await db.exec(`
    create schema cron;
    create table cron.job (
      jobid bigint generated always as identity, jobname text unique, schedule text, command text,
      active boolean default true);
    create function cron.schedule(text, text, text) returns bigint language sql as
      'insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
        on conflict (jobname) do update set command = excluded.command returning jobid';
    create function cron.unschedule(bigint) returns boolean language sql as
      'delete from cron.job where jobid = $1 returning true'`);
  for (const { sql } of all) await db.exec(sql);
  const jobs = async () =>
    (await db.query<{ command: string }>('select command from cron.job')).rows;
  const [job] = await jobs();
  await db.exec(job?.command ?? '');
  const { rows } = await db.query("select forms_gateway() ->> 'forgets_by_schedule' as forgets");
  expect(rows).toEqual([{ forgets: 'true' }]);
  for (const migration of all.toReversed().slice(0, -2)) await db.exec(rollback(fileOf(migration)));
  expect(await jobs()).toEqual([]);
});
