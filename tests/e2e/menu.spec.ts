import { expect, test } from '@playwright/test';
import { close, dialog, hamburger, menu, open } from './menu.ts';
import { expectAccessible } from './probe.ts';

// The menu under 768 px: specification 2 (Navigation bar), 4 (closed or open) and 9 (breakpoint).
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
