// What a sender of many addresses meets, and what is left of visitors and of refused requests.
import { beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS, age, asMigrated, count, fill, LIMIT, send, sendOne } from './gateway.ts';
import { backendUrl, sql } from './site.ts';
import { FORMS, sentWith, submission } from './submission.ts';

beforeEach(asMigrated);

/** Sets how many submissions a budget has, low enough to use it up in a test. */
const set = (budget: string, submissions: number) =>
  sql(`update form_guard.budgets set submissions = ${submissions} where name = '${budget}'`);

describe('a budget', () => {
  it.each([
    ['network', 'an IPv4 /24', ['203.0.113.0', '203.0.113.128', '203.0.113.255'], '203.0.114.0'],
    ['network', 'an IPv6 /48', ['2001:db8:1::', '2001:db8:1:ffff::'], '2001:db8:2::'],
    ['provider', 'an IPv4 /16', ['203.0.0.0', '203.0.255.255'], '203.1.0.0'],
    ['provider', 'an IPv6 /32', ['2001:db8::', '2001:db8:ffff::'], '2001:db9::'],
    ['everybody', 'all', ['203.0.113.7', '2001:db8::1', 'not an address', '198.51.100.1'], null],
  ])('of a %s is shared by %s', async (budget, _, [last = '', ...first], outside) => {
    await set(budget, first.length);
    for (const address of first) await fill(address, 1);
    const refusal = await sendOne(last);
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_submissions' });
    expect(refusal.retryAfter).toBeGreaterThan(0);
    if (outside) expect((await sendOne(outside)).status).toBe(201);
    expect((await send('request_demo', last, submission())).status).toBe(201);
  });

  it('shuts out no hall, and lets no address or provider use up the day of everybody', async () => {
    const rows = await sql(
      'select name, submissions, period::text from migrated order by submissions, name',
    );
    expect(rows.map(({ name, submissions, period }) => [name, submissions, period])).toEqual([
      ['address', 200, '00:10:00'],
      ['network', 400, '1 day'],
      ['provider', 1000, '1 day'],
      ['everybody', 4000, '1 day'],
    ]);
  });

  it('takes 200 from one hall in ten minutes, and marks what comes after the first ten', async () => {
    await sql("update form_guard.budgets set submissions = 200 where name = 'address'");
    await fill(ADDRESS, 200);
    expect((await sendOne(ADDRESS)).status).toBe(429);
    const marked = 'select count(*)::int from contact where busy';
    expect(await sql(marked)).toEqual([{ count: 190 }]);
    expect(await sql('select busy from contact order by id limit 11')).toEqual([
      ...Array(10).fill({ busy: false }),
      { busy: true },
    ]);
    await age('10 minutes');
    await fill(ADDRESS, 1);
    expect(await sql(marked)).toEqual([{ count: 190 }]);
  });

  it('waits as long as the longest of those that are used up', async () => {
    await set('network', 1);
    await fill(ADDRESS, 1);
    const { retryAfter } = await sendOne(ADDRESS);
    expect(retryAfter).toBeGreaterThan(86_390);
    expect(retryAfter).toBeLessThanOrEqual(86_400);
  });

  it('never lets more through in any period, also when an early and a late one share a slot', async () => {
    await sql(
      "update form_guard.budgets set submissions = 2, period = '1 day' where name = 'address'",
    );
    const later = (by: string) =>
      sql(`update form_guard.arrivals set counts_until = counts_until - interval '${by}'`);
    await fill(ADDRESS, 1);
    await later('2 hours');
    await fill(ADDRESS, 1);
    await later('23 hours');
    const { status, retryAfter } = await sendOne(ADDRESS);
    expect(status).toBe(429);
    expect(retryAfter).toBeLessThanOrEqual(3600);
    await age('1 hour');
    await fill(ADDRESS, 2);
  });
});

