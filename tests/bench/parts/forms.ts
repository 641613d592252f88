// What the forms' limits cost: submissions a second beside those into a table that checks nothing, in one run.
import { Agent, request } from 'node:http';
import { connect, type RunSql } from '../../../renderer/serve/backend/connect.ts';
import {
  bootstrapSql,
  migrations,
  openDatabase,
} from '../../../renderer/serve/backend/database.ts';
import { startPostgrest } from '../../../renderer/serve/backend/postgrest.ts';
import { freePort } from '../../../renderer/serve/freePort.ts';
import { findPostgres, POOL, startCluster } from '../../forms/load/cluster.ts';
import { FORMS, sentWith, submission } from '../../forms/submission.ts';
import type { Part } from '../lib/table.ts';

/** What a form writes into without a migration: four columns, and a key that may insert. */
const BARE_TABLES = FORMS.map(
  (form) => `
    create table bare_${form} (id bigint generated always as identity primary key,
      name text not null, email text not null, phone text not null, query text not null,
      received_at timestamptz not null default now());
    alter table bare_${form} enable row level security;
    create policy anyone on bare_${form} for insert to anon with check (true);
    grant insert (name, email, phone, query) on bare_${form} to anon;`,
).join('');

const CLIENTS = 20;

/** How submissions arrive, and what the budgets are multiplied by so that none is refused. */
const SHAPES = [
  {
    name: 'both forms, many addresses',
    budgets: 1,
    form: (index: number) => FORMS[index % 2] ?? 'contact',
    address: (index: number) => `${11 + (index % 80)}.${index % 241}.${index % 239}.7`,
  },
  {
    name: 'one form, one address',
    budgets: 1_000,
    form: () => 'contact',
    address: () => '203.0.113.7',
  },
] as const;

interface Database {
  name: string;
  socket: string;
  /** How PostgREST connects. */
  uri: string;
  pool: number;
  /** Submissions of each turn; the budgets of a day allow 4,000 of a form. */
  count: number;
  close(): Promise<void>;
}

async function systemDatabase(bin: string): Promise<Database> {
  const cluster = await startCluster(bin);
  const uri = `host=${cluster.host} user=authenticator dbname=postgres`;
  return { ...cluster, name: 'PostgreSQL', uri, pool: POOL, count: 3_000 };
}

async function embeddedDatabase(): Promise<Database> {
  const embedded = await openDatabase();
  const uri = `host=${embedded.host} user=postgres dbname=postgres`;
  return { ...embedded, name: 'embedded', uri, pool: 1, count: 600 };
}

export const forms = {
  name: 'forms',
  about:
    'The forms beside bare tables with row level security, in turns: submissions a second and the p95 of their answers, on the system’s PostgreSQL and on the embedded database. Wanted: a share of at least 0.6, and at most 2 times.',
  runs: 3,
  async measure({ runs }: { runs: number }, record) {
    const bin = findPostgres();
    for (const open of [...(bin ? [() => systemDatabase(bin)] : []), embeddedDatabase]) {
      const database = await open();
      const { sql, close } = connect(database.socket);
      await sql(bootstrapSql());
      for (const migration of migrations()) await sql(migration.sql);
      await sql(BARE_TABLES);
      await sql("update form_guard.settings set address_header = 'x-forwarded-for'");
      const { uri: databaseUri, pool } = database;
      const postgrest = await startPostgrest({ databaseUri, port: await freePort(), pool });
      try {
        for (const shape of SHAPES) {
          await sql(`update form_guard.budgets set submissions = submissions * ${shape.budgets}`);
          const turn = (prefix: string) =>
            takeTurn(`${postgrest.url}/${prefix}`, sql, shape, database.count);
          for (let run = 0; run < runs; run++) {
            const bare = await turn('bare_');
            const forms = await turn('');
            record(`${database.name}: ${shape.name}`, {
              'bare/s': bare.rate,
              'forms/s': forms.rate,
              share: forms.rate / bare.rate,
              'bare p95 ms': bare.p95,
              'forms p95 ms': forms.p95,
              times: forms.p95 / bare.p95,
            });
          }
        }
      } finally {
        await postgrest.close();
        await close();
        await database.close();
      }
    }
  },
} satisfies Part;

/** Sends submissions into empty tables, after one of each client that is not measured. */
async function takeTurn(
  url: string,
  sql: RunSql,
  { form, address }: (typeof SHAPES)[number],
  count: number,
) {
  await sql(`truncate form_guard.arrivals, form_guard.salts;
    truncate contact, request_demo, bare_contact, bare_request_demo`);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const send = (index: number) => insert(agent, url + form(index), address(index));
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => send(index)));
  const taken: number[] = [];
  const began = performance.now();
  const queue = Array(count).keys();
  const client = async () => {
    for (const index of queue) {
      const start = performance.now();
      await send(index);
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const rate = (1_000 * count) / (performance.now() - began);
  agent.destroy();
  return { rate, p95: taken.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? 0 };
}

/** Sends one submission; rejects if it is not stored. */
async function insert(agent: Agent, url: string, address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, ...sentWith() };
  const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    answer.on('end', () =>
      answer.statusCode === 201 ? resolve() : reject(new Error(`${answer.statusCode} ${text}`)),
    );
  });
  sent.on('error', reject).end(JSON.stringify(submission()));
  await promise;
}
