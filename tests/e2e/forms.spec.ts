// Sending a query: what is stored, what is refused, and the messages for the visitor.
import { digitsText } from '../../components/widgets/QueryForm/phoneNumber.ts';
import type { QueryValues } from '../../components/widgets/QueryForm/queryRules.ts';
import { EMPTY_QUERY, QUERY_HEADERS } from '../../components/widgets/QueryForm/queryRules.ts';
import { fill } from '../../content/schema/fill.ts';
import { matrix } from '../matrix.ts';
import { beginning, forms } from './helpers/content.ts';
import { DATA, demo, expect, FORMS, FormOnPage, sentIds, test, VALID } from './helpers/formSite.ts';
import { hold, listen } from './helpers/probe.ts';

const NO_NUMBER = fill(forms.phone.wrong, { digits: digitsText(forms.phone.rule) });

/** Values that a browser may change; tests/forms/tables.ts has many more for the database. */
const TYPED: Partial<QueryValues>[] = [
  { names: '  👩🏽‍💻 अनन्या  ', bio: 'First line\nsecond line\n\n<b>last</b> line\n' },
  { username: 'ab', bio: '🪙'.repeat(160) },
];

for (const [form, tier] of matrix(FORMS)) {
  test.describe(form.submit, () => {
    test('stores every submission as it was typed, clears the form, and does not mention the honeypot', async ({
      page,
      site,
    }) => {
      const said = listen(page);
      const on = await new FormOnPage(page, form).open();
      for (const changes of TYPED) {
        await on.fill({ ...VALID, ...changes });
        await on.element.locator('[name=topic]').fill('https://spam.example', { force: true });
        await on.send();
        await on.expectValues(EMPTY_QUERY);
        await on.element.getByRole('button', { name: forms.alerts.dismiss, exact: true }).click();
        await expect(on.success).toHaveCount(0);
        await expect(on.button).toBeFocused();
      }
      await on.expectStored(
        site,
        TYPED.map((changes) => ({ ...VALID, ...changes })),
      );
      // A filled honeypot does not affect the next message of the same page.
      await on.fill();
      await on.send();
      const suspicions = await site.sql(`select suspected from ${form.table} order by id`);
      expect(suspicions.map(({ suspected }) => suspected)).toEqual([true, true, false]);
      expect(said).toEqual([]);
      for (const other of FORMS.filter(({ table }) => table !== form.table))
        await new FormOnPage(page, other).expectStored(site, []);
    });

    test('sends one insert of one row, with the public key', tier, async ({ page }) => {
      const on = await new FormOnPage(page, form).open();
      await on.fill();
      const [request] = await Promise.all([page.waitForRequest(DATA), on.send()]);
      expect(request.method()).toBe('POST');
      expect(new URL(request.url()).pathname).toBe(`/rest/v1/${form.table}`);
      expect(request.postDataJSON()).toEqual({
        name: VALID.names,
        email: VALID.username,
        phone: VALID.phone,
        query: VALID.bio,
      });
      const headers = await request.allHeaders();
      expect(headers).toHaveProperty(QUERY_HEADERS.id, expect.stringMatching(/^[\da-f-]{36}$/));
      expect(headers).not.toHaveProperty(QUERY_HEADERS.trap);
      expect(headers.apikey).toBe('public-anonymous-key');
      expect(headers.authorization).toBe('Bearer public-anonymous-key');
    });

    test('shows the message of each rule, and sends nothing', tier, async ({ page }) => {
      const ids = sentIds(page);
      const on = await new FormOnPage(page, form).open();
      await on.button.click();
      // The first press moves the focus after hydration: not while someone types.
      await expect(on.field('names')).toBeFocused();
      const broken: [keyof QueryValues, string, string][] = [
        ['names', '', fill(forms.names.short, { min: 1 })],
        ['username', 'a', fill(forms.username.short, { min: 2 })],
        ['phone', VALID.phone.slice(0, forms.phone.rule.least - 1), NO_NUMBER],
        ['bio', 'q'.repeat(9), fill(forms.bio.short, { min: 10 })],
        ['bio', 'q'.repeat(161), fill(forms.bio.long, { max: 160 })],
      ];
      for (const [name, value, message] of broken) {
        await on.fill({ ...VALID, [name]: value });
        await on.button.click();
        await expect(on.field(name)).toHaveAccessibleDescription(beginning(message));
        await expect(on.field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(on.field(name)).toBeFocused();
        await expect(on.element.getByRole('link')).toContainText([message]);
      }
      await expect(on.element.locator('[aria-invalid]')).toHaveCount(1);
      expect(ids).toEqual([]);
    });

    test(
      'keeps the query when the backend fails, shows a message, and sends it on request',
      tier,
      async ({ page, site }) => {
        const said = listen(page);
        const ids = sentIds(page);
        await page.clock.install();
        const on = await new FormOnPage(page, form).open();
        await on.fillHydrated();
        await page.route(DATA, (route) =>
          route.fulfill({ status: 500, json: { code: 'XX000', message: 'no', details: 'Meera' } }),
        );
        await on.pressUntil(on.failure);
        await on.expectValues(VALID);
        await expect(on.element.getByRole('alert').filter({ hasText: form.failure })).toBeFocused();
        await expect(on.element.locator('a[href^="mailto:"]').first()).toBeVisible();
        await page.unroute(DATA);
        await on.send();
        await on.expectStored(site);
        expect(ids).toHaveLength(4);
        expect(new Set(ids).size).toBe(1);
        const ours = said.filter((text) => !text.startsWith('Failed to load resource'));
        expect(ours).toEqual([
          expect.stringMatching(/form could not send: unanswered, status 500\.$/),
        ]);
        for (const value of Object.values(VALID)) expect(said.join()).not.toContain(value);
      },
    );
  });
}

for (const [form, tier] of matrix(FORMS))
  test(`${form.submit}: the next attempt removes the last message`, tier, async ({ page }) => {
    const on = await new FormOnPage(page, form).open();
    const short = VALID.phone.slice(0, forms.phone.rule.least - 1);
    const tryShort = async () => {
      await on.fill({ ...VALID, phone: short });
      await on.button.click();
      await expect(on.element.getByText(forms.alerts.problem)).toBeVisible();
    };
    await on.fill();
    await on.send();
    await tryShort();
    await expect(on.success).toHaveCount(0);
    await page.route(DATA, (route) =>
      route.fulfill({ status: 400, json: { code: '42501', message: 'no' } }),
    );
    await on.fill();
    await on.button.click();
    await expect(on.failure).toBeVisible();
    await tryShort();
    await expect(on.failure).toHaveCount(0);
  });

test('a double click is one submission, and Enter in a field another', async ({ page, site }) => {
  const ids = sentIds(page);
  const on = await demo(page);
  await on.fillHydrated();
  const release = await hold(page, DATA);
  await on.button.dblclick();
  await page.keyboard.press('Enter');
  release();
  await expect(on.success).toBeVisible();
  expect(ids).toHaveLength(1);
  await on.fill();
  await on.field('phone').press('Enter');
  await expect.poll(() => ids.length).toBe(2);
  await on.expectValues(EMPTY_QUERY);
  await on.expectStored(site, [VALID, VALID]);
});

test('the rate limit: the message gives the time to wait, and a later submission is accepted', async ({
  page,
  site,
}) => {
  await site.sql("update form_guard.budgets set submissions = 1 where name = 'address'");
  const on = await demo(page);
  await on.fill();
  await on.send();
  const second = { ...VALID, bio: 'A second question, minutes later.' };
  await on.fill(second);
  await on.button.click();
  await expect(on.failure).toBeVisible();
  await expect(
    on.element.getByText(
      fill(forms.alerts.busyMinutes, { minutes: 10, button: forms.demo.submit }),
    ),
  ).toBeVisible();
  await on.expectValues(second);
  await site.sql('truncate form_guard.arrivals');
  await on.send();
  await on.expectStored(site, [VALID, second]);
});
