// Two people and one record: nothing is overwritten, and each is told in words.
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { collections } from '../../content/schema/collections.ts';
import { content } from '../e2e/helpers/content.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { expectAccessible } from './helpers/expectAccessible.ts';
import { field, openForm, openList, rowOf, save, saveButton } from './helpers/form.ts';
import { FIRST, FOURTH, KIND, SECOND, THIRD } from './helpers/records.ts';
import { join, test } from './helpers/session.ts';

skipWithout('four talks or courses');

const CHANGED = /This record was changed elsewhere too/;

test('different fields go together, and the same one is asked for', async ({ editor, arrive }) => {
  const [mia, ravi] = [await arrive('Mia Iyer'), await arrive('Ravi Nair')];
  await test.step('a colleague joins by the link, and both see each other', async () => {
    await join(ravi, mia);
    await openForm(mia.page, KIND, FIRST.slug);
    await openForm(ravi.page, KIND, FIRST.slug);
    await expect(mia.page.locator('#editor-bar')).toContainText('Ravi Nair has this record open');
    await expect(ravi.page.locator('#editor-bar')).toContainText('Mia Iyer has this record open');
  });

  await test.step('different fields', async () => {
    await field(mia.page, 'title').fill('Losing rather well');
    // A form without unsaved text shows it at once.
    await save(mia.page);
    await expect(field(ravi.page, 'title')).toHaveValue('Losing rather well');
    await expect(ravi.page.getByText(CHANGED)).toBeVisible();
    await expect(ravi.page.locator('#editor-bar')).toContainText('Last changed by Mia Iyer');
    await expect(saveButton(ravi.page)).toBeDisabled();
    await expect(ravi.page.getByText(CHANGED)).toBeHidden();
    // What is not saved is not saved automatically while a field is empty.
    await field(ravi.page, 'title').fill('');
    const description = field(mia.page, 'description');
    await description.fill(`${await description.inputValue()} Again.`);
    await save(mia.page);
    const bar = ravi.page.locator('#editor-bar');
    await expect(bar).toContainText('Another person changed this record: saving merges both.');
    await field(ravi.page, 'title').fill('Losing very well');
    await saveButton(ravi.page).click();
    await expect(ravi.page.getByText(CHANGED)).toBeVisible();
    await expect(bar).not.toContainText('saving merges both');
    await expect(field(ravi.page, 'description')).toHaveValue(/ Again\.$/);
  });

  await test.step('the same field', async () => {
    await expect(field(mia.page, 'title')).toHaveValue('Losing very well');
    await openForm(mia.page, KIND, FIRST.slug);
    await field(mia.page, 'title').fill('Losing, by Mia');
    await field(ravi.page, 'title').fill('Losing, by Ravi');
    await save(mia.page);
    await saveButton(ravi.page).click();
    const asked = ravi.page.getByRole('dialog', { name: 'Mia Iyer changed the same' });
    await expect(asked).toContainText('Mia Iyer');
    await expectAccessible(ravi.page, '#service-conflict');
    await expect(asked.getByRole('button', { name: 'Save with these' })).toBeDisabled();
    await asked.getByLabel(/Losing, by Ravi/).check();
    await asked.getByRole('button', { name: 'Save with these' }).click();
    await expect(asked).toBeHidden();
    const stored = () =>
      JSON.parse(editor.git('show', `edit/mia-iyer-changes:${FIRST.file}`) || '{}');
    await expect.poll(() => stored().title).toBe('Losing, by Ravi');
    expect(stored().description).toMatch(/ Again\.$/);
    const bar = mia.page.locator('#editor-bar');
    await expect(field(mia.page, 'title')).toHaveValue('Losing, by Ravi');
    await expect(bar).toContainText('Last changed by Ravi Nair');
    await expect(bar.locator('strong')).toHaveText('');
  });

  await test.step('the words of the other one are chosen', async () => {
    await openForm(ravi.page, KIND, FIRST.slug);
    await openForm(mia.page, KIND, FIRST.slug);
    await field(mia.page, 'title').fill('By Mia after all');
    await field(ravi.page, 'title').fill('By Ravi after all');
    await save(mia.page);
    await saveButton(ravi.page).click();
    const asked = ravi.page.getByRole('dialog', { name: 'Mia Iyer changed the same' });
    await asked.getByLabel(/By Mia after all/).check();
    await asked.getByRole('button', { name: 'Save with these' }).click();
    await expect(field(ravi.page, 'title')).toHaveValue('By Mia after all');
    await expect(ravi.page.getByText('Saved. Not public yet.').last()).toBeVisible();
    await expect(ravi.page.getByText(CHANGED)).toBeHidden();
  });
});

test('two tabs of one person are not another person', { tag: '@all' }, async ({ arrive }) => {
  const { page, context } = await arrive('Mia Twice');
  const second = await context.newPage();
  await openForm(page, KIND, SECOND.slug);
  await openForm(second, KIND, SECOND.slug);
  // What is not right is not saved by itself.
  await field(second, 'title').fill('');
  await field(page, 'description').fill('From the first tab.');
  await save(page);
  const bar = second.locator('#editor-bar');
  await expect(bar).toContainText('You changed this record in another tab: saving merges both.');
  await expect(bar).not.toContainText('Mia Twice has this record open');
  await expect(second.getByText('Another person')).toHaveCount(0);
});

