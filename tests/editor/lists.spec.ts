import { expect, type Page } from 'playwright/test';
import { dayText } from '../../content/schema/datetime.ts';
import {
  alertSaying,
  chooseFor,
  field,
  inMenu,
  openList,
  openMenu,
  rowOf,
} from './helpers/admin.ts';
import { openPreview, preview } from './helpers/previewPage.ts';
import {
  checkReport,
  exists,
  highestNumber,
  keep,
  read,
  readRecord,
  talkCount,
  write,
} from './helpers/records.ts';
import { test } from './helpers/session.ts';
import { studioRecords } from './helpers/studioRecords.ts';

const titles = (page: Page) => page.locator('.records tbody th a');
const find = (page: Page, words: string) =>
  page.getByRole('searchbox', { name: 'Find' }).fill(words);

test('a list stands in the order of its page, with picture, day and state', {
  tag: '@all',
}, async ({ page }) => {
  const talk = 'content/talks/losing-well.json';
  const fields = JSON.parse(keep(talk));
  write(talk, JSON.stringify({ ...fields, publishAt: '2099-12-03T09:30' }));
  await openList(page, 'talks');
  const newest = async () => (await titles(page).allTextContents()).slice(0, 9);
  await expect
    .poll(newest)
    .toEqual([
      'What the order book knows before the price does',
      'Why your Sharpe ratio is lying politely',
      'Hedging in a market that gaps',
      'From tax accountant to rates desk',
      'An afternoon with the SVI surface',
      'A trader’s guide to losing money well',
      'Algo trading under the SEBI framework, clause by clause',
      'Hinglish is a programming language',
      'Probability for interviews in twelve questions',
    ]);
  const row = rowOf(page, fields.title);
  await expect(row.getByRole('cell', { name: String(fields.id), exact: true })).toBeVisible();
  await expect(row).toContainText(dayText('2025-04-04'));
  await expect(row).toContainText('Scheduled for 3 December 2099 at 09:30');
  await expect(row.locator('img')).toHaveJSProperty('complete', true);
  await rowOf(page, fields.title).getByRole('link').click();
  const item = preview(page).locator('li', { hasText: fields.title }).first();
  await expect(item).toHaveAttribute(
    'data-preview-state',
    'Scheduled for 3 December 2099 at 09:30',
  );
});

test('words are found in the texts of one kind and of all, with 300 records', {
  tag: '@all',
}, async ({ page }) => {
  const talk = JSON.parse(read('content/talks/hinglish-compiler.json'));
  const own = 'content/talks/losing-well.json';
  const description = 'Three bad weeks, and how somebody walked twice round the block in each.';
  write(own, JSON.stringify({ ...JSON.parse(keep(own)), description }));
  const [first, last] = [1_001, 1_300 - talkCount()];
  for (let id = first; id <= last; id++) {
    const file = `content/talks/another-${id}.json`;
    keep(file);
    write(file, JSON.stringify({ ...talk, id, title: `Another talk, ${id}` }));
  }
  const records = await studioRecords(page);
  const counted = async () => (await records('talks')).length;
  await expect.poll(counted, { timeout: 60_000 }).toBe(300);
  await openList(page, 'talks');
  await expect(page.locator('.records-count')).toHaveText('300 records');
  const rows = page.locator('.records tbody tr');
  await expect(rows).toHaveCount(100);
  const more = page.getByRole('button', { name: 'Show more' });
  for (const count of [200, 300])
    await expect(async () => {
      // The new rows move it down while it is scrolled to.
      if ((await rows.count()) < count) await more.scrollIntoViewIfNeeded({ timeout: 1_000 });
      await expect(rows).toHaveCount(count, { timeout: 1_000 });
    }).toPass();
  await expect(more).toHaveCount(0);
  await find(page, 'TWICE round block');
  await expect(titles(page)).toHaveText(['A trader’s guide to losing money well']);
  await expect(rowOf(page, 'A trader’s guide to losing money well')).toContainText(
    'walked twice round the block',
  );
  await find(page, 'anvita raghunath');
  await page.getByRole('combobox', { name: 'In', exact: true }).selectOption('');
  await expect(titles(page).first()).toHaveText('Anvita Raghunath');
  await expect(page.getByRole('columnheader', { name: 'Kind' })).toBeVisible();
  await find(page, 'no such words anywhere');
  await expect(page.locator('.records-count')).toHaveText(
    'No record holds “no such words anywhere”.',
  );
  await find(page, 'twice round block');
  await page.getByRole('combobox', { name: 'In', exact: true }).selectOption('logos');
  await expect(page.locator('.records-count')).toHaveText(
    'No record under Logos holds “twice round block”.',
  );
  await page.getByRole('button', { name: 'Search all records' }).click();
  await expect(titles(page)).toHaveText(['A trader’s guide to losing money well']);
  await find(page, '');
  await page.getByRole('combobox', { name: 'In', exact: true }).selectOption('logos');
  await expect(page.locator('.records-count')).toHaveText('12 records');
  await expect(page).toHaveURL(/list=logos$/);
});

