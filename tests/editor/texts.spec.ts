import { expect } from '@playwright/test';
import { alertSaying, openRecord, saveButton } from './helpers/admin.ts';
import { keep, read } from './helpers/records.ts';
import { test } from './helpers/session.ts';

/** Selects a word in the element that holds it. */
const selectWord = (element: Element, word: string) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.nodeValue?.indexOf(word) ?? -1;
    if (at >= 0) getSelection()?.setBaseAndExtent(text, at, text, at + word.length);
  }
};

test('the toolbar of a text offers what a text may hold', { tag: '@all' }, async ({ page }) => {
  await openRecord(page, 'content/events/konkan-exchange-visit.mdx');
  const text = page.locator('[data-slate-editor]');
  await expect(text).toBeVisible();
  const around = text.locator('xpath=ancestor::*[.//button][1]');
  await expect(around.locator('button')).toHaveText([
    /format bold/,
    /format italic/,
    /insert link/,
  ]);
});

test('a link of a text that leads nowhere is named, and is put right beside its message', {
  tag: '@all',
}, async ({ page }) => {
  const file = 'content/events/konkan-exchange-visit.mdx';
  const before = keep(file);
  await openRecord(page, file);
  const text = page.locator('[data-slate-editor]');
  const link = async (word: string, address: string) => {
    await text.getByText(word).first().evaluate(selectWord, word);
    await page.getByRole('radio', { name: 'insert link' }).click();
    await page.getByPlaceholder('Paste link').fill(address);
    await page.keyboard.press('Enter');
    await expect(text.locator(`a[href="${address}"]`)).toHaveText(word);
  };
  await link('auction', '/talks');
  await link('margin', '/lectures');
  await saveButton(page).click();
  await expect(
    alertSaying(page, /leads to \/lectures, and the site has no such page/),
  ).toBeVisible();
  await expect(page.getByText(/leads to \/talks/)).toHaveCount(0);
  expect(read(file)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(text.locator('a[href="/lectures"]')).toHaveText('margin');
});
