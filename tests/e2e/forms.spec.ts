// Sending a query: what is stored, what is refused, and what the visitor is told.
import type { QueryValues } from '../../components/widgets/QueryForm/queryRules.ts';
import { EMPTY_QUERY } from '../../components/widgets/QueryForm/queryRules.ts';
import { contact, DATA, expect, FORMS, FormOnPage, sentIds, test, VALID } from './formSite.ts';
import { hold, listen } from './probe.ts';

/** Values as somebody might type them, and as they must be read back. */
const TYPED: [string, Partial<QueryValues>][] = [
  ['Devanagari', { names: 'अनन्या श्रीवास्तव्', bio: 'क्या यह पाठ्यक्रम हिन्दी में भी उपलब्ध है?' }],
  ['emoji joined into one', { names: '👩🏽‍💻 Riya', bio: 'A mentor for options? 📈🇮🇳👨‍👩‍👧‍👦' }],
  ['quotes', { names: `O'Brien "Bo" \`B\` «b»`, bio: `It's "quoted", isn't it? \\' \\" $$` }],
  [
    'SQL',
    {
      names: "Robert'); drop table contact;--",
      bio: "'; update contact set suspected = true; --",
    },
  ],
  ['markup', { names: '<script>alert(1)</script>', bio: '<b>&amp; {{7*7}} %s %00 \\u0041' }],
  ['line breaks', { bio: 'First line\nsecond line\n\nlast line\n' }],
  ['spaces at the ends', { names: '  Asha  ', bio: ' '.repeat(10) }],
  ['160 characters', { bio: `${'ab '.repeat(53)}x` }],
  ['160 emoji', { names: '🪙', bio: '🪙'.repeat(160) }],
  ['an email without an @', { username: 'ab' }],
];

for (const form of FORMS) {
  test.describe(form.submit, () => {
    test('keeps every submission as it was typed, and empties the form', async ({ page, site }) => {
      const on = await new FormOnPage(page, form).open();
      for (const [, changes] of TYPED) {
        await on.fill({ ...VALID, ...changes });
        await on.send();
        await on.expectValues(EMPTY_QUERY);
        await on.element.getByRole('button', { name: 'Dismiss' }).click();
        await expect(on.success).toHaveCount(0);
        await expect(on.button).toBeFocused();
      }
      await on.expectStored(
        site,
        TYPED.map(([, changes]) => ({ ...VALID, ...changes })),
      );
      const other = FORMS.find(({ table }) => table !== form.table) ?? form;
      await new FormOnPage(page, other).expectStored(site, []);
    });

    test('says each message of section 5, and sends nothing', async ({ page }) => {
      const ids = sentIds(page);
      const on = await new FormOnPage(page, form).open();
      await on.button.click();
      const broken: [keyof QueryValues, string, string][] = [
        ['names', '', 'Name is required.'],
        ['username', 'a', 'Name must be at least 2 characters.'],
        ['username', '📧', 'Name must be at least 2 characters.'],
        ['phone', '987654321', 'Phone number must be exactly 10 digits.'],
        ['phone', '98765432101', 'Phone number must be exactly 10 digits.'],
        ['phone', '98765 43210', 'Phone number must be exactly 10 digits.'],
        ['bio', 'q'.repeat(9), 'Bio must be at least 10 characters.'],
        ['bio', '📈'.repeat(9), 'Bio must be at least 10 characters.'],
        ['bio', 'q'.repeat(161), 'Bio must not be longer than 160 characters.'],
      ];
      for (const [name, value, message] of broken) {
        await on.fill({ ...VALID, [name]: value });
        await on.button.click();
        await expect(on.field(name)).toHaveAccessibleDescription(new RegExp(`^${message}`));
        await expect(on.field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(on.field(name)).toBeFocused();
        await expect(on.element.getByRole('link')).toHaveText([new RegExp(message)]);
      }
      await expect(on.element.locator('[aria-invalid]')).toHaveCount(1);
      expect(ids).toEqual([]);
    });

    test('says that the backend failed, keeps everything, and sends when asked again', async ({
      page,
      site,
    }) => {
      const said = listen(page);
      const ids = sentIds(page);
      await page.clock.install();
      const on = await new FormOnPage(page, form).open();
      await on.fillAwake();
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
    });
  });
}

test('a double click is one submission', async ({ page, site }) => {
  const ids = sentIds(page);
  const on = await contact(page);
  await on.fillAwake();
  const release = await hold(page, DATA);
  await on.button.dblclick();
  await page.keyboard.press('Enter');
  release();
  await expect(on.success).toBeVisible();
  expect(ids).toHaveLength(1);
  await on.expectStored(site);
});

test('Enter in a field sends', async ({ page, site }) => {
  const on = await contact(page);
  await on.fill();
  await on.field('phone').press('Enter');
  await expect(on.success).toBeVisible();
  await on.expectStored(site);
});

test('the rate limit: says when to come back, and lets through what comes then', async ({
  page,
  site,
}) => {
  await site.sql('update form_guard.rate_limit set submissions = 1');
  const on = await contact(page);
  await on.fill();
  await on.send();
  const second = { ...VALID, bio: 'A second question, minutes later.' };
  await on.fill(second);
  await on.button.click();
  await expect(on.failure).toBeVisible();
  await expect(on.element.getByText('in 10 minutes')).toBeVisible();
  await on.expectValues(second);
  await site.sql('truncate form_guard.visitors');
  await on.send();
  await on.expectStored(site, [VALID, second]);
});

test('the honeypot: looks like success, and is stored as suspected', async ({ page, site }) => {
  const on = await contact(page);
  await on.fill();
  await on.element.locator('[name=website]').fill('https://spam.example', { force: true });
  await on.send();
  expect(await site.sql('select suspected from contact')).toEqual([{ suspected: 't' }]);
});
