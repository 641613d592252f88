import { expect, type Page, test } from 'playwright/test';
import brand from '../../content/brand/brand.json' with { type: 'json' };
import { matrix } from '../matrix.ts';
import { placeOf } from './helpers/content.ts';
import { fontsLoaded, hold } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('hero');

const { route: HOME, id, section } = placeOf('hero');

// Layout above the fold: no element moves when the fonts load, and they are applied together.

/** The top positions of the parts of the opening. */
const tops = (page: Page) =>
  page
    .locator(`#${id}-heading, #${id} :is(.lead, .lead + div > *, figure)`)
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

/** The fonts in which headlines are displayed, without rare letters; until the fonts load, the system's. */
const shown = (page: Page) =>
  page.evaluate(
    (display) =>
      [...document.fonts]
        .filter(
          ({ family, status, unicodeRange }) =>
            family === display && status === 'loaded' && /^U\+20-/i.test(unicodeRange),
        )
        .map(({ style }) => style),
    brand.typefaces.display.family,
  );

for (const [[width, height], tier] of matrix([
  [390, 844],
  [768, 1024],
  [1366, 768],
  [1440, 900],
] as const))
  test(
    `${width} × ${height}: the lead, the buttons and the chart stay where they were first painted`,
    tier,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const release = await hold(page, /\.woff2$/);
      await page.goto(HOME, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('link[rel=preload][as=font]').first()).toBeAttached();
      const before = await tops(page);
      // The heading, the lead, the buttons and the chart.
      expect(before).toHaveLength(3 + section.actions.length);
      release();
      await fontsLoaded(page);
      for (const [i, top] of (await tops(page)).entries())
        expect(Math.abs(top - (before[i] ?? 0)), `part ${i}`).toBeLessThanOrEqual(2);
    },
  );

test('upright and italic fonts of a headline are applied together, whichever is late; a font that never loads delays none', {
  tag: '@all',
}, async ({ page }) => {
  const release = await hold(page, /display-italic\.woff2$/, (route) => route.abort());
  await page.goto(HOME, { waitUntil: 'commit' });
  const others = ['display', 'text', 'mono'].map((name) =>
    page.waitForResponse(`**/fonts/${name}.woff2`).then((answer) => answer.finished()),
  );
  await Promise.all(others);
  expect(await shown(page)).toEqual([]);
  release();
  await expect.poll(() => shown(page)).toEqual(['normal']);
});
