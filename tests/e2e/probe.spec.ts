import { expect, test } from 'playwright/test';
import { layoutShift } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { TALKS } from './helpers/talksFilter.ts';

skipWithout('talkList');

test('a layout shift of the current frame is reported, also with a stopped clock', {
  tag: '@all',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto(TALKS);
  await page.evaluate(() => document.fonts.ready);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  let told = 0;
  expect(await layoutShift(page)).toBe(told);
  for (const top of ['100px', '200px', '0']) {
    await page.evaluate((to) => {
      document.body.style.paddingTop = to;
    }, top);
    const now = await layoutShift(page);
    expect(now).toBeGreaterThan(told);
    told = now;
  }
});
