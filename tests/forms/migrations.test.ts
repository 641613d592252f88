// The migration and its rollback, on a bare database: what the operator of a real project runs.
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bootstrapSql, migrations } from '../../renderer/serve/backend/database.ts';

const FOLDER = 'supabase/rollbacks';
const all = migrations();
/** What each migration runs, and what removes it. */
const pairs = all.map(({ file, sql }) => ({
  sql,
  rollback: readFileSync(`${FOLDER}/${file}`, 'utf8'),
}));
const forward = async () => {
  for (const { sql } of pairs) await db.exec(sql);
};
const back = async () => {
  for (const { rollback } of pairs.toReversed()) await db.exec(rollback);
};

/** The table in which the Supabase CLI records applied migrations. */
const MIGRATIONS_TABLE = `
  create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  )`;

let db: PGlite;
beforeEach(async () => {
  db = await PGlite.create();
  await db.exec(bootstrapSql());
  await db.exec(MIGRATIONS_TABLE);
  await db.exec(`create function pg_temp.sorted(permissions aclitem[]) returns text language sql as
    'select string_agg(one::text, '','' order by one::text) from unnest(permissions) as one'`);
});
afterEach(() => db.close());

/** Everything in the two schemas, one line each, sorted. */
async function shape(): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(`
    with mine as (select oid from pg_namespace where nspname in ('public', 'form_guard'))
    select 'schema ' || nspname || ' ' || coalesce(pg_temp.sorted(nspacl), '') as line from pg_namespace
      where oid in (select * from mine)
    union all select 'function ' || pg_get_functiondef(oid) || coalesce(pg_temp.sorted(proacl), '') from pg_proc
      where pronamespace in (select * from mine)
    union all select 'column ' || attrelid::regclass || ' ' || attname || ' '
        || format_type(atttypid, atttypmod) || attnotnull || coalesce(pg_temp.sorted(attacl), '') || ' '
        || coalesce(pg_get_expr(adbin, adrelid), '') || coalesce(col_description(attrelid, attnum), '')
      from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace in (select * from mine) and relkind = 'r' and attnum > 0 and not attisdropped
    union all select 'table ' || pg_class.oid::regclass || relkind::text || relrowsecurity
        || coalesce(pg_temp.sorted(relacl), '') || coalesce(obj_description(pg_class.oid, 'pg_class'), '')
      from pg_class where relnamespace in (select * from mine)
    union all select 'rule ' || conrelid::regclass || conname || pg_get_constraintdef(oid)
      from pg_constraint where connamespace in (select * from mine) and contype <> 'n'
    union all select 'index ' || pg_get_indexdef(indexrelid) from pg_index join pg_class on oid = indrelid
      where relnamespace in (select * from mine)
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'policy ' || polrelid::regclass || polname from pg_policy
    union all select 'role ' || rolname || coalesce(rolconfig::text, '') from pg_roles
    order by 1`);
  return rows.map(({ line }) => line);
}

/** Runs SQL as `psql -f` does: one statement after the other, also after an error. Returns the first error. */
async function psql(sql: string): Promise<string | undefined> {
  let first: string | undefined;
  for (const statement of sql.split(STATEMENT)) {
    await db.exec(statement).catch(({ message }: Error) => {
      first ??= message;
    });
  }
  return first;
}
/** Where a statement begins: what is inside one is indented or in a function. */
const STATEMENT =
  /^(?=(?:alter|comment|create|do|drop|grant|insert|notify|revoke|select|set local)\b|(?:begin|commit);)/m;

it('each migration has a rollback of its name', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(all.map(({ file }) => file));
});

it('they are applied, twice without harm, and removed again, also twice', async () => {
  const before = await shape();
  await forward();
  const once = await shape();
  expect(once).not.toEqual(before);
  await forward();
  expect(await shape()).toEqual(once);
  await back();
  expect(await shape()).toEqual(before);
  await back();
  expect(await shape()).toEqual(before);
});

it.each(pairs)(
  'each is applied and removed completely or not at all, wherever it fails',
  async (pair) => {
    for (const text of [pair.sql, pair.rollback]) {
      const before = await shape();
      const statements = text.split(STATEMENT);
      for (const place of [3, statements.length >> 1, statements.length - 1]) {
        const broken = statements.toSpliced(place, 0, 'select 1 / 0;\n').join('');
        expect(await psql(broken)).toBe('division by zero');
        expect(await shape()).toEqual(before);
      }
      expect(await psql(text)).toBeUndefined();
      expect(await shape()).not.toEqual(before);
    }
  },
);

it('applied again, it keeps what the operator has set and what was sent', {
  tags: '@all',
}, async () => {
  await forward();
  await db.exec(`
    update form_guard.budgets set submissions = 3, period = '5 minutes' where name = 'address';
    delete from form_guard.budgets where name = 'provider';
    update form_guard.settings set address_header = 'x-real-ip', trusted_proxies = 2;
    select form_guard.follow_content(6, 6, 12, true);
    insert into contact (name, email, phone, query)
      values ('Meera', 'a@b', '9876543210', 'Typed in by hand.')`);
  const kept = async () =>
    (
      await db.query(`
        select (select json_agg(budgets) from form_guard.budgets) as budgets,
          (select json_agg(settings) from form_guard.settings) as settings,
          (select json_agg(contact) from contact) as contact`)
    ).rows;
  const before = await kept();
  await forward();
  expect(await kept()).toEqual(before);
  expect(JSON.stringify(before)).toContain('x-real-ip');
});

it('the rollback refuses while a submission is stored, and loses nothing then', {
  tags: '@all',
}, async () => {
  await forward();
  const before = await shape();
  for (const form of ['contact', 'request_demo']) {
    await db.exec(`insert into ${form} (name, email, phone, query)
      values ('Meera', 'a@b', '9876543210', 'Typed in by hand.')`);
    expect(await psql(pairs[0]?.rollback ?? '')).toContain('export and delete them first');
    expect((await db.query(`select name from ${form}`)).rows).toEqual([{ name: 'Meera' }]);
    expect(await shape()).toEqual(before);
    await db.exec(`delete from ${form}`);
  }
});

it('where there is pg_cron, traces and old submissions are deleted by schedule until the rollback', {
  tags: '@all',
}, async () => {
  // The part of pg_cron that is used; PGlite does not have the real one.
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
  await forward();
  const jobs = async () =>
    (await db.query<{ command: string }>('select command from cron.job')).rows;
  expect(await jobs()).toHaveLength(1);
  for (const { command } of await jobs()) await db.exec(command);
  const { rows } = await db.query("select forms_status() ->> 'erases_by_schedule' as erases");
  expect(rows).toEqual([{ erases: 'true' }]);
  await back();
  expect(await jobs()).toEqual([]);
});
