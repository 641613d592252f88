// Help with a form: the summary of mistakes, the scales, accessibility; and a form before its code has loaded, and
// without it.
import { EMPTY_QUERY, QUERY_NAMES } from '../../components/widgets/QueryForm/queryRules.ts';
import { ANNOUNCE_MS } from '../../components/widgets/QueryForm/timing.ts';
import { fill } from '../../content/schema/fill.ts';
import { beginning, forms } from './helpers/content.ts';
import { DATA, demo, expect, FORMS, FormOnPage, test, VALID } from './helpers/formSite.ts';
import { expectAccessible, hold, holdChunk, listen } from './helpers/probe.ts';
import { routeBeside } from './helpers/routes.ts';

const { alerts, bio: query, phone: number, username: address } = forms;

/** The text before the email address in an alert. */
const beforeMail = (text: string) => text.split('{mail}')[0]?.trim() ?? '';

test('an error summary appears after the first attempt, links to the fields, and shrinks with each correction', async ({
  page,
}) => {
  const on = await demo(page);
  await on.fillHydrated({ phone: '1', bio: 'q' });
  await on.field('names').focus();
  await expect(on.element.locator('[aria-invalid]')).toHaveCount(0);
  await on.button.click();
  await expect(on.field('names')).toBeFocused();
  const links = on.element.getByRole('link');
  await expect(links).toHaveCount(4);
  await links.nth(2).click();
  await expect(on.field('phone')).toBeFocused();
  await on.field('phone').fill(VALID.phone);
  await expect(links).toHaveCount(3);
  await on.fill();
  await expect(links).toHaveCount(0);
  await expect(on.element.getByText(alerts.problem)).toHaveCount(0);
});

test('the scales fill with digits and characters, which are read aloud after a pause in typing', {
  tag: '@all',
}, async ({ page }) => {
  await page.clock.install();
  const on = await demo(page);
  const filled = on.element.locator('[data-filled]');
  const expectFilled = (phone: string, bio: string) =>
    expect
      .poll(() => filled.evaluateAll((all) => all.map((one) => one.getAttribute('data-filled'))))
      .toEqual([phone, bio]);
  await expectFilled('0', '0');
  await on.fillHydrated({ phone: '98200x41', bio: '📈📈📈' });
  await expectFilled('7', '3');
  await expect(on.element.getByText(fill(number.others, { digits: 7, others: 1 }))).toBeVisible();
  const measure = fill(query.measure, { count: 3, max: 160 });
  const spoken = on.element.getByText(fill(query.heard, { measure }));
  await expect(spoken).toHaveCount(0);
  await page.clock.runFor(ANNOUNCE_MS);
  await expect(spoken).toHaveCount(1);
  await on.fill({ phone: VALID.phone, bio: 'q'.repeat(162) });
  await expectFilled(`${number.rule.most}`, '162');
  await expect(on.element.getByText(fill(query.over, { over: 2 }), { exact: true })).toBeVisible();
});

/** A valid number as people write it, with the prefixes that the rule removes. */
const { country, trunk = '' } = number.rule;
const spaced = `(${VALID.phone.slice(0, 5)}) ${VALID.phone.slice(5)}`;
const written = country ? `+${country} ${spaced}` : spaced;
const keyed = `${trunk} ${VALID.phone.slice(0, 5)}-${VALID.phone.slice(5)}`.trim();

test('a telephone number is accepted as people write it: pasted, autofilled or typed, hydrated or not', {
  tag: '@all',
}, async ({ page, site }) => {
  const on = await demo(page);
  await on.fillHydrated();
  await on.fill({ phone: written });
  await expect(on.field('phone')).toHaveValue(VALID.phone);
  await on.fill({ phone: '', bio: `\u2068${written}\u2069` });
  await on.field('bio').press('ControlOrMeta+A');
  await on.field('bio').press('ControlOrMeta+C');
  await on.field('phone').press('ControlOrMeta+V');
  await expect(on.field('phone')).toHaveValue(VALID.phone);
  await on.fill({ phone: '', bio: VALID.bio });
  await on.field('phone').pressSequentially(keyed);
  await expect(on.field('phone')).toHaveValue(keyed);
  await on.field('names').focus();
  await expect(on.field('phone')).toHaveValue(VALID.phone);
  // Enter does not leave the field.
  // A removed prefix is named until the number is changed.
  const kept = on.element.getByText(fill(number.kept, { number: VALID.phone }));
  await expect(kept).toHaveCount(trunk ? 1 : 0);
  await on.fill({ phone: '' });
  await expect(kept).toHaveCount(0);
  await on.field('phone').pressSequentially(spaced);
  await on.field('phone').press('Enter');
  await expect(on.success).toBeVisible();
  await on.expectStored(site);

  await on.fill({ phone: '+44 20 7946 0958 ext 2' });
  await on.button.click();
  await expect(on.field('phone')).toHaveValue('+44 20 7946 0958 ext 2');
  await expect(on.field('phone')).toHaveAttribute('aria-invalid', 'true');

  const release = await holdChunk(page, 'QueryForm');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(routeBeside(on.form.route));
  await on.open();
  await on.fill({ ...VALID, phone: written });
  await on.button.click();
  release();
  await expect(on.success).toBeVisible();
  await on.expectStored(site, [VALID, VALID]);
});

