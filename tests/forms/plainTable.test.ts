// The form's own client against tables as the specification describes them: four columns, no migration.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Submission } from '../../components/widgets/QueryForm/backend.ts';
import { QUERY_FORMS } from '../../components/widgets/QueryForm/queryRules.ts';
import { connect } from '../../renderer/serve/backend/connect.ts';
import { openDatabase } from '../../renderer/serve/backend/database.ts';
import { startPostgrest } from '../../renderer/serve/backend/postgrest.ts';
import { restProxy } from '../../renderer/serve/backend/proxy.ts';
import { freePort } from '../../renderer/serve/freePort.ts';
import { serve } from './serve.ts';

const values = {
  names: 'Meera Kulkarni',
  username: 'meera@kulkarni.example',
  phone: '9876543210',
  bio: 'When does the next cohort begin?',
};
const SENT: Submission = { id: crypto.randomUUID(), values, trap: 'filled by a browser' };

const PLAIN = Object.values(QUERY_FORMS)
  .map(
    ({ table }) => `
      drop table ${table};
      create table ${table} (name text, email text, phone text, query text);
      grant insert on ${table} to anon;`,
  )
  .join('');

const open: { close(): Promise<unknown> }[] = [];
let sql: ReturnType<typeof connect>['sql'];

beforeAll(async () => {
  const database = await openDatabase();
  const owner = connect(database.socket);
  sql = owner.sql;
  await sql(PLAIN);
  const databaseUri = `host=${database.host} user=postgres dbname=postgres`;
  const postgrest = await startPostgrest({ databaseUri, port: await freePort(), pool: 1 });
  const proxy = restProxy(() => postgrest.url);
  const site = await serve((request, response) => void proxy(request, response, () => {}));
  open.push(site, postgrest, owner, database);
  vi.stubEnv('VITE_SUPABASE_URL', site.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const part of open) await part.close();
});

it.each(Object.values(QUERY_FORMS))('$table takes a submission', async ({ table }) => {
  const { insert } = await import('../../components/widgets/QueryForm/backend.ts');
  const { signal } = new AbortController();
  expect(await insert(table, SENT, signal)).toEqual({ status: 201, error: null });
  const { names: name, username: email, phone, bio: query } = values;
  expect(await sql(`select * from ${table}`)).toEqual([{ name, email, phone, query }]);
});