const RENAMED = 'content/talks/under-another-name.json';

test('a record that somebody deleted or renamed comes back if it is wanted', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  // No page names a talk.
  skipWithout('four talks');
  const [mia, ravi] = [await arrive('Mia Pillai'), await arrive('Ravi Kaur')];
  await join(ravi, mia);
  const stored = (file: string) => editor.git('show', `edit/mia-pillai-changes:${file}`);

  await test.step('delete and edit', async () => {
    await openForm(mia.page, 'talks', FOURTH.slug);
    await openList(ravi.page, 'talks');
    ravi.page.once('dialog', (dialog) => dialog.accept());
    const title = await field(mia.page, 'title').inputValue();
    await rowOf(ravi.page, title)
      .getByRole('button', { name: /What can be done/ })
      .click();
    await ravi.page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(rowOf(ravi.page, title)).toBeHidden();
    await expect.poll(() => stored(FOURTH.file)).toBe('');

    await field(mia.page, 'title').fill('Twelve questions, again');
    const asked = mia.page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await saveButton(mia.page).click();
    expect(await asked).toMatch(/Ravi Kaur deleted .*Save it as a new record now\?/s);
    await expect(mia.page.getByText('Saved. Not public yet.').last()).toBeVisible();
    await expect.poll(() => stored(FOURTH.file)).toContain('Twelve questions, again');
    await openList(mia.page, 'talks');
    const changed = 'Changed in this proposal';
    await expect(rowOf(mia.page, 'Twelve questions, again')).toContainText(changed);
    await expect(mia.page.getByText(changed)).toHaveCount(1);
  });

  await test.step('rename and edit', async () => {
    await openForm(mia.page, 'talks', THIRD.slug);
    const title = await field(mia.page, 'title').inputValue();
    await openList(ravi.page, 'talks');
    ravi.page.once('dialog', (dialog) => dialog.accept('under-another-name'));
    await rowOf(ravi.page, title)
      .getByRole('button', { name: /What can be done/ })
      .click();
    await ravi.page.getByRole('menuitem', { name: 'Rename the file' }).click();
    await expect.poll(() => stored(RENAMED)).toContain(title);

    await field(mia.page, 'title').fill('Polite, and under another name');
    const told = mia.page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.message();
    });
    await saveButton(mia.page).click();
    expect(await told).toContain(`it is ${RENAMED} now`);
    await expect(mia.page).toHaveURL(/under-another-name/);
    await expect.poll(() => stored(RENAMED)).toContain('Polite, and under another name');
    expect(stored(THIRD.file)).toBe('');
    await openList(mia.page, 'talks');
    const renamed = rowOf(mia.page, 'Polite, and under another name');
    await expect(renamed).toContainText('Changed in this proposal');
  });
});

test('a name that two people give at once is given once', { tag: '@all' }, async ({
  editor,
  arrive,
}) => {
  skipWithout('hiring benefits or courses');
  const kind = content.hiringBenefits.length > 0 ? 'hiringBenefits' : 'courses';
  const [mia, ravi] = [await arrive('Mia Thomas'), await arrive('Ravi Thomas')];
  await join(ravi, mia);
  for (const { page, name } of [mia, ravi]) {
    await openList(page, kind);
    await page
      .getByRole('button', { name: /What can be done/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await field(page, 'title').fill('Fast answers');
    await field(page, 'description').fill(
      `Answers within a day, says ${name}, and a person to ask.`,
    );
  }
  await save(mia.page);
  const asked = ravi.page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await saveButton(ravi.page).click();
  expect(await asked).toMatch(/fast-answers already.*fast-answers-2 is free.*Take that name\?/s);
  await expect(ravi.page.getByText('Saved. Not public yet.').last()).toBeVisible();
  const { folder } = collections[kind];
  for (const name of ['fast-answers', 'fast-answers-2'])
    await expect
      .poll(() => editor.git('show', `edit/mia-thomas-changes:content/${folder}/${name}.json`))
      .toContain('Fast answers');
});

test('two proposals with a picture of one name: each has its own', { tag: '@all' }, async ({
  editor,
  arrive,
}) => {
  const plain = { width: 8, height: 8, channels: 3 } as const;
  for (const [name, background] of [
    ['Mia Gill', '#1f8a8a'],
    ['Ravi Gill', '#8a1f1f'],
  ] as const) {
    const { page } = await arrive(name);
    await openForm(page, KIND, FIRST.slug);
    const buffer = await sharp({ create: { ...plain, background } })
      .png()
      .toBuffer();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Our panel.PNG', mimeType: 'image/png', buffer });
    await expect(page.locator(`img[src*="/images/${KIND}/our-panel"]`).first()).toBeVisible();
    await save(page);
  }
  const picture = (branch: string) =>
    editor.git('show', `edit/${branch}:${FIRST.file}`).match(/our-panel[^"]*/)?.[0];
  await expect.poll(() => picture('mia-gill-changes')).toBe('our-panel.png');
  await expect.poll(() => picture('ravi-gill-changes')).toBe('our-panel-2.png');
  for (const [branch, file] of [
    ['mia-gill-changes', 'our-panel.png'],
    ['ravi-gill-changes', 'our-panel-2.png'],
  ])
    expect(
      editor.git('diff', '--name-only', `main...edit/${branch}`, '--', 'public').split('\n'),
    ).toEqual([`public/images/${KIND}/${file}`]);
});
