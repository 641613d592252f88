import { test } from 'playwright/test';
import { openAdmin } from './helpers/admin.ts';

test('look', async ({ page }) => {
  test.setTimeout(300_000);
  page.on('console', (m) => console.log(m.type(), m.text()));
  page.on('pageerror', (e) => console.log('ERR', e.message));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openAdmin(page, { page: '/talks' });
    await page.waitForTimeout(2500);
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(500);
    await page.keyboard.type('sharpe');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/zz-find-${width}.png` });
  }
});
