// What the forms' limits cost: submissions a second beside those into a table that checks nothing, in one run.
import { Agent, request } from 'node:http';
import type { RunSql } from '../../../renderer/serve/backend/connect.ts';
import { table, type Values } from '../../bench/lib/table.ts';
import { FORMS, sentWith, submission } from '../submission.ts';

/** What a form writes into without a migration: four columns, and a key that may insert. */
export const BARE_TABLES = FORMS.map(
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

/**
 * Sends the same submissions to bare tables and to the forms, in turns.
 * @param count submissions of each turn; the budgets of a day allow 4,000 of a form
 * @returns a table of medians, with the forms' share of the bare tables' values
 */
export async function compare(url: string, sql: RunSql, count: number, rounds: number) {
  await sql("update form_guard.settings set address_header = 'x-forwarded-for'");
  const rows = new Map<string, Values[]>();
  for (const { name, budgets, form, address } of SHAPES) {
    await sql(`update form_guard.budgets set submissions = submissions * ${budgets}`);
    const measure = async (prefix: string) => {
      await sql(`truncate form_guard.arrivals, form_guard.salts;
        truncate contact, request_demo, bare_contact, bare_request_demo`);
      const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
      const send = (index: number) =>
        insert(agent, `${url}/${prefix}${form(index)}`, address(index));
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
      agent.destroy();
      const p95 = taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? 0;
      return { rate: (1_000 * count) / (performance.now() - began), p95 };
    };
    const measured: Values[] = [];
    for (let round = 0; round < rounds; round++) {
      const bare = await measure('bare_');
      const forms = await measure('');
      measured.push({
        'bare/s': bare.rate,
        'forms/s': forms.rate,
        share: forms.rate / bare.rate,
        'bare p95 ms': bare.p95,
        'forms p95 ms': forms.p95,
        times: forms.p95 / bare.p95,
      });
    }
    rows.set(name, measured);
  }
  return table(rows);
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
