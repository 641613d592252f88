import { beforeEach, describe, expect, it } from 'vitest';
import {
  ADDRESS,
  age,
  asMigrated,
  count,
  fill,
  LIMIT,
  PERIOD_S,
  send,
  sendOne,
} from './gateway.ts';
import { sql } from './site.ts';
import { FORMS, sentWith, submission } from './submission.ts';

describe('the rate limit', () => {
  beforeEach(asMigrated);

  describe.each(FORMS)('%s', (form) => {
    it(`takes ${LIMIT} from one address, then answers 429 and says how long to wait`, async () => {
      await fill(ADDRESS, LIMIT, form);
      const refusal = await send(form, ADDRESS, submission());
      expect(refusal).toMatchObject({ status: 429, code: 'too_many_submissions' });
      expect(refusal.retryAfter).toBeGreaterThan(0);
      expect(refusal.retryAfter).toBeLessThanOrEqual(PERIOD_S);
      expect(await count(form)).toBe(LIMIT);
    });
  });

  describe('as a limit', () => {
    it('is of one form and one address', async () => {
      await fill(ADDRESS);
      expect((await send('request_demo', ADDRESS, submission())).status).toBe(201);
      expect((await sendOne('203.0.113.8')).status).toBe(201);
      expect((await sendOne(ADDRESS)).status).toBe(429);
    });

    it('is over when the period is over', async () => {
      const start = performance.now();
      await fill(ADDRESS);
      await age('540 seconds');
      const { status, retryAfter } = await sendOne(ADDRESS);
      const passed = (performance.now() - start) / 1_000;
      expect(status).toBe(429);
      expect(retryAfter).toBeLessThanOrEqual(60);
      expect(retryAfter).toBeGreaterThan(60 - passed - 1);
      await age('60 seconds');
      await fill(ADDRESS);
      expect((await sendOne(ADDRESS)).status).toBe(429);
    });

    it('gives back one place for each submission that has aged', async () => {
      await fill(ADDRESS, 2);
      await age('10 minutes');
      await fill(ADDRESS, LIMIT - 2);
      await fill(ADDRESS, 2);
      expect((await sendOne(ADDRESS)).status).toBe(429);
    });

    it('answers a retry of what has arrived with 409, not 429', async () => {
      const arrived = { 'x-forwarded-for': ADDRESS, ...sentWith() };
      expect((await sendOne(arrived)).status).toBe(201);
      await fill(ADDRESS, LIMIT - 1);
      expect((await sendOne(ADDRESS)).status).toBe(429);
      expect(await sendOne(arrived)).toMatchObject({ status: 409, code: '23505' });
    });

    it('does not count what is refused', async () => {
      for (let sent = 0; sent < LIMIT + 1; sent++) {
        expect((await send('contact', ADDRESS, submission({ phone: '1' }))).status).toBe(400);
      }
      expect(await count('form_guard.arrivals')).toBe(0);
      await fill(ADDRESS);
    });

    it('holds for submissions that arrive together', async () => {
      const answers = await Promise.all(Array.from({ length: 3 * LIMIT }, () => sendOne(ADDRESS)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMIT);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(2 * LIMIT);
      expect(await count('contact')).toBe(LIMIT);
    });

    it('cannot be had at once: a request brings one submission, or is refused whole', async () => {
      const rows = [submission(), submission()];
      expect(await send('contact', ADDRESS, rows)).toMatchObject({
        status: 400,
        code: 'one_submission_a_request',
      });
      expect(await count('contact')).toBe(0);
      expect((await send('contact', ADDRESS, [submission()])).status).toBe(201);
    });

    it('is set in the database', async () => {
      await sql(
        "update form_guard.budgets set submissions = 1, period = '1 day' where name = 'address'",
      );
      await fill(ADDRESS, 1);
      const { status, retryAfter } = await sendOne(ADDRESS);
      expect(status).toBe(429);
      expect(retryAfter).toBeGreaterThan(PERIOD_S);
    });

    it('is not for the owner at a console', async () => {
      await sql(`
      insert into contact (submission_id, name, email, phone, query)
      select gen_random_uuid(), 'Owner', 'a@b', '9876543210', 'Typed in by hand.'
      from generate_series(1, ${LIMIT + 1})`);
      expect(await count('form_guard.arrivals')).toBe(0);
    });
  });

  describe('the visitor', () => {
    it.each([
      [
        'whom the nearest proxy names, not the client',
        '198.51.100.1, 203.0.113.7',
        '8.8.8.8,203.0.113.7',
      ],
      ['with an IPv4 address written as IPv6', ADDRESS, `::ffff:${ADDRESS}`],
      ['with any address of one IPv6 /64', '2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff'],
      ['who is named by no address', 'not an address', ''],
    ])('%s is one', async (_, first, second) => {
      await fill(first);
      expect((await sendOne(second)).status).toBe(429);
    });

    it.each([
      ['IPv4 addresses', '203.0.113.7', '203.0.113.8'],
      ['IPv4 addresses written as IPv6', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
      ['IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1'],
    ])('with two %s are two', async (_, first, second) => {
      await fill(first);
      expect((await sendOne(second)).status).toBe(201);
    });

    it('without any header shares the limit with the others', async () => {
      await fill({});
      expect((await sendOne({})).status).toBe(429);
    });

    it.each(['cf-connecting-ip', 'X-Real-IP'])(
      'is named by %s and no other header',
      async (header) => {
        await sql(`update form_guard.settings set address_header = '${header}'`);
        await fill({ [header]: ADDRESS, 'x-forwarded-for': '192.0.2.1' });
        const moved = { [header]: ADDRESS, 'x-forwarded-for': '192.0.2.2' };
        expect((await sendOne(moved)).status).toBe(429);
        expect((await sendOne({ [header]: '192.0.2.3' })).status).toBe(201);
      },
    );

    it.each([null, 'cf-connecting-ip'])(
      'is not whom a client claims to be where the named header (%s) is missing',
      async (header) => {
        await sql(
          `update form_guard.settings set address_header = ${header ? `'${header}'` : null}`,
        );
        await fill({ 'x-forwarded-for': '192.0.2.1', 'x-real-ip': '192.0.2.1' });
        const forged = { 'x-forwarded-for': '192.0.2.2', 'x-real-ip': '192.0.2.2' };
        expect((await sendOne(forged)).status).toBe(429);
      },
    );

    it('is not named by a header that is not the gateway’s', async () => {
      await fill({ 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': ADDRESS });
      const forged = { 'cf-connecting-ip': '192.0.2.2', 'x-forwarded-for': ADDRESS };
      expect((await sendOne(forged)).status).toBe(429);
    });

    it('stands further left behind more proxies', async () => {
      await sql('update form_guard.settings set trusted_proxies = 2');
      await fill(`1.1.1.1, ${ADDRESS}, 10.0.0.1`);
      expect((await sendOne(`2.2.2.2, ${ADDRESS}, 10.0.0.2`)).status).toBe(429);
      expect((await sendOne(`${ADDRESS}, 192.0.2.1, 10.0.0.1`)).status).toBe(201);
    });
  });
});
