import { expect } from 'playwright/test';
import { alertSaying, openRecord, save, saveButton } from './helpers/admin.ts';
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

/** What Plate's own formatting would change, or open a menu for. */
const TYPED = [
  'See https://nikash.example/visits by 1/2/2026 and 11/4/2026.',
  '// a comment, 3/4 of it, and/or 21/20',
  'drawdown <= 2% and edge >= 1.5, a == b, a != b, 5 % of 3',
  'buy -> hold => sell <- wait',
  'x^3 and H~2, +-4, ~~3~~',
  '(c) 2026, (r), (tm), wait ... what -- really',
  '"quoted" and \'so\', **bold** _italic_ `code`',
  '1. no list',
  '* nor this',
  '/ no menu',
];

test('what is typed into a text stays as it is typed, on the screen and in the file', {
  tag: '@all',
}, async ({ page }) => {
  const file = 'content/events/konkan-exchange-visit.mdx';
  keep(file);
  await openRecord(page, file);
  const text = page.locator('[data-slate-editor]');
  await text.getByText('Farhad Bamji').click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('Control+End');
  for (const line of TYPED) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(line);
    await expect(text.locator(':scope > *').filter({ hasText: line }).first()).toHaveText(line);
  }
  await save(page);
  const [first = '', ...others] = TYPED;
  const written = read(file).replaceAll('\\', '');
  expect(others.filter((line) => !written.includes(line))).toEqual([]);
  expect(written).toContain(first.slice(-' by 1/2/2026 and 11/4/2026.'.length));
});
