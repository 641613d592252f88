import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { CALENDAR_TIMEOUT_MS } from '../../components/widgets/Booking/calendar.ts';
import { BOOKING_PROVIDERS } from '../../content/schema/bookingProviders.ts';
import { fill } from '../../content/schema/fill.ts';
import type { Site } from '../../content/schema/site.ts';
import { startPreview } from '../../renderer/serve/previewServer.ts';
import { type RebuiltSite, rebuiltSite } from '../growth/rebuiltSite.ts';
import { matrix } from '../matrix.ts';
import { serveBooking } from './helpers/bookingServices.ts';
import { BOOKING, beginning, placeOf, placesOf } from './helpers/content.ts';
import { BOOKED } from './helpers/otherContent.ts';
import { OTHER } from './helpers/ports.ts';
import { expectAccessible, fontsLoaded, layoutShift, listen } from './helpers/probe.ts';
import { ROUTES } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('contact', 'booking');

const words = BOOKING;
const { route: CONTACT, id } = placeOf('contact');
const SECTION = `#${id}`;

const booking = (page: Page) => page.locator('[data-booking]');
const link = (page: Page) => booking(page).getByRole('link', { name: beginning(words.linkLabel) });
const calendar = (page: Page) => booking(page).locator('iframe');
const panel = (page: Page) => page.getByRole('heading', { name: words.title, exact: true });
const button = (page: Page) =>
  booking(page).getByRole('button', { name: words.askLabel, exact: true });
const failure = (page: Page) => booking(page).getByText(words.failed);

/** The policy of a page, as the server sends it. */
const policy = async (page: Page, url: string) =>
  (await page.request.get(url)).headers()['content-security-policy'];

test.describe('booking: an event at Cal.com', () => {
  test.use({ baseURL: OTHER });
  const { script, frame } = BOOKING_PROVIDERS['cal.com'];

  for (const [width, tier] of matrix([1440, 360, 320])) {
    test(
      `${width} px: 600 px high before and with the calendar, nothing shifts, and the policy blocks nothing`,
      tier,
      async ({ page }) => {
        const said = listen(page);
        await page.setViewportSize({ width, height: 900 });
        await serveBooking(page, 'cal.com');
        await page.goto(CONTACT);
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
        expect(said).toEqual([]);
      },
    );
  }

  test('is requested in month view and light theme, only near the screen, and can be reached by keyboard', async ({
    page,
  }) => {
    const asked = await serveBooking(page, 'cal.com');
    await page.goto(CONTACT);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await booking(page).scrollIntoViewIfNeeded();
    await expect(calendar(page)).toHaveAttribute('title', words.title);
    await expect(calendar(page)).toBeVisible();
    expect(asked).toEqual([script, `${frame}/nikash/30min/embed?layout=month_view&theme=light`]);
    await link(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(
      page.frameLocator('[data-booking] iframe').getByRole('button', { name: '12' }),
    ).toBeFocused();
    await expectAccessible(page, SECTION);
  });

  test('blocked: the panel and the link stay, a message appears without moving anything, and no frame shows an error page', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const answer = Promise.withResolvers<void>();
    await page.route(`${frame}/**`, async (route) => {
      await answer.promise;
      await route.abort('blockedbyclient');
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(CONTACT);
    await fontsLoaded(page);
    await booking(page).scrollIntoViewIfNeeded();
    await expect(booking(page)).toBeInViewport();
    const shifted = await layoutShift(page);
    await expect(failure(page)).toBeHidden();
    answer.resolve();
    await expect(failure(page)).toBeVisible();
    expect(await layoutShift(page)).toBe(shifted);
    await expect(panel(page)).toBeVisible();
    await expect(link(page)).toHaveAttribute('href', BOOKED);
    await expect(link(page)).toHaveAttribute('target', '_blank');
    await expect(calendar(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('a calendar that takes too long is given up, and never appears later', {
    tag: '@all',
  }, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.clock.install();
    await serveBooking(page, 'cal.com', { calendars: false });
    await page.goto(CONTACT);
    await booking(page).scrollIntoViewIfNeeded();
    await expect(calendar(page)).toHaveCount(1);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(CALENDAR_TIMEOUT_MS);
    await expect(calendar(page)).toHaveCount(0);
    await expect(failure(page)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('only the policy of the calendar’s page allows it, and it allows no other service', async ({
    page,
  }) => {
    const own = await policy(page, CONTACT);
    expect(own).toContain(` ${script};`);
    expect(own).toContain(`frame-src ${frame};`);
    expect(own).not.toContain('calendly');
    const calendars = placesOf('contact').map(({ route }) => route);
    for (const route of ROUTES.filter((one) => !calendars.includes(one)))
      expect(await policy(page, route)).not.toContain('cal.com');
  });
});

test.describe('booking: an event at Calendly, of a firm that asks first', { tag: '@all' }, () => {
  let built: RebuiltSite;
  let server: Awaited<ReturnType<typeof startPreview>>;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    built = await rebuiltSite((folder) => {
      const file = join(folder, 'content/site/site.json');
      const site: Site = JSON.parse(readFileSync(file, 'utf8'));
      const asked = { ...BOOKING, href: 'https://calendly.com/nikash/30min', askFirst: true };
      site.booking = asked;
      writeFileSync(file, JSON.stringify(site));
    });
    server = await startPreview({ root: built.root });
  });
  test.afterAll(async () => {
    await server?.close();
    built?.remove();
  });
  const { script, frame } = BOOKING_PROVIDERS['calendly.com'];

  test('loads after a click and not before, gets the focus, and the policy blocks nothing', async ({
    page,
  }) => {
    const said = listen(page);
    const asked = await serveBooking(page, 'calendly.com');
    await page.goto(server.url + CONTACT);
    await booking(page).scrollIntoViewIfNeeded();
    await expect(booking(page)).toContainText(fill(words.askNote, { provider: 'Calendly' }));
    await expectAccessible(page, SECTION);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const { height } = (await booking(page).boundingBox()) ?? {};
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(calendar(page)).toBeVisible();
    await expect(calendar(page)).toBeFocused();
    await expect(button(page)).toBeHidden();
    expect(asked).toEqual([
      script,
      `${frame}/nikash/30min?background_color=ffffff&embed_type=Inline`,
    ]);
    expect((await booking(page).boundingBox())?.height).toBe(height);
    expect((await calendar(page).boundingBox())?.height).toBeGreaterThanOrEqual(560);
    await expectAccessible(page, SECTION);
    expect(said).toEqual([]);
    expect(await policy(page, server.url + CONTACT)).not.toContain('cal.com');
  });

  test('shows the button for another try if Calendly cannot be reached', async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await page.goto(server.url + CONTACT);
    await button(page).click();
    await expect(failure(page)).toBeVisible();
    await page.unroute(script);
    await serveBooking(page, 'calendly.com');
    await button(page).click();
    await expect(calendar(page)).toBeVisible();
  });
});

test('booking: an event at an unsupported service is a panel with its link, and the policy allows no other origin', async ({
  page,
}) => {
  skipWithout('booking without a calendar');
  const said = listen(page);
  await page.goto(CONTACT);
  await booking(page).scrollIntoViewIfNeeded();
  await expect(panel(page)).toBeVisible();
  await expect(link(page)).toHaveAttribute('href', BOOKING.href);
  await expect(button(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(calendar(page)).toHaveCount(0);
  expect((await booking(page).boundingBox())?.height).toBe(600);
  expect(await policy(page, CONTACT)).not.toContain('http');
  expect(said).toEqual([]);
});