test('an address without @ is questioned when the field loses focus, and sent anyway', {
  tag: '@all',
}, async ({ page, site }) => {
  const on = await demo(page);
  await on.fillHydrated({ ...VALID, username: '' });
  const doubt = on.element.getByText(address.doubt);
  await on.field('username').pressSequentially('meera');
  await expect(doubt).toHaveCount(0);
  await on.field('names').focus();
  await expect(doubt).toBeVisible();
  await expect(on.field('username')).toHaveAccessibleDescription(beginning(address.doubt));
  await on.field('username').pressSequentially('@kulkarni.example');
  await expect(doubt).toHaveCount(0);
  await on.fill({ username: 'meera' });
  await on.send();
  await on.expectStored(site, [{ ...VALID, username: 'meera' }]);
});

for (const [width, height] of [
  [390, 500],
  [320, 512],
  [640, 450],
  [1280, 600],
] as const) {
  test(`the field with an error is in view at ${width}×${height}, hydrated or not`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const form of FORMS) {
      const on = await new FormOnPage(page, form).open();
      for (const name of QUERY_NAMES) {
        await on.fill({ ...VALID, [name]: '' });
        await on.button.click();
        const field = on.field(name);
        await expect(field).toBeFocused();
        const message = on.element.locator(`[id="${await field.getAttribute('id')}-error"]`);
        for (const part of [field, message]) await expect(part).toBeInViewport({ ratio: 1 });
        const bar = await page.locator('header').first().boundingBox();
        const box = await field.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      }
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

test('no password manager and no browser fills the honeypot', {
  tag: '@all',
}, async ({ page }) => {
  const on = await demo(page);
  const trap = on.element.locator('[aria-hidden] input');
  await expect(trap).toHaveCount(1);
  for (const [name, value] of Object.entries({
    name: 'topic',
    autocomplete: 'off',
    tabindex: '-1',
    'data-1p-ignore': 'true',
    'data-bwignore': 'true',
    'data-lpignore': 'true',
    'data-form-type': 'other',
  }))
    await expect(trap).toHaveAttribute(name, value);
});

test.describe('the form has no accessibility violations', { tag: '@all' }, () => {
  for (const [place, form] of FORMS.entries()) {
    const width = place === 0 ? 390 : 1440;
    test(`in any state of ${form.submit}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const on = await new FormOnPage(page, form).open();
      const expectClean = async () => {
        // While its colours change, a button has another contrast.
        await page.waitForFunction(() =>
          document.getAnimations().every((one) => !(one instanceof CSSTransition)),
        );
        await expectAccessible(page, `#${form.id}`);
      };
      await on.button.click();
      await expect(on.field('names')).toHaveAttribute('aria-invalid', 'true');
      await expectClean();
      await on.fill();
      const release = await hold(page, DATA, (route) =>
        route.fulfill({ status: 400, json: { code: '23514', message: 'no' } }),
      );
      await on.button.click();
      await expect(on.button).toHaveAttribute('aria-disabled', 'true');
      await expectClean();
      release();
      await expect(on.failure).toBeVisible();
      await expectClean();
      await page.unroute(DATA);
      await on.send();
      await expectClean();
    });
  }
});

test.describe('a form before its code has loaded', { tag: '@all' }, () => {
  test('keeps what is typed and the press of the button', async ({ page, site }) => {
    const release = await holdChunk(page, 'QueryForm');
    const on = await demo(page);
    await on.fill();
    await on.button.click();
    await on.button.click();
    release();
    await expect(on.success).toBeVisible();
    await on.expectStored(site);
  });

  test('shows the email address and one message if the code never loads', async ({ page }) => {
    const said = listen(page);
    await page.route('**/*QueryForm*', (route) => route.abort());
    const on = await demo(page);
    await on.fill();
    await on.button.click();
    await expect(on.element.getByText(beforeMail(alerts.failed))).toBeVisible();
    await on.expectValues(VALID);
    await on.button.click();
    expect(new URL(page.url()).search).toBe('');
    expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([
      expect.stringMatching(/^The QueryForm widget failed/),
    ]);
  });
});

test.describe('a form without JavaScript', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false });
  test('shows the email address, and puts nothing into the address bar', async ({ page }) => {
    const on = await demo(page);
    await on.fill();
    await on.button.click();
    const alert = on.element.locator('noscript p');
    await expect(alert).toBeVisible();
    await expect(alert).toContainText(beforeMail(alerts.noScript));
    await expect(alert.locator('a[href^="mailto:"]')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });
});

test('unsent text survives a reload, and is deleted after it is sent', { tag: '@all' }, async ({
  page,
}) => {
  const on = await demo(page);
  await on.fillHydrated();
  await page.evaluate(() => {
    for (const form of document.forms) form.autocomplete = 'off';
  });
  await page.reload();
  await on.expectValues(VALID);
  await on.send();
  expect(await page.evaluate(() => ({ ...sessionStorage, ...localStorage }))).toEqual({});
  await page.reload();
  await on.expectValues(EMPTY_QUERY);
});
