import { expect, test } from '@playwright/test';
import { details, dialog, expand, expectCollapsed, trigger } from './featureCards.ts';
import { awake } from './probe.ts';

// Specification 9: the bundle animation's 0.45 s.
test('takes 0.45 s to open and to close', async ({ page }) => {
  await page.addInitScript(() => {
    const durations: number[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      durations.push(Number((options as KeyframeAnimationOptions).duration));
      return animate.call(this, frames, options);
    };
    Object.assign(window, { durations });
  });
  await expand(page);
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
  const durations = await page.evaluate(
    () => (window as unknown as { durations: number[] }).durations,
  );
  expect(durations.length).toBeGreaterThan(0);
  expect(new Set(durations)).toEqual(new Set([450]));
});

test('moves from its place to the middle of the screen', async ({ page }) => {
  await page.goto('/');
  await trigger(page).or(details(page).locator('summary')).first().press('Enter');
  await awake(page, 'FeatureGrid');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
  const tops = await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('#features li button');
    button?.click();
    const seen: number[] = [];
    const end = performance.now() + 800;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      const card = document.querySelector('dialog article');
      if (card) seen.push(Math.round(card.getBoundingClientRect().width));
    }
    return seen;
  });
  expect(new Set(tops).size).toBeGreaterThan(3);
});

test('with reduced motion it is there at once, and gone at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expand(page);
  await page.keyboard.press('Escape');
  await expectCollapsed(page);
  const widths = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('#features li button')?.click();
    const seen = new Set<number>();
    for (let i = 0; i < 20; i++) {
      await new Promise(requestAnimationFrame);
      const card = document.querySelector('dialog article');
      if (card) seen.add(Math.round(card.getBoundingClientRect().width));
    }
    return seen.size;
  });
  expect(widths).toBeLessThanOrEqual(2);
});
