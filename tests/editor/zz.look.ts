import { test } from 'playwright/test';
import { openAdmin } from './helpers/admin.ts';
test('look', async ({ page }) => {
  test.setTimeout(300_000);
  page.on('console', (m) => console.log(m.type(), m.text()));
  page.on('pageerror', (e) => console.log('ERR', e.message));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await openAdmin(page, { pictures: 'all' });
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/zz-pictures-${width}.png` });
    await openAdmin(page, { record: 'content/talks/losing-well.json' });
    await page.getByRole('button', { name: 'Replace Picture' }).click();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/zz-choose-${width}.png` });
  }
});
