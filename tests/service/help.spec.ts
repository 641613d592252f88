// Help: the chapters of tina/README.md for editors, in the editor.
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { expectAccessible } from './helpers/expectAccessible.ts';
import { test } from './helpers/session.ts';

/** Opens Help by its link, which leaves the page open. */
async function openHelp(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  const help = await opened;
  await expect(help.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  return help;
}

const complaintsOf = (context: BrowserContext) => {
  const complaints: string[] = [];
  context.on('console', (message) => complaints.push(message.text()));
  return complaints;
};

for (const width of [390, 1440])
  test(`Help at ${width} px: a contents link moves to its chapter, whose picture loads`, {
    tag: '@all',
  }, async ({ browser, editor }) => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ baseURL: editor.address, viewport });
    const complaints = complaintsOf(context);
    const signIn = await context.newPage();
    await signIn.goto('/editor/sign-in');
    const help = await openHelp(signIn);
    await expect(signIn.getByLabel('Your email address')).toBeVisible();
    const contents = help.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'Replace a logo' }).click();
    await expect(help).toHaveURL(/\/editor\/help#replace-a-logo$/);
    const heading = help.getByRole('heading', { name: 'Replace a logo' });
    await expect(heading).toBeInViewport();
    const picture = help.getByRole('img', { name: /^The form of a logo/ });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBe(1280);
    await expectAccessible(help);
    const { scrollWidth } = await help
      .locator('html')
      .evaluate(({ scrollWidth }) => ({ scrollWidth }));
    expect(scrollWidth).toBe(width);
    for (const name of ['home.png', 'unknown.webp', '..%2freadme%2fhome.png'])
      expect((await context.request.get(`/editor/help/${name}`)).status(), name).toBe(401);
    expect(complaints).toEqual([]);
    await context.close();
  });

test('Help, signed in: from the pages, the bar and the menu of the editor', {
  tag: '@all',
}, async ({ arrive }) => {
  const { page } = await arrive('Mia Dutt');
  const help = await openHelp(page);
  await expect(help.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectAccessible(help);
  await page.goto('/admin/');
  await openHelp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Content' }).click();
  // The bar of a phone has room for the next step alone.
  for (const [name, href] of [
    ['Proposals', '/editor/proposals'],
    ['Published', '/editor/published'],
    ['Help', '/editor/help'],
  ] as const)
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveAttribute('href', href);
  await expect(page.locator('#editor-bar').getByRole('link')).toHaveText(['Send for review…']);
});
