import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, layoutShift } from './probe.ts';

// Cards that arrive as a group: specification 9, Bundle animation duration.
const LIST = '.arrivals';

/** Scrolls so that this much of the first list stands above the window's lower edge. */
const show = (page: Page, pixels: number) =>
  page
    .locator(LIST)
    .first()
    .evaluate((list, shown) => {
      const top = scrollY + list.getBoundingClientRect().top - innerHeight + shown;
      window.scrollTo({ top, behavior: 'instant' });
    }, pixels);

const card = (page: Page) => page.locator(`${LIST} > *`).first();

for (const route of ['/', '/education', '/enterprise', '/team', '/hiring', '/about'])
  test(`${route}: nothing waits unseen below the window`, async ({ page }) => {
    await page.goto(route);
    const lists = page.locator(LIST);
    expect(await lists.count()).toBeGreaterThan(0);
    const opacities = await page
      .locator(`${LIST} > *`)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });

test('as the list comes in its cards rise together, in 0.45 s, and once', async ({ page }) => {
  await page.goto('/education');
  const before = await layoutShift(page);
  await show(page, 30);
  await expect(card(page)).toHaveCSS('opacity', '0');
  await show(page, 200);
  const [running] = await Promise.all([
    page
      .locator(LIST)
      .first()
      .evaluate(async (list) => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return list
          .getAnimations({ subtree: true })
          .flatMap((animation) =>
            animation instanceof CSSTransition &&
            (animation.effect as KeyframeEffect).target?.parentElement === list
              ? [`${animation.transitionProperty} ${animation.effect?.getTiming().duration}`]
              : [],
          );
      }),
  ]);
  expect(new Set(running)).toEqual(new Set(['opacity 450', 'translate 450']));
  expect(running).toHaveLength(2 * (await page.locator(`${LIST}`).first().locator('> *').count()));
  await expect(card(page)).toHaveCSS('opacity', '1');
  await expect(card(page)).toHaveCSS('translate', '0px');
  await show(page, 1500);
  await expect(card(page)).toHaveCSS('opacity', '1');
  expect(await layoutShift(page)).toBe(before);
  await expectAccessible(page);
});

test('with reduced motion, and on paper, they are in their place', async ({ page }) => {
  await page.goto('/education');
  await show(page, 30);
  await expect(card(page)).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(card(page)).toHaveCSS('opacity', '1');
  expect(await card(page).evaluate((one) => getComputedStyle(one).translate)).toBe('none');
});

test('they need no script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/education');
  await expect(card(page)).toHaveCSS('opacity', '1');
  await context.close();
});
