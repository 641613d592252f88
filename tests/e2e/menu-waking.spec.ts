import { expect, test } from '@playwright/test';
import { close, dialog, hamburger, menu } from './menu.ts';
import {
  awake,
  blockChunk,
  expectAccessible,
  expectOneMessage,
  facesThere,
  holdChunk,
  island,
  layoutShift,
  listen,
} from './probe.ts';

// A menu that is used before its script has come, and where that never comes.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

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
  const letGo = await holdChunk(page, 'MobileMenu');
  await page.goto('/talks', { waitUntil: 'commit' });
  await hamburger(page).tap();
  await expect(menu(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // Its words wait for faces that are asked for after the first paint.
  await facesThere(page);
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
  const letGo = await holdChunk(page, 'MobileMenu');
  await page.goto('/talks');
  await hamburger(page).tap();
  await close(page).tap();
  letGo();
  await awake(page, 'MobileMenu');
  await expect(dialog(page)).toHaveCount(0);
  await hamburger(page).tap();
  await expect(dialog(page)).toBeVisible();
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
