// A query on a bad network: no text is lost, and nothing is stored twice.
import type { Route } from 'playwright/test';
import { SEND_TIMEOUT_MS, SLOW_MS } from '../../components/widgets/QueryForm/timing.ts';
import { fill } from '../../content/schema/fill.ts';
import { content, forms } from './helpers/content.ts';
import { DATA, demo, expect, sentIds, test, VALID } from './helpers/formSite.ts';

const { alerts, demo: ours } = forms;

/** The text of an alert above the button of the demo form. */
const said = (text: string, values: Record<string, number> = {}) =>
  fill(text, { button: ours.submit, ...values });

/** The row is stored and the response never arrives. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}

test.describe('contact form on a bad network', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('retries refused connections three times, keeps the query, sends it on request, and retries once without an alert', async ({
    page,
    site,
  }) => {
    const ids = sentIds(page);
    const on = await demo(page);
    await on.fillHydrated();
    await page.route(DATA, (route) => route.abort('connectionrefused'), { times: 4 });
    await on.pressUntil(on.failure);
    expect(ids).toHaveLength(3);
    await on.expectValues(VALID);
    await on.pressUntil(on.success);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(1);
    await on.expectStored(site);
  });

  test('says so while it waits for a response, gives up in time, and keeps everything', {
    tag: '@all',
  }, async ({ page, site }) => {
    const ids = sentIds(page);
    const on = await demo(page);
    await on.fillHydrated();
    await page.route(DATA, () => {});
    await on.button.click();
    await expect(on.button).toHaveAttribute('aria-disabled', 'true');
    await expect(on.field('bio')).toHaveAttribute('readonly');
    await expect(on.element.getByText(alerts.sending, { exact: true })).toBeVisible();
    await expect.poll(() => ids.length).toBe(1);
    await page.clock.runFor(SLOW_MS);
    await expect(on.element.getByText(alerts.slow)).toBeVisible();
    await page.clock.runFor(SEND_TIMEOUT_MS - SLOW_MS - 1000);
    await expect(on.failure).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(on.failure).toBeVisible();
    await expect(on.element.getByText(said(alerts.timedOut, { seconds: 30 }))).toBeVisible();
    await on.expectValues(VALID);
    await page.unroute(DATA);
    await on.send();
    expect(new Set(ids).size).toBe(1);
    await on.expectStored(site);
  });

  test('stores one row if responses are lost after the insert, however often it is sent', async ({
    page,
    site,
  }) => {
    const on = await demo(page);
    await on.fillHydrated();
    await page.route(DATA, loseAnswer);
    await on.pressUntil(on.failure);
    await on.expectStored(site);
    // The id also survives a reload of the page.
    await page.unroute(DATA);
    await page.reload();
    await on.expectValues(VALID);
    await on.send();
    await on.expectStored(site);
  });

  test('keeps text that was changed after a lost response', {
    tag: '@all',
  }, async ({ page, site }) => {
    const on = await demo(page);
    await on.fillHydrated();
    await page.route(DATA, loseAnswer);
    await on.pressUntil(on.failure);
    await page.unroute(DATA);
    const bio = 'When does the one after that begin?';
    await on.fill({ bio });
    await on.send();
    await on.expectStored(site, [VALID, { ...VALID, bio }]);
  });

  test('shows the email address on a host without a data interface', { tag: '@all' }, async ({
    page,
  }) => {
    const on = await demo(page);
    await on.fillHydrated();
    await page.route(DATA, (route) => route.fulfill({ status: 404, body: '' }));
    await on.pressUntil(on.failure);
    await expect(on.element.getByRole('link', { name: content.site.mail.general })).toBeVisible();
    await on.expectValues(VALID);
  });
});

test('sends even if the browser reports that it is offline', { tag: '@all' }, async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  const on = await demo(page);
  await on.fillHydrated();
  await on.send();
  await on.expectStored(site);
});

test.describe('contact form offline', { tag: '@all' }, () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('says so, keeps everything, and sends automatically once there is a network', async ({
    page,
    context,
    site,
  }) => {
    const on = await demo(page);
    await on.fillHydrated();
    await context.setOffline(true);
    await on.pressUntil(on.failure);
    await expect(on.element.getByText(said(alerts.offline))).toBeVisible();
    await on.expectValues(VALID);
    await on.expectStored(site, []);
    await context.setOffline(false);
    await expect(on.success).toBeVisible();
    await expect(on.failure).toHaveCount(0);
    await on.expectStored(site);
  });

  test('does not automatically send text that was changed since', async ({
    page,
    context,
    site,
  }) => {
    const on = await demo(page);
    await on.fillHydrated();
    await context.setOffline(true);
    await on.pressUntil(on.failure);
    const bio = 'And the one after that?';
    await on.fill({ bio });
    await context.setOffline(false);
    await expect(on.element.getByText(said(alerts.connected))).toBeVisible();
    await expect(on.field('bio')).toBeFocused();
    await on.expectStored(site, []);
    await on.send();
    await on.expectStored(site, [{ ...VALID, bio }]);
  });

  test('does not say so if the server fails, whatever the browser reports', async ({ page }) => {
    const on = await demo(page);
    await on.fillHydrated();
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.route(DATA, (route) => route.fulfill({ status: 503, json: { code: 'down' } }));
    await on.pressUntil(on.failure);
    await expect(on.element.getByText(said(alerts.unanswered))).toBeVisible();
    await page.unroute(DATA);
    await on.send();
  });

  test('can be sent by its button if no network event arrives', async ({ page, site }) => {
    const on = await demo(page);
    await on.fillHydrated();
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.route(DATA, (route) => route.abort('internetdisconnected'), { times: 3 });
    await on.pressUntil(on.failure);
    await expect(on.element.getByText(said(alerts.offline))).toBeVisible();
    await on.send();
    await on.expectStored(site);
  });
});

test('a client that cannot be loaded is an unexpected error, and the next attempt loads it', {
  tag: '@all',
}, async ({ page, site }) => {
  const on = await demo(page);
  await on.field('names').click();
  await on.button.click();
  await expect(on.field('names')).toHaveAttribute('aria-invalid', 'true');
  await page.route('**/assets/**', (route) => route.abort());
  await on.fill();
  await on.button.click();
  await expect(on.element.getByText(alerts.unexpected, { exact: true })).toBeVisible();
  await on.expectValues(VALID);
  await page.unroute('**/assets/**');
  await on.send();
  await on.expectStored(site);
});
