import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, layoutShift, scrollTo } from './probe.ts';
import { ROUTES } from './routes.ts';

// The sticky bar: specification 2 (Navigation bar), 4 (scrolled or not) and 9 (20 px).
test.use({ viewport: { width: 1440, height: 900 } });

const bar = (page: Page) => page.getByRole('banner');
const scrolled = (page: Page) =>
  bar(page).evaluate(
    (header) =>
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(header.hasAttribute('data-scrolled'))),
        ),
      ),
  );

for (const route of ROUTES) {
  test(`${route}: the bar changes past 20 px, not at 20, with no chunk at all`, async ({
    page,
  }) => {
    await page.route('**/assets/**', (request) => request.abort());
    await page.goto(route);
    expect(await scrolled(page)).toBe(false);
    await scrollTo(page, 20);
    expect(await scrolled(page)).toBe(false);
    await scrollTo(page, 21);
    expect(await scrolled(page)).toBe(true);
    await scrollTo(page, 0);
    expect(await scrolled(page)).toBe(false);
  });

  test(`${route}: the bar marks the page that it stands on`, async ({ page }) => {
    await page.goto(route);
    const current = bar(page).locator('[aria-current=page]:visible');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', route);
  });
}

for (const width of [390, 768, 1440]) {
  test(`at ${width} px the scrolled bar is tighter, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/talks');
    await page.evaluate(() => document.fonts.ready);
    const before = await bar(page).boundingBox();
    const shifted = await layoutShift(page);
    await scrollTo(page, 400);
    await expect(bar(page)).toHaveAttribute('data-scrolled');
    await expect
      .poll(async () => {
        const box = await bar(page).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBe((before?.height ?? 0) - 8);
    expect((await bar(page).boundingBox())?.height).toBe(before?.height);
    expect(await layoutShift(page)).toBe(shifted);
    await expectAccessible(page);
  });
}

test('at home Contact scrolls smoothly to its section', async ({ page }) => {
  await page.goto('/');
  const contact = bar(page).getByRole('link', { name: 'Contact', exact: true });
  await expect(contact).toHaveAttribute('href', '#contact-us');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'smooth',
  );
  await contact.click();
  await expect(page).toHaveURL(/\/#contact-us$/);
  await expect(page.locator('#contact-us')).toBeInViewport();
});

test('with reduced motion it jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('from elsewhere Contact leads home, to the section', async ({ page }) => {
  await page.goto('/team');
  await bar(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/#contact-us$/);
  await expect(page.locator('#contact-us')).toBeInViewport();
});

test.describe('the shimmer on Algo Trading Platform', () => {
  const ends = (page: Page) =>
    page
      .locator('.shimmer')
      .evaluate((button) =>
        button
          .getAnimations({ subtree: true })
          .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
      );

  test('is over within five seconds, so that it needs no pause', async ({ page }) => {
    await page.goto('/about');
    const [end] = await ends(page);
    expect(end).toBeGreaterThan(0);
    expect(end).toBeLessThanOrEqual(5000);
  });

  test('passes once more under the pointer', async ({ page }) => {
    await page.goto('/about');
    await page
      .locator('.shimmer')
      .evaluate((button) => button.getAnimations({ subtree: true }).map((one) => one.finish()));
    expect(await ends(page)).toEqual([]);
    await page.locator('.shimmer').hover();
    await expect
      .poll(() =>
        page
          .locator('.shimmer')
          .evaluate((button) =>
            button
              .getAnimations({ subtree: true })
              .some((one) => (one as CSSTransition).transitionProperty === 'translate'),
          ),
      )
      .toBe(true);
  });

  test('stands still with reduced motion, and is hidden on very small screens', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    expect(await ends(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.shimmer')).toBeHidden();
  });
});
