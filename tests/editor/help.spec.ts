import { expect } from 'playwright/test';
import { field, inMenu, openMenu } from './helpers/admin.ts';
import { openPreview } from './helpers/previewPage.ts';
import { keep } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const TALK = 'content/talks/losing-well.json';

test('the menu has Help, which opens next to a form and leaves what was typed', {
  tag: '@all',
}, async ({ page, context }) => {
  keep(TALK);
  await openPreview(page, '/talks', TALK);
  await field(page, 'title').fill('Half a title');
  await openMenu(page);
  const opened = context.waitForEvent('page');
  await inMenu(page, 'Help').click();
  const help = await opened;
  await expect(help.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await expect(help.getByRole('heading', { name: 'Publish on a day' })).toBeAttached();
  const picture = help.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBe(1280);
  await expect(help.locator('.bar')).toHaveCSS('display', 'flex');
  await expect(field(page, 'title')).toHaveValue('Half a title');
});
