import { expect, type Page, test } from '@playwright/test';
import { CALENDAR_TIMEOUT_MS } from '../../components/widgets/Booking/meeting.ts';
import { BOOKING_PROVIDERS } from '../../content/schema/bookingProviders.ts';
import { expectAccessible, fontsLoaded, layoutShift } from './probe.ts';

const { script: SCRIPT, frame: SERVICE, events: EVENTS } = BOOKING_PROVIDERS['slotbook.example'];
const EVENT = 'nikash/30min';

// The service's side of the contract, as small as it can be: the calls that wait and those that come,
// and the look that it was asked for in the frame's address.
const EMBED = `{
  const { q } = window.Cal;
  let from;
  const obey = ([name, options]) => {
    if (name === 'init') from = options.origin;
    if (name !== 'inline') return;
    const { elementOrSelector: element, calLink, config } = options;
    const frame = document.createElement('iframe');
    frame.src = from + '/' + calLink + '/embed?' + new URLSearchParams(config);
    element.append(frame);
  };
  q.splice(0).forEach(obey);
  q.push = obey;
}`;
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

for (const width of [360, 1440]) {
  test(`${width} px: 600 px high before the calendar and with it, and nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await serveCalendar(page);
    await page.goto('/');
    await fontsLoaded(page);
    const shifted = await layoutShift(page);
    expect((await booking(page).boundingBox())?.height).toBe(600);
    await booking(page).scrollIntoViewIfNeeded();
    await expect(calendar(page)).toBeVisible();
    await expect(panel(page)).toBeHidden();
    expect((await booking(page).boundingBox())?.height).toBe(600);
    expect((await calendar(page).boundingBox())?.height).toBeGreaterThanOrEqual(560);
    await expect(link(page)).toBeVisible();
    expect(await layoutShift(page)).toBe(shifted);
  });
}

test('is asked for the 30-minute event, month view, light theme, only near the screen, and is reached by the keyboard', async ({
  page,
}) => {
  const asked: string[] = [];
  await serveCalendar(page, asked);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await booking(page).scrollIntoViewIfNeeded();
  await expect(calendar(page)).toHaveAttribute('title', 'Book thirty minutes');
  await expect(calendar(page)).toBeVisible();
  expect(asked).toEqual([SCRIPT, `${SERVICE}/${EVENT}/embed?layout=month_view&theme=light`]);
  await link(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(
    page.frameLocator('[data-booking] iframe').getByRole('button', { name: '12' }),
  ).toBeFocused();
  await expectAccessible(page, '#contact-us');
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
  await expect(link(page)).toHaveAttribute('href', `${EVENTS}${EVENT}`);
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
