import { expect, type Page } from 'playwright/test';
import { alertSaying, caretToEnd, openRecord, save, saveButton } from './helpers/admin.ts';
import { keep, read, write } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const EVENT = 'content/events/konkan-exchange-visit.mdx';

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
  const names = [
    'Paragraph',
    'format bold',
    'format italic',
    'code',
    'insert link',
    'Bulleted list',
    'Numbered list',
    'format quote',
  ];
  const buttons = around.locator('button');
  await expect(buttons).toHaveCount(names.length);
  for (const [at, name] of names.entries())
    await expect(buttons.nth(at)).toHaveAccessibleName(name);
});

test('a link of a text is changed and removed in the window beside it', {
  tag: '@all',
}, async ({ page }) => {
  keep(EVENT);
  write(EVENT, read(EVENT).replace('auction', '[auction](https://nikash.example/old)'));
  await openRecord(page, EVENT);
  const link = page.locator('[data-slate-editor] a');
  await link.click();
  const change = page.getByRole('button', { name: 'Edit link' });
  await expect(async () => {
    const [place, window] = [await link.boundingBox(), await change.boundingBox()];
    expect(Math.abs((window?.x ?? 0) - (place?.x ?? 0))).toBeLessThan(50);
    expect(Math.abs((window?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(80);
  }).toPass();
  await change.click();
  // The window of a new link is in the page as well, outside the screen.
  await page.getByPlaceholder('Paste link').last().fill('https://nikash.example/new');
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('href', 'https://nikash.example/new');
  await save(page);
  expect(read(EVENT)).toContain('[auction](https://nikash.example/new)');
  await link.click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(link).toHaveCount(0);
  await saveButton(page).click();
  await expect.poll(() => read(EVENT)).toContain('call auction that');
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
    // The window of the link before, in which the caret was.
    await expect(page.getByRole('button', { name: 'Edit link' })).toBeHidden();
    await page.getByRole('radio', { name: 'insert link' }).click();
    await page.getByPlaceholder('Paste link').filter({ visible: true }).fill(address);
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

test('a text that is clicked, and back at its words, has no unsaved change', {
  tag: '@all',
}, async ({ page }) => {
  keep(EVENT);
  const parts = '## Title\n\n- One\n  - Two\n\n> Words\n\nMore at [talks](/talks)\n';
  write(EVENT, `${read(EVENT)}\n${parts}`);
  await openRecord(page, EVENT);
  const text = page.locator('[data-slate-editor]');
  await text.getByText('Two').click();
  await page.keyboard.type('!');
  await expect(saveButton(page)).toBeEnabled();
  await page.keyboard.press('Backspace');
  await expect(saveButton(page)).toBeDisabled();
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
  'the year /2024 is no link',
  'import numpy as np, then run it',
  'export your notebook first',
  'P&L <5% of {capital}',
  '<!-- ask Ritwik -->',
  'More at www.monsoonquant.example/2024',
  'http://old.example as plain text',
  '# no heading, - no list, > no quotation',
];

test('what is typed into a text stays as it is typed, on the screen and in the file', {
  tag: '@all',
}, async ({ page }) => {
  const file = 'content/events/konkan-exchange-visit.mdx';
  keep(file);
  await openRecord(page, file);
  const text = page.locator('[data-slate-editor]');
  await text.getByText('Farhad Bamji').click({ position: { x: 4, y: 4 } });
  await caretToEnd(page, text);
  for (const line of TYPED) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(line);
    await expect(text.locator(':scope > *').filter({ hasText: line }).first()).toHaveText(line);
  }
  await save(page);
  const [first = '', ...others] = TYPED;
  const written = read(file)
    .replaceAll('\\', '')
    .replaceAll(/&#x(\w+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
  expect(others.filter((line) => !written.includes(line))).toEqual([]);
  expect(written).toContain(first.slice(-' by 1/2/2026 and 11/4/2026.'.length));
});

/** Puts the caret into a new paragraph at the end of a text. */
async function beginParagraph(page: Page) {
  const text = page.locator('[data-slate-editor]');
  await text.getByText('Farhad Bamji').click();
  await caretToEnd(page, text);
  await page.keyboard.press('Enter');
  await expect(text.locator(':scope > *')).toHaveCount(3);
  return text;
}

/** Puts something on the clipboard, and presses the keys that paste it. */
async function paste(page: Page, types: Readonly<Record<string, string>>): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (given) => {
    const blobs = Object.entries(given).map(([type, value]) => [type, new Blob([value], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, types);
  await page.keyboard.press('Control+V');
}

test('an address alone, pasted at the end of a text, is shown and saved', { tag: '@all' }, async ({
  page,
}) => {
  keep(EVENT);
  await openRecord(page, EVENT);
  const text = await beginParagraph(page);
  const address = 'https://nikash.example/visits';
  await paste(page, { 'text/plain': address });
  await expect(text.locator(`a[href="${address}"]`)).toHaveText(address);
  await save(page);
  expect(read(EVENT)).toContain(`\n\n[${address}](${address})\n`);
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{}</style></head><body>
<p class=MsoNormal><b>Bring:</b>a <i>laptop</i> and <a href="https://nikash.example/form">the form</a><o:p></o:p></p>
<p class=MsoListParagraph>1.<span>&nbsp;</span>First</p></body></html>`;
const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Docs</span><span style="font-weight:400"> keep </span><span style="font-style:italic">style</span></p><br /><ul><li><p>One point</p></li><li><p>Another</p></li></ul></b>`;
const TABLE =
  '<h2>Fees</h2><table><tr><td><p>Day</p></td><td>One</td></tr><tr><td>Price</td><td>Free</td></tr></table>';

for (const [name, html, markdown, tier] of [
  [
    'Word',
    WORD,
    '**Bring:**&#x61; *laptop* and [the form](https://nikash.example/form)\n\n1\\. First',
    { tag: '@all' },
  ],
  ['Docs', DOCS, '**Docs** keep *style*\n\n* One point\n* Another\n', { tag: '@all' }],
  ['a table', TABLE, '\n\n## Fees\n\nDay | One\n\nPrice | Free', { tag: '@all' }],
] as const)
  test(
    `what is pasted from ${name} keeps its headings, lists, bold, italic and links`,
    tier,
    async ({ page }) => {
      keep(EVENT);
      await openRecord(page, EVENT);
      await beginParagraph(page);
      await paste(page, { 'text/html': html, 'text/plain': 'in vain' });
      await save(page);
      expect(read(EVENT)).toContain(markdown);
    },
  );

test('what is pasted into words, and into a list, keeps its headings, lists and quotations', {
  tag: '@all',
}, async ({ page }) => {
  keep(EVENT);
  write(EVENT, read(EVENT).replace(/\n---\n[\s\S]*$/, '\n---\nBefore.After.\n\n* One\n* Two\n'));
  await openRecord(page, EVENT);
  const text = page.locator('[data-slate-editor]');
  const pasteAfter = async (words: string, html: string) => {
    // A letter shows where the text editor has the caret: a busy browser reports it late.
    await expect(async () => {
      await text.getByText(words).click();
      await text.evaluate(selectWord, words);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type('x');
      const isThere = (await text.textContent())?.includes(`${words}x`);
      await page.keyboard.press('Backspace');
      expect(isThere).toBe(true);
    }).toPass();
    await expect(text).not.toContainText(`${words}x`);
    await paste(page, { 'text/html': html, 'text/plain': 'in vain' });
  };
  await pasteAfter(
    'Before.',
    '<h3>Title</h3><ol><li>A<ul><li>B</li></ul></li></ol><blockquote>C</blockquote>',
  );
  await expect(text).toContainText('Title');
  await pasteAfter('One', '<h2>More</h2><ul><li>D</li><li>E</li></ul>');
  await expect(text).toContainText('E');
  await save(page);
  expect(read(EVENT)).toContain(
    'Before.\n\n## Title\n\n1. A\n   * B\n\n> C\n\nAfter.\n\n* One\n* More\n* D\n* E\n* Two\n',
  );
});

test('after a refused save the last step can be undone', { tag: '@all' }, async ({ page }) => {
  keep(EVENT);
  await openRecord(page, EVENT);
  const text = await beginParagraph(page);
  await page.keyboard.type('Kept words');
  await page.route('/editor/save', (route) =>
    route.fulfill({ status: 500, json: { message: 'Refused on purpose.' } }),
  );
  await saveButton(page).click();
  await expect(alertSaying(page, /Refused on purpose/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saveButton(page)).toBeEnabled();
  await text.getByText('Kept words').click();
  await page.keyboard.press('Control+Z');
  await expect(text.getByText('Kept words')).toHaveCount(0);
  await expect(text.getByText('Farhad Bamji')).toBeVisible();
});
