import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import {
  BOOKING_HEIGHT,
  CALENDAR_LOOK,
  CALENDAR_TIMEOUT_MS,
} from '../../components/widgets/Booking/meeting.ts';

const SERVICE = 'https://meet.slotbook.example';
const SCRIPT = `${SERVICE}/embed/embed.js`;

// The service's side of the contract, as small as it can be: the look it was asked for stands in the
// frame's address.
const EMBED = `window.Slotbook = (kind, { element, link, config }) => {
  const frame = document.createElement('iframe');
  frame.src = '${SERVICE}' + link + '/embed?' + new URLSearchParams({ kind, ...config });
  element.append(frame);
};`;
const CALENDAR =
  '<!doctype html><html lang="en"><title>Book</title><main><h1>June</h1><button>12</button></main>';

async function serveCalendar(page: Page, asked: string[] = []) {
  await page.route(`${SERVICE}/**`, (route) => {
    asked.push(route.request().url());
    return route.request().url() === SCRIPT
      ? route.fulfill({ contentType: 'text/javascript', body: EMBED })
      : route.fulfill({ contentType: 'text/html', body: CALENDAR });
  });
}

const booking = (page: Page) => page.locator('[data-booking]');
const link = (page: Page) => booking(page).getByRole('link', { name: /^Open the calendar/ });
const calendar = (page: Page) => booking(page).locator('iframe');
const panel = (page: Page) => page.getByRole('heading', { name: 'Book thirty minutes' });

test('has the heights of section 9', () => {
  expect(BOOKING_HEIGHT).toEqual({ widget: 560, container: 600 });
});

for (const width of [360, 390, 768, 1440]) {
  test(`${width} px: 600 px high before the calendar and with it, and nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await serveCalendar(page);
    // Shifts of the calendar's place and of what stands in it.
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          sources: { node?: Node }[];
        })[])
          for (const { node } of entry.sources) {
            const place = document.querySelector('[data-booking]');
            if (node?.contains(place) || place?.contains(node ?? null))
              Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + 1 });
          }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    expect((await booking(page).boundingBox())?.height).toBe(BOOKING_HEIGHT.container);
    await booking(page).scrollIntoViewIfNeeded();
    await expect(calendar(page)).toBeVisible();
    await expect(panel(page)).toBeHidden();
    expect((await booking(page).boundingBox())?.height).toBe(BOOKING_HEIGHT.container);
    expect((await calendar(page).boundingBox())?.height).toBeGreaterThanOrEqual(
      BOOKING_HEIGHT.widget,
    );
    await expect(link(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
  });
}

test('is asked for the 30-minute event, month view, light theme, and only near the screen', async ({
  page,
}) => {
  const asked: string[] = [];
  await serveCalendar(page, asked);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await booking(page).scrollIntoViewIfNeeded();
  await expect(calendar(page)).toBeVisible();
  expect(CALENDAR_LOOK).toEqual({ layout: 'month_view', theme: 'light' });
  expect(asked).toEqual([
    SCRIPT,
    `${SERVICE}/nikash/30min/embed?kind=inline&layout=month_view&theme=light`,
  ]);
});

test('is reached by the keyboard, and named', async ({ page }) => {
  await serveCalendar(page);
  await page.goto('/');
  await booking(page).scrollIntoViewIfNeeded();
  await expect(calendar(page)).toHaveAttribute('title', 'Book thirty minutes');
  await expect(calendar(page)).toBeVisible();
  await link(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(
    page.frameLocator('[data-booking] iframe').getByRole('button', { name: '12' }),
  ).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('#contact-us').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('blocked: the panel and the link stand, and no frame shows an error page', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(`${SERVICE}/**`, (route) => route.abort('blockedbyclient'));
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === SCRIPT);
  await booking(page).scrollIntoViewIfNeeded();
  await failed;
  await expect(panel(page)).toBeVisible();
  await expect(link(page)).toHaveAttribute('href', `${SERVICE}/nikash/30min`);
  await expect(link(page)).toHaveAttribute('target', '_blank');
  await expect(calendar(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a calendar that takes too long is given up, and never comes afterwards', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.clock.install();
  await page.route(`${SERVICE}/**`, (route) =>
    route.request().url() === SCRIPT
      ? route.fulfill({ contentType: 'text/javascript', body: EMBED })
      : undefined,
  );
  await page.goto('/');
  await booking(page).scrollIntoViewIfNeeded();
  await expect(calendar(page)).toHaveCount(1);
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(CALENDAR_TIMEOUT_MS);
  await expect(calendar(page)).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('only the home page may load from the scheduling service', async ({ request }) => {
  const policy = async (route: string) =>
    (await request.get(route)).headers()['content-security-policy'];
  expect(await policy('/')).toContain(`frame-src ${SERVICE}`);
  expect(await policy('/')).toMatch(new RegExp(`script-src [^;]*${SERVICE}`));
  expect(await policy('/enterprise')).not.toContain(SERVICE);
});

test('without JavaScript the panel and the link are there', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/');
  await expect(panel(page)).toBeVisible();
  await expect(link(page)).toBeVisible();
  await expect(booking(page).getByRole('listitem')).toHaveCount(3);
  await page.close();
});
