// Here the test plays the gateway: it speaks to PostgREST itself and says who the visitor is.
import { expect } from 'vitest';
import { backendUrl, reset, sql } from './site.ts';
import { submission } from './submission.ts';

export const LIMIT = 10;
export const PERIOD_S = 600;
export const ADDRESS = '203.0.113.7';

export async function send(form: string, address: string | Record<string, string>, body: unknown) {
  const gateway = typeof address === 'string' ? { 'x-forwarded-for': address } : address;
  const answer = await fetch(`${backendUrl}/${form}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...gateway },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    code: text && JSON.parse(text).code,
    retryAfter: Number(answer.headers.get('retry-after')),
  };
}

export const sendOne = (address: string | Record<string, string>) =>
  send('contact', address, submission());

export async function fill(
  address: string | Record<string, string>,
  count = LIMIT,
  form = 'contact',
) {
  for (let sent = 0; sent < count; sent++) {
    expect((await send(form, address, submission())).status).toBe(201);
  }
}

/** How many rows a table has. */
export async function count(table: string): Promise<number> {
  return Number((await sql(`select count(*) from ${table}`))[0]?.count);
}

/** Lets time pass for what the limit remembers. */
export const age = (by: string) =>
  sql(`
    update form_guard.arrivals
      set slot = slot - interval '${by}', counts_until = counts_until - interval '${by}';
    update form_guard.salts set day = day - extract(day from interval '${by}')::int`);

await sql('create temporary table migrated as table form_guard.budgets');

/**
 * Empties the tables, with the budgets as the migration sets them, but an address's, which is filled up in
 * many tests, and the gateway of these tests.
 */
export async function asMigrated(): Promise<void> {
  await reset();
  await sql(`
    delete from form_guard.budgets;
    insert into form_guard.budgets select * from migrated;
    update form_guard.budgets set submissions = ${LIMIT} where name = 'address';
    update form_guard.settings set address_header = 'x-forwarded-for', trusted_proxies = 1`);
}
