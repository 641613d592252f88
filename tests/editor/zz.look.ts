import { test } from 'playwright/test';
import { openAdmin } from './helpers/admin.ts';

const PLACES = {
  home: { page: '/' },
  talk: { record: 'content/talks/losing-well.json' },
  list: { list: 'talks' },
  new: { new: 'talks' },
  pictures: { pictures: 'all' },
} as const;
test('look', async ({ page }) => {
  test.setTimeout(300_000);
  page.on('console', (m) => console.log(m.type(), m.text()));
  page.on('pageerror', (e) => console.log('ERR', e.message));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    for (const [name, place] of Object.entries(PLACES)) {
      await openAdmin(page, place as never);
      await page.waitForTimeout(3000);
      await page.screenshot({ path: `/tmp/zz-${name}-${width}.png` });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, { page: '/talks' });
  await page.getByRole('button', { name: 'Content' }).click();
  await page.waitForTimeout(1000);
  await page.screenshot({ path: '/tmp/zz-menu.png' });
});
