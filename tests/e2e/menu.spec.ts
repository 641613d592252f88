import { expect, type Page, test } from '@playwright/test';
import {
  awake,
  blockChunk,
  expectAccessible,
  expectOneMessage,
  island,
  layoutShift,
  listen,
} from './probe.ts';

// The menu under 768 px: specification 2 (Navigation bar), 4 (closed or open) and 9 (breakpoint).
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const close = (page: Page) => page.getByRole('button', { name: 'Close menu' });

/** Holds the menu's chunk back until it is let go. */
async function holdChunk(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/**MobileMenu.*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Opens the menu and waits until it is a dialog. */
async function open(page: Page, route = '/talks'): Promise<void> {
  await page.goto(route);
  await hamburger(page).tap();
  await awake(page, 'MobileMenu');
  await expect(dialog(page)).toBeVisible();
}

test('costs nothing until it is touched, and no link stands in its props', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/talks');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('MobileMenu'))).toEqual([]);
  await expect(island(page, 'MobileMenu')).toHaveAttribute('props', '{}');
});

test('a tap at first paint opens it at once; it becomes a dialog unseen, focus in place', async ({
  page,
}) => {
  const letGo = await holdChunk(page);
  await page.goto('/talks', { waitUntil: 'commit' });
  await hamburger(page).tap();
  await expect(menu(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // The face of its words is asked for after the first paint.
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status, unicodeRange }) =>
        family === 'Hanken' && unicodeRange.startsWith('U+20') && status === 'loaded',
    ),
  );
  const link = menu(page).getByRole('link', { name: 'Team' });
  await link.focus();
  const before = await page.screenshot();
  const shifted = await layoutShift(page);
  letGo();
  await awake(page, 'MobileMenu');
  await expect(dialog(page)).toBeVisible();
  await expect(link).toBeFocused();
  expect(await page.locator('#menu').evaluate((popover) => popover.matches(':popover-open'))).toBe(
    false,
  );
  expect((await page.screenshot()).equals(before)).toBe(true);
  expect(await layoutShift(page)).toBe(shifted);
});

test('closed again before its chunk came, it stays closed', async ({ page }) => {
  const letGo = await holdChunk(page);
  await page.goto('/talks');
  await hamburger(page).tap();
  await close(page).tap();
  letGo();
  await awake(page, 'MobileMenu');
  await expect(dialog(page)).toHaveCount(0);
  await hamburger(page).tap();
  await expect(dialog(page)).toBeVisible();
});

test('holds the same links, and three more', async ({ page }) => {
  await open(page);
  const links = dialog(page).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/education',
    '/enterprise',
    '/events',
    '/talks',
    '/team',
    '/hiring',
    '/about',
    '/#contact-us',
    expect.stringMatching(/^https:/),
    expect.stringMatching(/^https:/),
  ]);
  for (const name of ['Hiring Services', 'Contact Us', /^Download Education App/])
    await expect(dialog(page).getByRole('link', { name })).toBeVisible();
  await expect(dialog(page).locator('[aria-current=page]')).toHaveAttribute('href', '/talks');
});

test('keeps focus inside, and the page behind inert and still', async ({ page }) => {
  await open(page);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press(key);
      expect(
        await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
      ).toBe(true);
    }
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveJSProperty('inert', true);
  await page.mouse.move(195, 420);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectAccessible(page);
});

test.describe('closes and gives focus back', () => {
  test('by Escape', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Escape');
  });
  test('by its button', async ({ page }) => {
    await open(page);
    await close(page).tap();
  });
  test('by a choice that opens a new tab', async ({ page, context }) => {
    await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }));
    await open(page);
    const tab = context.waitForEvent('page');
    await dialog(page)
      .getByRole('link', { name: /^Download Education App/ })
      .tap();
    await tab;
  });
  test.afterEach(async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0);
    await expect(hamburger(page)).toBeFocused();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveJSProperty('inert', false);
    await hamburger(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(menu(page)).toBeVisible();
  });
});

test('a choice leads to its page', async ({ page }) => {
  await open(page);
  await menu(page).getByRole('link', { name: 'Hiring Services' }).tap();
  await expect(page).toHaveURL(/\/hiring$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('at home Contact Us closes it and scrolls to the section, where focus goes on', async ({
  page,
}) => {
  await open(page, '/');
  await menu(page).getByRole('link', { name: 'Contact Us' }).tap();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/#contact-us$/);
  await expect(page.locator('#contact-us h2')).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#contact-us') !== null)).toBe(
    true,
  );
});

test('is no more from 768 px on', async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(dialog(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(hamburger(page)).toBeHidden();
});

test('answers the keyboard from the first paint', async ({ page }) => {
  await page.goto('/talks');
  await hamburger(page).press('Enter');
  await awake(page, 'MobileMenu');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('when its chunk never comes', () => {
  test('it opens, closes and leads on all the same; the console has one message', async ({
    page,
  }) => {
    const said = listen(page);
    await blockChunk(page, 'MobileMenu');
    await page.goto('/');
    await hamburger(page).tap();
    await expect(menu(page)).toBeVisible();
    await expectAccessible(page);
    await menu(page).getByRole('link', { name: 'Contact Us' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('#contact-us h2')).toBeInViewport();
    await hamburger(page).tap();
    await expect(menu(page)).toBeVisible();
    await close(page).tap();
    await expect(menu(page)).toBeHidden();
    await expectOneMessage(said, 'MobileMenu');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it opens over a page at rest, and closes', async ({ page }) => {
    await page.goto('/talks');
    await hamburger(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(195, 420);
    await page.mouse.wheel(0, 600);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y).toBeGreaterThan(0);
    await close(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('at home Contact Us leads to the section and leaves the menu closed', async ({ page }) => {
    await page.goto('/');
    await hamburger(page).click();
    const contact = menu(page).getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveCount(1);
    await contact.click();
    await expect(page).toHaveURL(/#contact-us$/);
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('#contact-us h2')).toBeInViewport();
  });
});
