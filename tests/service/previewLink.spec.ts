// A proposal is shown to somebody who has no account.
import { expect, type Page, type Request } from 'playwright/test';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { expectAccessible } from './helpers/expectAccessible.ts';
import { saveChange } from './helpers/form.ts';
import { pageWithOpening, SECOND } from './helpers/records.ts';
import { test } from './helpers/session.ts';
import type { Editor } from './helpers/startEditor.ts';

skipWithout('four talks', 'page of the bar with an opening');

const PHONE = { width: 390, height: 844 };
const site = (page: Page) => page.frameLocator('iframe[title="The proposed site"]');
/** Another test may have published a change of it. */
const published = (editor: Editor) => JSON.parse(editor.git('show', `main:${SECOND.file}`));
const GONE = /This link shows nothing/;

test('a link made in two clicks shows the proposed site to a phone without an account', {
  tag: '@all',
}, async ({ arrive, browser, editor }) => {
  const { page } = await arrive('Mia Basu', 'editor', PHONE);
  const title = 'A title for the manager';
  // The mail's link leads to the page of the proposal: the first click.
  await page.goto(await saveChange(page, SECOND.file, { title }, published(editor)));
  await expect(page.getByLabel('The link is valid for')).toHaveValue('7');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.getByLabel('Copy this link now');
  await expect(link).toBeInViewport();
  const address = await link.inputValue();
  expect(address).toMatch(/\/editor\/shown\/\d+-[\w-]{43}$/);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.reload();
  await expect(link).toBeHidden();

  const context = await browser.newContext({ viewport: PHONE });
  const manager = await context.newPage();
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  await manager.goto(address);
  await expect(manager.getByText(/^As of .* It is not published\.$/)).toBeVisible();
  await expectAccessible(manager);
  expect(await manager.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const { route } = pageWithOpening();
  const prefix = new URL(
    String(await manager.locator('iframe').getAttribute('src')),
    address,
  ).pathname.replace(/\/$/, '');
  await test.step('the site is walked, with its style and its pictures', async () => {
    await site(manager).locator(`footer a[href="${prefix}${route}"]`).first().click();
    await expect(site(manager).getByText(title).first()).toBeVisible();
    const picture = site(manager).locator(`img[src^="${prefix}/images/"]`).first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const loaded = () => [...document.fonts].some(({ status }) => status === 'loaded');
    await expect.poll(() => site(manager).locator('body').evaluate(loaded)).toBe(true);
  });
  await test.step('every link of the page leads to what is shown, also the one to the first page', async () => {
    const links = await site(manager)
      .locator('a[href]')
      .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).href))]);
    const own = links
      .map((link) => new URL(link))
      .filter(({ origin }) => origin === editor.address);
    expect(own.map(({ pathname }) => pathname)).toContain(`${prefix}/`);
    for (const { href, pathname } of own) {
      expect(pathname).toMatch(new RegExp(`^${prefix}/`));
      const answer = await context.request.get(href, { maxRedirects: 0 });
      expect(answer.status(), href).toBe(200);
    }
  });
  // No other site is asked, and the browser is told to name the address to nobody.
  for (const request of requests) {
    expect(new URL(request.url()).origin).toBe(new URL(editor.address).origin);
    if (request.resourceType() !== 'document') continue;
    const headers = await (await request.response())?.allHeaders();
    expect(headers?.['referrer-policy'], request.url()).toBe('no-referrer');
  }

  await page.getByRole('button', { name: 'Withdraw the link by Mia Basu' }).click();
  await expect(page.getByRole('status')).toHaveText(/^The link is withdrawn/);
  await expect(page.getByText('made a link that shows it')).toBeVisible();
  await expect(page.getByText('withdrew a link that showed it')).toBeVisible();
  await manager.reload();
  await expect(manager.getByRole('alert')).toHaveText(GONE);
  await expectAccessible(manager);
  expect((await context.request.get(`${editor.address}${prefix}/`)).status()).toBe(404);
  await context.close();
});

test('a link is made, copied and withdrawn by keyboard', { tag: '@all' }, async ({
  editor,
  arrive,
}) => {
  const { page } = await arrive('Ravi Basu', 'reviewer');
  await page.goto(
    await saveChange(page, SECOND.file, { title: 'A title by keyboard' }, published(editor)),
  );
  await page.getByLabel('The link is valid for').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const link = page.getByLabel('Copy this link now');
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  // Whoever comes by Tab has it selected.
  expect(
    await link.evaluate(
      ({ selectionStart, selectionEnd }: HTMLInputElement) =>
        Number(selectionEnd) - Number(selectionStart),
    ),
  ).toBe((await link.inputValue()).length);
  const tomorrow = new Date(Date.now() + 86_400_000).getUTCDate();
  await expect(page.getByText(/^valid until /)).toContainText(
    new RegExp(`\\b(${tomorrow}|${tomorrow + 1}|1)\\b`),
  );
  await page.getByRole('button', { name: /^Withdraw/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toBeHidden();
});
