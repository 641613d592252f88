// The review of two commits by `npm run content:review -- --serve`.
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { review } from '../../scripts/content/review/review.ts';
import { serveReview } from '../../scripts/content/review/serveReview.ts';
import { fields, withHistory } from '../build/review/history.ts';
import { miniature, type Tree } from '../unit/content/miniature.ts';
import { expectAccessible } from './helpers/expectAccessible.ts';

const TALK = 'content/talks/one-1.json';
const OTHER = 'content/talks/one-2.json';
const PICTURE = '/images/talks/two.webp';

const colour = (background: string) =>
  sharp({ create: { width: 1280, height: 720, channels: 3, background } })
    .webp()
    .toBuffer();

test('a branch is shown with its words, pictures and code, and its pages before and after', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const [teal, tomato] = [await colour('teal'), await colour('tomato')];
  const tree: Tree = miniature();
  tree.set(`public${PICTURE}`, teal);
  fields(tree, OTHER, (talk) => Object.assign(talk, { thumbnailUrl: PICTURE }));
  const change = (head: Tree) => {
    fields(head, TALK, (talk) => Object.assign(talk, { title: 'A <b>new</b> title' }));
    head.set(`public${PICTURE}`, tomato);
    head.set('CODEOWNERS', '* @nobody\n');
  };
  await withHistory(tree, change, async (root) => {
    const { address, close } = await serveReview(root, await review(root, 'HEAD^1..HEAD'));
    try {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Code changes in 1 file; 2 records change',
      );
      await expect(page.getByText('CODEOWNERS')).toBeVisible();
      await expect(page.locator('ins').filter({ hasText: '<b>new</b>' })).toBeVisible();
      await expect(page.getByText('Another picture under the same name')).toBeVisible();
      const after = page.frameLocator('iframe[title$=", after"]').first();
      const changed = after.locator('[data-changed]');
      await expect(changed.filter({ hasText: 'A <b>new</b> title' }).first()).toBeVisible();
      await expect(after.locator('img[data-changed]').first()).toBeVisible();
      const shown = page.locator('ins img');
      await shown.scrollIntoViewIfNeeded();
      await expect(shown).toHaveJSProperty('naturalWidth', 1280);
      await expectAccessible(page);
    } finally {
      close();
    }
  });
});