describe.each(FORMS)('a refused request of %s', (form) => {
  const arrived = sentWith();

  it.each([
    ['over the limit', 429],
    ['against a rule', 400, { phone: '1' }],
    ['sent again', 409],
    ['over the limit and sent again', 409],
    ['over the limit as the first of a day', 429],
    ['against a rule as the first of a day', 400, { phone: '1' }],
  ])('%s writes nothing', async (what, status, changes?: { phone: string }) => {
    const as = (headers = {}) => ({ 'x-forwarded-for': ADDRESS, ...headers });
    await send(form, as(arrived), submission());
    if (what.startsWith('over')) await fill(ADDRESS, LIMIT - 1, form);
    if (what.endsWith('of a day')) await sql('update form_guard.salts set day = day - 1');
    // Whoever writes gets a transaction number, also when it is undone. A sequence takes one for 32.
    const numbers = async () =>
      Number((await sql('select pg_snapshot_xmax(pg_current_snapshot())::text as next'))[0]?.next);
    const before = await numbers();
    const requests = 64;
    for (let sent = 0; sent < requests; sent++) {
      const headers = as(what.endsWith('sent again') ? arrived : sentWith());
      expect((await send(form, headers, submission(changes))).status).toBe(status);
    }
    expect((await numbers()) - before).toBeLessThan(requests / 10);
  });
});

describe('what is remembered of a visitor', () => {
  // Not rows: what is sent on both sides of a full minute has two slots of its address.
  const counted = () => count('(select distinct network from form_guard.arrivals) as networks');

  it('holds no address, and cannot be recomputed without the salt', async () => {
    await fill(ADDRESS, 1);
    const rows = await sql(`
      select arrivals::text, network in (sha256('${ADDRESS}'), sha256('${ADDRESS}/32'),
        sha256('contact address ${ADDRESS}/32')) as unsalted from form_guard.arrivals`);
    expect(rows).toHaveLength(4);
    for (const { arrivals, unsalted } of rows) {
      expect(arrivals).not.toContain('203.0');
      expect(unsalted).toBe(false);
    }
    expect(await sql('select length(salt) as bytes from form_guard.salts')).toEqual([
      { bytes: 32 },
    ]);
  });

  it('gets another salt each day, and counts across midnight all the same', async () => {
    await fill(ADDRESS, 5);
    await sql("update form_guard.salts set day = day - 1; select 'yesterday'");
    await fill(ADDRESS, 5);
    expect((await sendOne(ADDRESS)).status).toBe(429);
    expect(await count('(select distinct salt from form_guard.salts) as salts')).toBe(2);
    expect(await counted()).toBe(8);
  });

  it('is forgotten when it no longer counts, and its salt with the last of its day', async () => {
    const left = async () => {
      await sql('select form_guard.erase_expired()');
      return [await counted(), await count('form_guard.salts')];
    };
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await fill(address, 1);
    // One counter for each address, and one each for the network, the provider and everybody.
    expect(await left()).toEqual([6, 1]);
    await age('11 minutes');
    expect(await left()).toEqual([3, 1]);
    await age('1 day');
    expect(await left()).toEqual([0, 1]);
    await age('1 day');
    expect(await left()).toEqual([0, 0]);
  });

  it('is forgotten by every fiftieth submission too', async () => {
    await set('address', 100);
    await fill('192.0.2.1', 1);
    await age('3 days');
    await fill('192.0.2.2', 48);
    expect(await count('form_guard.salts')).toBe(2);
    await fill('192.0.2.2', 1);
    expect(await counted()).toBe(4);
    expect(await count('form_guard.salts')).toBe(1);
  });
});

it('the database tells a caller from which address it comes, and whether that was chosen', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${backendUrl}/rpc/forms_status`, { headers })).json();
  expect(await ask({ 'x-forwarded-for': `192.0.2.1, ${ADDRESS}` })).toMatchObject({
    address: ADDRESS,
    address_header: 'x-forwarded-for',
    is_chosen: true,
    erases_by_schedule: false,
  });
  await sql('update form_guard.settings set address_header = null');
  expect(await ask({ 'x-forwarded-for': ADDRESS })).toMatchObject({
    address: null,
    address_header: 'cf-connecting-ip',
    is_chosen: false,
    erases_by_schedule: false,
  });
});
