import { expect, type Page, test } from 'playwright/test';
import { beginning, content, placeOf, words } from './helpers/content.ts';
import {
  expectAccessible,
  fontsLoaded,
  holdChunk,
  hydrated,
  layoutShift,
} from './helpers/probe.ts';
import { routeBeside } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('contact');

// The menu under 768 px: specification 2 (Navigation bar), 4 (closed or open) and 9 (breakpoint).
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const { menu: buttons, navigation, contact, app, platform } = content.site;
const { route: CONTACT, id: SECTION } = placeOf('contact');

/** A page in the menu without a form; and another. */
const PAGE = routeBeside('/', CONTACT);
const NEXT = routeBeside('/', CONTACT, PAGE);

/** The menu's label of a page. */
const nameOf = (route: string) => {
  const { label, menuLabel } = navigation.find(({ href }) => href === route) ?? { label: '' };
  return menuLabel ?? label;
};

const hamburger = (page: Page) => page.getByRole('button', { name: buttons.open, exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: words.menu, exact: true });
const close = (page: Page) => page.getByRole('button', { name: buttons.close, exact: true });
const link = (page: Page, name: string | RegExp) => menu(page).getByRole('link', { name });

/** Whether the page behind is inert. */
const isModal = (page: Page) =>
  page.locator('#menu').evaluate((dialog) => dialog.matches(':modal'));

/** Whether focus is in an element, or in the browser's own controls, which Tab reaches after the last link. */
const focusIn = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const { activeElement, body } = document;
    return activeElement === body || activeElement?.closest(within) !== null;
  }, selector);

async function open(page: Page, route = PAGE): Promise<void> {
  await page.goto(route);
  await hamburger(page).tap();
  await hydrated(page, 'MobileMenu');
  await expect(menu(page)).toBeVisible();
}

test('the menu contains the links of the bar and traps focus; the page behind is inert and does not scroll', async ({
  page,
}) => {
  await open(page);
  const links = menu(page).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    '/',
    ...navigation.map(({ href }) => href),
    contact.href,
    ...[app, platform].flatMap((one) => one?.href ?? []),
  ]);
  const named = [...navigation, contact].map(({ label, menuLabel }) => menuLabel ?? label);
  for (const name of [...named, ...[app?.menuLabel, platform?.label].flatMap((one) => one ?? [])])
    await expect(link(page, beginning(name)).first()).toBeVisible();
  await expect(menu(page).locator('[aria-current=page]')).toHaveAttribute('href', PAGE);

  expect(await isModal(page)).toBe(true);
  await expect(page.locator('button[popovertarget]').first()).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  for (const key of ['Tab', 'Shift+Tab'])
    for (let i = 0; i < (await links.count()) + 3; i++) {
      await page.keyboard.press(key);
      expect(await focusIn(page, '#menu')).toBe(true);
    }
  await page.mouse.move(195, 420);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectAccessible(page, '#menu');
});

test('the menu closes by Escape, by its button and by any link, and returns the focus', async ({
  page,
  context,
}) => {
  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }));
  await open(page);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => close(page).tap(),
    ...(app
      ? [
          async () => {
            const tab = context.waitForEvent('page');
            await link(page, beginning(app.menuLabel)).tap();
            await (await tab).close();
          },
        ]
      : []),
  ]) {
    await leave();
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    await hamburger(page).press('Enter');
    await expect(menu(page)).toBeVisible();
  }
  await link(page, nameOf(NEXT)).tap();
  await expect(page).toHaveURL(NEXT);
  await expect(menu(page)).toBeHidden();
});

test('on the page of the form, its link closes the menu and scrolls to the section, with the focus', async ({
  page,
}) => {
  await open(page, CONTACT);
  await link(page, contact.menuLabel).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(`${CONTACT}#${SECTION}`);
  await expect(page.locator(`#${SECTION} h2`)).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await focusIn(page, `#${SECTION}`)).toBe(true);
});

test('the menu is gone from 768 px on', async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.main, exact: true })).toBeHidden();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: words.main, exact: true })).toBeVisible();
  await expect(hamburger(page)).toBeHidden();
});

test('a tap at first paint opens the menu immediately; it becomes modal without a visible change, with the focus in place', {
  tag: '@all',
}, async ({ page }) => {
  const letGo = await holdChunk(page, 'MobileMenu');
  await page.goto(PAGE, { waitUntil: 'commit' });
  await hamburger(page).tap();
  await expect(menu(page)).toBeVisible();
  expect(await isModal(page)).toBe(false);
  // Its text waits for fonts that are requested after the first paint.
  await fontsLoaded(page);
  await link(page, nameOf(NEXT)).focus();
  const before = await page.screenshot();
  const shifted = await layoutShift(page);
  letGo();
  await hydrated(page, 'MobileMenu');
  expect(await isModal(page)).toBe(true);
  await expect(link(page, nameOf(NEXT))).toBeFocused();
  expect((await page.screenshot()).equals(before)).toBe(true);
  expect(await layoutShift(page)).toBe(shifted);
  await page.keyboard.press('Escape');
  await expect(hamburger(page)).toBeFocused();
});

test('a menu that is closed before its chunk has loaded stays closed', { tag: '@all' }, async ({
  page,
}) => {
  const letGo = await holdChunk(page, 'MobileMenu');
  await page.goto(PAGE);
  await hamburger(page).tap();
  await close(page).tap();
  letGo();
  await hydrated(page, 'MobileMenu');
  await expect(menu(page)).toBeHidden();
  await hamburger(page).tap();
  expect(await isModal(page)).toBe(true);
});

test.describe('menu without script', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false });

  test('opens over a page that does not scroll, and closes, also by the link to the form, which leads to its section', async ({
    page,
  }) => {
    await page.goto(CONTACT);
    await hamburger(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(195, 420);
    await page.mouse.wheel(0, 600);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y).toBeGreaterThan(0);
    await close(page).click();
    await expect(menu(page)).toBeHidden();
    await hamburger(page).click();
    await expect(link(page, contact.menuLabel)).toHaveCount(1);
    await link(page, contact.menuLabel).click();
    await expect(page).toHaveURL(new RegExp(`#${SECTION}$`));
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(`#${SECTION} h2`)).toBeInViewport();
  });
});
