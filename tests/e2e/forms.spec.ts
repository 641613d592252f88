import { brotliCompressSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { UNEXPECTED } from '../../components/widgets/QueryForm/queryForms.ts';
import { EMPTY_QUERY, type QueryValues } from '../../components/widgets/QueryForm/queryRules.ts';
import {
  ANNOUNCE_MS,
  SEND_TIMEOUT_MS,
  SLOW_MS,
} from '../../components/widgets/QueryForm/timing.ts';
import { DATA, expect, FORMS, FormOnPage, stored, test, VALID } from './formSite.ts';

test.describe.configure({ timeout: 90_000 });

const [CONTACT] = FORMS;

async function contact(page: Page) {
  return new FormOnPage(page, CONTACT).open();
}

/** What the page says on the console and of its own errors, from now on. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

/** The submission ids that the page sends, from now on. */
function sentIds(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().includes('/rest/v1/')) ids.push(request.postDataJSON().submission_id);
  });
  return ids;
}

/** Lets the page's clock run until it says something. */
async function runUntil(page: Page, text: ReturnType<Page['getByText']>) {
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(text).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [100] });
}

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
        await on.button.click();
        await expect(on.success).toBeVisible();
        await on.expectValues(EMPTY_QUERY);
        await on.element.getByRole('button', { name: 'Dismiss' }).click();
        await expect(on.success).toHaveCount(0);
        await expect(on.button).toBeFocused();
      }
      expect(await stored(site, form)).toEqual(
        TYPED.map(([, changes]) => ({ ...VALID, ...changes })),
      );
      const other = FORMS.find(({ table }) => table !== form.table) ?? form;
      expect(await stored(site, other)).toEqual([]);
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
      await on.button.click();
      await runUntil(page, on.failure);
      await on.expectValues(VALID);
      await expect(on.element.getByRole('alert').filter({ hasText: form.failure })).toBeFocused();
      await expect(on.element.locator('a[href^="mailto:"]').first()).toBeVisible();
      await page.unroute(DATA);
      await on.button.click();
      await expect(on.success).toBeVisible();
      expect(await stored(site, form)).toEqual([VALID]);
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

test.describe('An error summary', () => {
  test('links to the fields, and shrinks as the person corrects', async ({ page }) => {
    const on = await contact(page);
    await on.button.click();
    await expect(on.field('names')).toBeFocused();
    const links = on.element.getByRole('link');
    await expect(links).toHaveCount(4);
    await links.nth(2).click();
    await expect(on.field('phone')).toBeFocused();
    await page.keyboard.type(VALID.phone);
    await expect(links).toHaveCount(3);
    await on.fill();
    await expect(links).toHaveCount(0);
    await expect(on.element.getByText('There is a problem')).toHaveCount(0);
  });

  test('is not there before somebody has tried to send', async ({ page }) => {
    const on = await contact(page);
    await on.fillAwake({ phone: '1', bio: 'q' });
    await on.field('names').focus();
    await expect(on.element.locator('[aria-invalid]')).toHaveCount(0);
  });
});

test.describe('The scales', () => {
  test('have a mark for each digit and fill from 0 to 160', async ({ page }) => {
    const on = await contact(page);
    const filled = on.element.locator('[data-filled]');
    const expectFilled = (phone: string, bio: string) =>
      expect
        .poll(() => filled.evaluateAll((all) => all.map((one) => one.getAttribute('data-filled'))))
        .toEqual([phone, bio]);
    await expectFilled('0', '0');
    await on.fill({ phone: '98200 41', bio: '📈📈📈' });
    await expectFilled('7', '3');
    await expect(on.element.getByText('7 + 1 other')).toBeVisible();
    await on.fill({ phone: VALID.phone, bio: 'q'.repeat(162) });
    await expectFilled('10', '162');
    await expect(on.element.getByText('2 too many', { exact: true })).toBeVisible();
  });

  test('are read aloud once the keys are quiet', async ({ page }) => {
    await page.clock.install();
    const on = await contact(page);
    await on.fillAwake({ bio: 'How long?' });
    const spoken = on.element.getByText('9 of 160 characters');
    await expect(spoken).toHaveCount(0);
    await page.clock.runFor(ANNOUNCE_MS);
    await expect(spoken).toHaveCount(1);
  });
});

