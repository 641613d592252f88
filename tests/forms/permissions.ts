import { beforeEach, describe, expect, it } from 'vitest';
import { client, reset, siteUrl, sql } from './site.ts';
import { FORMS, submission } from './submission.ts';

const ALLOWED = ['email', 'name', 'phone', 'query'];
const DENIED = { status: 401, code: '42501' };

async function call(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const answer = await fetch(`${siteUrl}/rest/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body || undefined,
  });
  const text = await answer.text();
  return { status: answer.status, code: text && JSON.parse(text).code };
}

describe.each(FORMS)('with the public key, %s', (form) => {
  beforeEach(reset);

  const outcome = (answer: { status: number; error: { code: string } | null }) => ({
    status: answer.status,
    code: answer.error?.code,
  });

  it('is not read', async () => {
    expect(outcome(await client.from(form).select())).toEqual(DENIED);
    for (const column of [...ALLOWED, 'id', 'submission_id', 'suspected', 'received_at']) {
      expect(outcome(await client.from(form).select(column))).toEqual(DENIED);
    }
  });

  it('is not counted', async () => {
    expect(await call('GET', `${form}?select=count()`)).toMatchObject({ status: 400 });
    expect((await call('HEAD', form, { prefer: 'count=exact' })).status).toBe(401);
  });

  it('does not give back what was inserted', async () => {
    const answer = await client.from(form).insert(submission()).select();
    expect(outcome(answer)).toEqual(DENIED);
  });

  it('is not changed', async () => {
    const answer = await client.from(form).update({ name: 'X' }).neq('phone', '');
    expect(outcome(answer)).toEqual(DENIED);
  });

  it('is not emptied', async () => {
    expect(outcome(await client.from(form).delete().neq('phone', ''))).toEqual(DENIED);
    expect(await call('DELETE', form)).toEqual(DENIED);
  });

  it.each([true, false])('is not upserted (ignoring duplicates: %s)', async (ignoreDuplicates) => {
    const answer = await client
      .from(form)
      .upsert(submission(), { onConflict: 'submission_id', ignoreDuplicates });
    expect(outcome(answer)).toEqual(DENIED);
  });

  it.each([
    ['id', 1],
    ['submission_id', crypto.randomUUID()],
    ['suspected', true],
    ['busy', false],
    ['state', 'handled'],
    ['received_at', '2020-01-01'],
  ])('does not take the column %s', async (column, value) => {
    const answer = await client.from(form).insert(submission({ [column]: value }));
    // `id` is generated always: Postgres refuses a value before it looks at the grant.
    expect([DENIED, { status: 400, code: '428C9' }]).toContainEqual(outcome(answer));
  });

  it('does not take a column that is not there', async () => {
    const answer = await client.from(form).insert(submission({ is_admin: true }));
    expect(outcome(answer)).toEqual({ status: 400, code: 'PGRST204' });
  });
});

describe('with the public key, everything else', () => {
  it.each(['arrivals', 'salts', 'settings', 'erasures', 'schema_migrations', 'pg_authid'])(
    'has no table %s',
    async (table) => {
      expect(await call('GET', table)).toEqual({ status: 404, code: '42P01' });
    },
  );

  it.each(['form_guard', 'supabase_migrations', 'pg_catalog', 'information_schema'])(
    'does not open the schema %s',
    async (schema) => {
      const read = await call('GET', 'salts', { 'accept-profile': schema });
      const write = await call('POST', 'salts', { 'content-profile': schema }, '{}');
      expect([read, write]).toEqual(Array(2).fill({ status: 406, code: 'PGRST106' }));
    },
  );

  it.each(['forget_visitors', 'visitor_address', 'erase_sender', 'erase_expired', 'pg_sleep'])(
    'does not call the function %s',
    async (name) => {
      expect(await call('POST', `rpc/${name}`, {}, '{}')).toEqual({
        status: 404,
        code: 'PGRST202',
      });
    },
  );

  it('is not described, and no comment names the trap', async () => {
    expect(await call('GET', '')).toMatchObject({ status: 404 });
    expect(await call('GET', '', { accept: 'application/openapi+json' })).toMatchObject({
      status: 404,
    });
    const told = await sql(`
      select description from pg_description join pg_class on objoid = pg_class.oid
      where relnamespace = 'public'::regnamespace and description ~* 'honeypot|trap|suspect'`);
    expect(told).toEqual([]);
  });

  it('is not won by a token that claims another role', async () => {
    const claims = Buffer.from('{"role":"service_role"}').toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const headers = { authorization: `Bearer ${none}.${claims}.`, apikey: 'anything' };
    expect(await call('GET', 'contact', headers)).toEqual(DENIED);
  });
});

describe('in the catalogue', () => {
  it('anon holds the right to insert four columns, and authenticated nothing', async () => {
    const rights = await sql(`
      select grantee, table_name, privilege_type, string_agg(column_name, ' ' order by column_name)
        as columns
      from information_schema.column_privileges
      where grantee in ('anon', 'authenticated', 'PUBLIC')
        and table_schema in ('public', 'form_guard')
      group by 1, 2, 3 order by 2`);
    expect(rights).toEqual(
      FORMS.map((form) => ({
        grantee: 'anon',
        table_name: form,
        privilege_type: 'INSERT',
        columns: ALLOWED.join(' '),
      })),
    );
  });

  it('nobody holds a whole table, a sequence, or a function', async () => {
    const rights = await sql(`
      select role, relname as object from unnest(array['anon', 'authenticated']) as role, pg_class
      where relnamespace in ('public'::regnamespace, 'form_guard'::regnamespace) and case
        when relkind = 'r' then has_table_privilege(role, oid,
          'select, insert, update, delete, truncate, references, trigger')
        when relkind = 'S' then has_sequence_privilege(role, oid, 'usage, select, update')
      end
      union all
      select role, proname from unnest(array['anon', 'authenticated', 'service_role']) as role, pg_proc
      where pronamespace in ('public'::regnamespace, 'form_guard'::regnamespace)
        and has_function_privilege(role, oid, 'execute')
      union all
      select role, 'form_guard' from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_schema_privilege(role, 'form_guard', 'usage, create')
      order by object`);
    // It tells its caller from which address the call came, how long messages are kept, and which numbers are accepted.
    expect(rights).toEqual([{ role: 'anon', object: 'forms_status' }]);
  });

  it('the service role reads and erases, and writes nothing', async () => {
    const rights = await sql(`
      select right_name from unnest(array['select', 'insert', 'update', 'delete']) as right_name
      where has_table_privilege('service_role', 'public.contact', right_name)`);
    expect(rights.map((row) => row.right_name)).toEqual(['select', 'delete']);
  });

  it('every table that the key can reach has row level security', async () => {
    const open = await sql(`
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`);
    expect(open).toEqual([]);
  });
});
