import { expect, test } from 'playwright/test';
import { matrix } from '../../matrix.ts';
import { allLayoutShift, fontsLoaded, hold } from '../helpers/probe.ts';
import { MAIN_ROUTES } from '../helpers/routes.ts';

// The system's font is sized like ours, but some line of some width still breaks elsewhere. On the phone that
// Lighthouse measures with, no line of the sample's first screens does; other texts would.
test.use({ viewport: { width: 412, height: 823 } });

for (const [route, tier] of matrix(MAIN_ROUTES))
  test(
    `${route} on the phone of Lighthouse: nothing moves when the fonts load`,
    tier,
    async ({ page }) => {
      const release = await hold(page, /\.woff2$/);
      await page.goto(route, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('link[rel=preload][as=font]').first()).toBeAttached();
      release();
      await fontsLoaded(page);
      expect(await allLayoutShift(page)).toBe(0);
    },
  );