const LOGOS = [
  'vindhyagiri-institute',
  'tamrapatra-school',
  'konkan-exchange',
  'saptarishi-institute',
];
const logoFile = (slug: string) => `content/logos/${slug}.json`;

test('logos change places by dragging and by keys, and their numbers follow', {
  tag: '@all',
}, async ({ page }) => {
  for (const slug of LOGOS) keep(logoFile(slug));
  await openList(page, 'logos');
  const handle = (i: number) => page.locator('.records-handle').nth(i);
  const [from, to] = [await handle(0).boundingBox(), await handle(2).boundingBox()];
  if (!from || !to) throw new Error('The list has no handles.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  // On a busy machine the rows follow a hand that is still there.
  await expect(async () => {
    await page.mouse.move(to.x + to.width / 2, to.y, { steps: 8 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await expect(titles(page).nth(2)).toHaveText('Vindhyagiri Institute of Technology', {
      timeout: 1_000,
    });
  }).toPass();
  await page.mouse.up();
  const numbers = (slugs: readonly string[]) => slugs.map((slug) => readRecord(logoFile(slug)));
  await expect
    .poll(() => numbers(LOGOS))
    .toEqual([2, 0, 1, 3].map((id) => expect.objectContaining({ id })));
  await expect(alertSaying(page, 'The order is saved.')).toBeVisible();
  await expect(titles(page).first()).toHaveText('Tamrapatra School of Business');
  await handle(3).focus();
  // Faster than the list is drawn again: what the first key changed counts for the second.
  await handle(3).evaluate(async (one) => {
    for (let i = 0; i < 2; i++) {
      one.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
      await Promise.resolve();
    }
  });
  await expect
    .poll(() => numbers(LOGOS))
    .toEqual([3, 0, 2, 1].map((id) => expect.objectContaining({ id })));
  expect(checkReport()).toBe('');
  await page.getByRole('button', { name: 'Undo the last move' }).click();
  await expect(alertSaying(page, 'The previous order is restored.')).toBeVisible();
  expect(numbers(LOGOS)).toEqual([3, 0, 1, 2].map((id) => expect.objectContaining({ id })));
  await expect(page.getByRole('button', { name: 'Undo the last move' })).toHaveCount(0);
});

test('a record is renamed with all that names it', { tag: '@all' }, async ({ page }) => {
  const [old, renamed, education] = [
    'content/courses/stack.json',
    'content/courses/full-stack.json',
    'content/pages/education.json',
  ];
  for (const file of [old, renamed, education]) keep(file);
  await openList(page, 'courses');
  page.once('dialog', (dialog) => dialog.accept('full-stack'));
  await chooseFor(page, 'Stack', 'Rename the file');
  await expect(alertSaying(page, 'Renamed to full-stack.')).toBeVisible();
  await expect(rowOf(page, 'Stack').getByRole('link')).toHaveAttribute('href', /full-stack/);
  expect(read(education)).toContain(`"${renamed}"`);
  expect(read(education)).not.toContain(`"${old}"`);
  expect(checkReport()).toBe('');
});

test('words in another language are no record, and go where their record goes', {
  tag: '@all',
}, async ({ page }) => {
  const words = (slug: string) => `content/courses/${slug}.hi.json`;
  const [old, renamed] = ['content/courses/stack.json', 'content/courses/full-stack.json'];
  for (const file of [old, renamed, words('stack'), words('full-stack')]) keep(file);
  keep('content/pages/education.json');
  write(words('stack'), '{\n  "title": "स्टैक"\n}\n');
  await openList(page, 'courses');
  await expect(rowOf(page, 'Stack')).toHaveCount(1);
  await expect(page.locator('.records')).not.toContainText('स्टैक');
  page.once('dialog', (dialog) => dialog.accept('full-stack'));
  await chooseFor(page, 'Stack', 'Rename the file');
  await expect(alertSaying(page, 'Renamed to full-stack.')).toBeVisible();
  await expect.poll(() => exists(words('full-stack'))).toBe(true);
  expect(read(words('full-stack'))).toContain('स्टैक');
  expect(exists(words('stack'))).toBe(false);
  expect(checkReport()).toBe('');
});

test('words in another language are deleted with their record', { tag: '@all' }, async ({
  page,
}) => {
  const [talk, words, own] = ['deleted', 'deleted.hi', 'losing-well'].map(
    (name) => `content/talks/${name}.json`,
  ) as [string, string, string];
  for (const file of [talk, words]) keep(file);
  const fields = { ...JSON.parse(read(own)), id: highestNumber() + 1, title: 'To be deleted' };
  write(talk, JSON.stringify(fields));
  write(words, '{ "title": "हटाया जाएगा" }');
  const records = await studioRecords(page);
  await expect.poll(async () => JSON.stringify(await records('talks'))).toContain('To be deleted');
  await openList(page, 'talks');
  page.once('dialog', (dialog) => dialog.accept());
  await chooseFor(page, 'To be deleted', 'Delete');
  await expect(alertSaying(page, '“To be deleted” is deleted.')).toBeVisible();
  await expect.poll(() => exists(words)).toBe(false);
  expect(exists(talk)).toBe(false);
});

test('a duplicate takes the next number, and a name of its own', { tag: '@all' }, async ({
  page,
}) => {
  const copy = 'content/logos/pybazaar-uber-ol.json';
  keep(copy);
  await openList(page, 'logos');
  await chooseFor(page, 'PyBazaar', 'Duplicate');
  await expect(page.getByRole('spinbutton').first()).toHaveValue('12');
  await page.locator('input[name="name"]').fill('PyBazaar Über Öl');
  await expect(page.locator('input[name="filename"]')).toHaveValue('pybazaar-uber-ol');
});

test('the menu leads from a page to a list and from one list to another, closes after each choice, and the words that were looked for go', {
  tag: '@all',
}, async ({ page }) => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await openPreview(page, '/about');
  await openMenu(page);
  await inMenu(page, 'Testimonials').click();
  await expect(heading('Testimonials')).toBeVisible();
  await expect(page.locator('.records tbody tr').first()).toBeVisible();
  await find(page, 'sharpe');
  await openMenu(page);
  await inMenu(page, 'Logos').click();
  await expect(heading('Logos')).toBeVisible();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveValue('');
  await expect(page.locator('.records-count')).toHaveText('12 records');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await openMenu(page);
  await inMenu(page, 'All records').click();
  await expect(heading('All records')).toBeVisible();
  await openMenu(page);
  await inMenu(page, 'Site').click();
  await expect(page.locator('[data-test="form:content/site/site.json"]')).toBeVisible();
});

test('in the menu of all content, up and down stop once at each row, and right leads to its “+”', {
  tag: '@all',
}, async ({ page }) => {
  await openList(page, 'talks');
  await openMenu(page);
  const active = page.getByRole('menu').locator('[data-focus]');
  for (const [key, name] of [
    ['ArrowDown', 'All records'],
    ['ArrowDown', 'Pages'],
    ['ArrowDown', 'Courses'],
    ['ArrowRight', 'New record in Courses'],
    ['ArrowDown', 'Talks'],
    ['ArrowRight', 'New record in Talks'],
    ['ArrowLeft', 'Talks'],
    ['ArrowUp', 'Courses'],
    ['End', 'Help'],
    ['ArrowRight', 'Help'],
    ['Home', 'All records'],
    ['ArrowDown', 'Pages'],
    ['ArrowRight', 'New record in Pages'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(active, key).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New record' })).toBeVisible();
});

test('Ctrl+K finds a record from any place by its words, and Enter opens it beside its page', {
  tag: '@all',
}, async ({ page }) => {
  await openPreview(page, '/about');
  await page.keyboard.press('Control+k');
  const find = page.getByRole('dialog', { name: 'Find' });
  await page.keyboard.type('sharpe lying');
  await expect(find.getByRole('option').first()).toContainText('Why your Sharpe ratio is lying');
  await page.keyboard.press('Enter');
  await expect(find).toHaveCount(0);
  await expect(page.locator('[data-test="form:content/talks/polite-sharpe.json"]')).toBeVisible();
  await expect(page.locator('input:focus')).toHaveValue(/^Why your Sharpe ratio is lying/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('no such words anywhere');
  await expect(find.getByRole('status')).toHaveText('Nothing holds “no such words anywhere”.');
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);

  await test.step('words of a text lead to its field, also a second time', async () => {
    const { sections } = JSON.parse(read('content/pages/home.json'));
    const lead = field(page, 'sections.0.lead');
    for (const words of [sections[0].lead.slice(-60), sections[0].lead.slice(-50)]) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words);
      await expect(find.getByRole('option').first()).toContainText('Home');
      await page.keyboard.press('Enter');
      await expect(lead).toBeFocused();
      await expect(lead).toHaveValue(sections[0].lead);
      await field(page, 'sections.0.headline.roman').focus();
    }
  });
});

test('on a phone all records of a list are chosen at once, and what can be done with them is one row', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, 'talks');
  const several = page.getByRole('region', { name: 'The chosen records' });
  await page.getByRole('checkbox', { name: 'Choose all' }).check();
  await expect(several).toContainText(`${talkCount()} chosen`);
  const { height, x = 0, width = 0 } = (await several.boundingBox()) ?? {};
  expect(height).toBeLessThan(60);
  expect(x >= 0 && x + width <= 390).toBe(true);
  await several.getByRole('button', { name: 'Choose none' }).click();
  await expect(several).toBeHidden();
});

test('several records are hidden, scheduled and deleted in one step, and each step is undone', async ({
  page,
}) => {
  const files = ['losing-well', 'polite-sharpe', 'hedging-gaps'].map(
    (slug) => `content/talks/${slug}.json`,
  );
  const before = files.map(keep);
  const now = () => files.map((file) => (exists(file) ? read(file) : ''));
  const fields = (file: string) => JSON.parse(read(file));
  await openList(page, 'talks');
  const box = (title: string) => page.getByRole('checkbox', { name: `Choose ${title}` });
  // With the Shift key, what is between them too.
  await box('Why your Sharpe ratio is lying politely').check();
  await box('A trader’s guide to losing money well').click({ modifiers: ['Shift'] });
  const several = page.getByRole('region', { name: 'The chosen records' });
  await expect(several).toContainText('5 chosen');
  await box('From tax accountant to rates desk').uncheck();
  await box('An afternoon with the SVI surface').uncheck();
  const undo = async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(now).toEqual(before);
  };

  await several.getByRole('button', { name: 'Hide' }).click();
  await expect(alertSaying(page, '3 records are hidden from visitors.')).toBeVisible();
  expect(files.map((file) => fields(file).draft)).toEqual([true, true, true]);
  await expect(several).toBeHidden();
  await expect(rowOf(page, 'Hedging in a market that gaps')).toContainText('Draft');
  await undo();

  const choose = async () => {
    for (const file of files)
      await box(JSON.parse(before[files.indexOf(file)] ?? '').title).check();
  };
  await choose();
  await several.getByRole('button', { name: 'Publish on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Publish on').fill('2099-12-03T09:30');
  await expect(dialog).toContainText('3 December 2099');
  await dialog.getByRole('button', { name: 'Publish then' }).click();
  await expect
    .poll(() => files.map((file) => fields(file).publishAt))
    .toEqual(files.map(() => '2099-12-03T09:30'));
  expect(checkReport()).toBe('');
  await undo();

  page.on('dialog', (asked) => asked.accept());
  await choose();
  await several.getByRole('button', { name: 'Delete' }).click();
  await expect(alertSaying(page, '3 records are deleted.')).toBeVisible();
  expect(files.some(exists)).toBe(false);
  await undo();
  expect(checkReport()).toBe('');
});