test.describe('On a bad network', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('a refused connection: tried three times, kept, sent when asked again', async ({
    page,
    site,
  }) => {
    const ids = sentIds(page);
    const on = await contact(page);
    await on.fillAwake();
    await page.route(DATA, (route) => route.abort('connectionrefused'));
    await on.button.click();
    await runUntil(page, on.failure);
    expect(ids).toHaveLength(3);
    await on.expectValues(VALID);
    await page.unroute(DATA);
    await on.button.click();
    await expect(on.success).toBeVisible();
    expect(new Set(ids).size).toBe(1);
    expect(await stored(site, CONTACT)).toEqual([VALID]);
  });

  test('one refused connection is made good without a word', async ({ page, site }) => {
    const on = await contact(page);
    await on.fillAwake();
    await page.route(DATA, (route) => route.abort('connectionrefused'), { times: 1 });
    await on.button.click();
    await runUntil(page, on.success);
    expect(await stored(site, CONTACT)).toEqual([VALID]);
  });

  test('no answer: says so while it waits, gives up in time, and keeps everything', async ({
    page,
    site,
  }) => {
    const ids = sentIds(page);
    const on = await contact(page);
    await on.fillAwake();
    await page.route(DATA, () => {});
    await on.button.click();
    await expect(on.button).toHaveAttribute('aria-disabled', 'true');
    await expect(on.field('bio')).toHaveAttribute('readonly');
    await expect(on.element.getByText('Sending', { exact: true })).toBeVisible();
    await expect.poll(() => ids.length).toBe(1);
    await page.clock.runFor(SLOW_MS);
    await expect(on.element.getByText('Still sending')).toBeVisible();
    await page.clock.runFor(SEND_TIMEOUT_MS - SLOW_MS - 1000);
    await expect(on.failure).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(on.failure).toBeVisible();
    await expect(on.element.getByText('No answer came in 30 seconds.')).toBeVisible();
    await on.expectValues(VALID);
    await page.unroute(DATA);
    await on.button.click();
    await expect(on.success).toBeVisible();
    expect(new Set(ids).size).toBe(1);
    expect(await stored(site, CONTACT)).toEqual([VALID]);
  });

  test('answers lost after the insert: one row, however often it is sent', async ({
    page,
    site,
  }) => {
    const on = await contact(page);
    await on.fillAwake();
    await page.route(DATA, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await on.button.click();
    await runUntil(page, on.failure);
    expect(await stored(site, CONTACT)).toEqual([VALID]);
    // The id outlives the page, too.
    await page.unroute(DATA);
    await page.reload();
    await on.expectValues(VALID);
    await on.button.click();
    await expect(on.success).toBeVisible();
    expect(await stored(site, CONTACT)).toEqual([VALID]);
  });

  test('words that were changed after a lost answer are not lost behind the first', async ({
    page,
    site,
  }) => {
    const on = await contact(page);
    await on.fillAwake();
    await page.route(DATA, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await on.button.click();
    await runUntil(page, on.failure);
    await page.unroute(DATA);
    const bio = 'When does the one after that begin?';
    await on.fill({ bio });
    await on.button.click();
    await expect(on.success).toBeVisible();
    expect(await stored(site, CONTACT)).toEqual([VALID, { ...VALID, bio }]);
  });

  test('a host without a data interface: says so, with the mail address', async ({ page }) => {
    const on = await contact(page);
    await on.fillAwake();
    await page.route(DATA, (route) => route.fulfill({ status: 404, body: '' }));
    await on.button.click();
    await runUntil(page, on.failure);
    await expect(on.element.getByRole('link', { name: 'hello@nikash.example' })).toBeVisible();
    await on.expectValues(VALID);
  });
});

test('offline: says so, sends nothing, and sends when asked again', async ({
  page,
  context,
  site,
}) => {
  const ids = sentIds(page);
  const on = await contact(page);
  await on.fillAwake();
  await context.setOffline(true);
  await on.button.click();
  await expect(on.failure).toBeVisible();
  await expect(on.element.getByText('You are offline.')).toBeVisible();
  await on.expectValues(VALID);
  expect(ids).toEqual([]);
  await context.setOffline(false);
  await on.button.click();
  await expect(on.success).toBeVisible();
  expect(await stored(site, CONTACT)).toEqual([VALID]);
});

test('a client that cannot be loaded is an unexpected error, and the next try loads it', async ({
  page,
  site,
}) => {
  const on = await contact(page);
  await on.field('names').click();
  await on.button.click();
  await expect(on.field('names')).toHaveAttribute('aria-invalid', 'true');
  await page.route('**/assets/**', (route) => route.abort());
  await on.fill();
  await on.button.click();
  await expect(on.element.getByText(UNEXPECTED, { exact: true })).toBeVisible();
  await on.expectValues(VALID);
  await page.unroute('**/assets/**');
  await page.reload();
  await on.expectValues(VALID);
  await on.button.click();
  await expect(on.success).toBeVisible();
  expect(await stored(site, CONTACT)).toEqual([VALID]);
});

test('a double click is one submission', async ({ page, site }) => {
  const ids = sentIds(page);
  const on = await contact(page);
  await on.fillAwake();
  await page.route(DATA, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await on.button.dblclick();
  await page.keyboard.press('Enter');
  await expect(on.success).toBeVisible();
  expect(ids).toHaveLength(1);
  expect(await stored(site, CONTACT)).toEqual([VALID]);
});

test('Enter in a field sends', async ({ page, site }) => {
  const on = await contact(page);
  await on.fill();
  await on.field('phone').press('Enter');
  await expect(on.success).toBeVisible();
  expect(await stored(site, CONTACT)).toEqual([VALID]);
});

test('what was typed survives a reload, and ends with its submission', async ({ page }) => {
  const on = await contact(page);
  await on.fillAwake();
  await page.evaluate(() => {
    for (const form of document.forms) form.autocomplete = 'off';
  });
  await page.reload();
  await on.expectValues(VALID);
  await on.button.click();
  await expect(on.success).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  for (const value of Object.values(VALID)) expect(kept).not.toContain(value);
  expect(kept).not.toContain('draft:');
  await page.reload();
  await on.expectValues(EMPTY_QUERY);
});

test('the rate limit: says when to come back, and lets through what comes then', async ({
  page,
  site,
}) => {
  await site.sql('update form_guard.rate_limit set submissions = 1');
  const on = await contact(page);
  await on.fill();
  await on.button.click();
  await expect(on.success).toBeVisible();
  const second = { ...VALID, bio: 'A second question, minutes later.' };
  await on.fill(second);
  await on.button.click();
  await expect(on.failure).toBeVisible();
  await expect(on.element.getByText('in 10 minutes')).toBeVisible();
  await on.expectValues(second);
  await site.sql('truncate form_guard.visitors');
  await on.button.click();
  await expect(on.success).toBeVisible();
  expect(await stored(site, CONTACT)).toEqual([VALID, second]);
});

test('the honeypot: looks like success, and is stored as suspected', async ({ page, site }) => {
  const on = await contact(page);
  await on.fill();
  await on.element.locator('[name=website]').fill('https://spam.example', { force: true });
  await on.button.click();
  await expect(on.success).toBeVisible();
  expect(await site.sql('select suspected from contact')).toEqual([{ suspected: 't' }]);
});

test.describe('Before its code has come', () => {
  test('what is typed and the press of the button are kept', async ({ page, site }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*QueryForm*', async (route) => {
      await released;
      await route.continue();
    });
    const on = await contact(page);
    await on.fill();
    await on.button.click();
    await on.button.click();
    release();
    await expect(on.success).toBeVisible();
    expect(await stored(site, CONTACT)).toEqual([VALID]);
  });

  test('and where it never comes, the page gives the mail address and one message', async ({
    page,
  }) => {
    const said = listen(page);
    await page.route('**/*QueryForm*', (route) => route.abort());
    const on = await new FormOnPage(page, FORMS[1]).open();
    await on.fill();
    await on.button.click();
    await expect(on.element.getByText('The form could not be loaded.')).toBeVisible();
    await on.expectValues(VALID);
    await on.button.click();
    expect(new URL(page.url()).search).toBe('');
    expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([
      expect.stringMatching(/^The QueryForm widget could not start/),
    ]);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form gives the mail address, and puts nothing into the address bar', async ({
    page,
  }) => {
    const on = await contact(page);
    await on.fill();
    await on.button.click();
    await expect(on.element.getByText(/This form needs JavaScript/)).toBeVisible();
    await expect(on.element.locator('noscript a[href^="mailto:"]')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a form that works says nothing on the console', async ({ page }) => {
  const said = listen(page);
  const on = await new FormOnPage(page, FORMS[1]).open();
  await on.fill();
  await on.button.click();
  await expect(on.success).toBeVisible();
  expect(said).toEqual([]);
});

/** Brotli kilobytes of the form's own code, and of supabase-js. React is shared with other islands. */
const BUDGET_KB = { form: 23, client: 52 };

test('a page whose form nobody touches loads none of its code; then it stays in its budget', async ({
  page,
}) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response.body());
  });
  const on = await new FormOnPage(page, FORMS[1]).open();
  await page.mouse.wheel(0, 20_000);
  await on.button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect([...scripts.keys()].filter((url) => url.includes('QueryForm'))).toEqual([]);

  await on.field('names').click();
  await on.fillAwake();
  await page.waitForLoadState('networkidle');
  const size = async (wanted: (url: string, text: string) => boolean) => {
    let bytes = 0;
    for (const [url, body] of scripts) {
      const code = await body;
      if (wanted(url, code.toString())) bytes += brotliCompressSync(code).length;
    }
    return bytes / 1000;
  };
  const form = await size((url) => url.includes('QueryForm'));
  const client = await size((_, code) => code.includes('supabase'));
  expect(form).toBeGreaterThan(5);
  expect(form).toBeLessThan(BUDGET_KB.form);
  expect(client).toBeGreaterThan(5);
  expect(client).toBeLessThan(BUDGET_KB.client);
});

test.describe('axe finds nothing', () => {
  for (const [form, width] of [
    [FORMS[0], 390],
    [FORMS[1], 1440],
  ] as const) {
    test(`in any state of ${form.submit}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const on = await new FormOnPage(page, form).open();
      const expectClean = async (state: string) => {
        // Between two colours a button has a contrast of its own.
        await page.waitForFunction(() =>
          document.getAnimations().every((one) => !(one instanceof CSSTransition)),
        );
        const { violations } = await new AxeBuilder({ page }).include(`#${form.id}`).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`),
          state,
        ).toEqual([]);
      };
      await on.button.click();
      await expect(on.field('names')).toHaveAttribute('aria-invalid', 'true');
      await expectClean('errors');
      await on.fill();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(DATA, async (route) => {
        await released;
        await route.fulfill({ status: 400, json: { code: '23514', message: 'no' } });
      });
      await on.button.click();
      await expect(on.button).toHaveAttribute('aria-disabled', 'true');
      await expectClean('sending');
      release();
      await expect(on.failure).toBeVisible();
      await expectClean('failed');
      await page.unroute(DATA);
      await on.button.click();
      await expect(on.success).toBeVisible();
      await expectClean('sent');
    });
  }
});
