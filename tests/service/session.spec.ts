// A session that ends takes no words with it.
import { expect } from 'playwright/test';
import { hashOf } from '../../tina/shared/editorAddress.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { keptDrafts } from '../editor/helpers/drafts.ts';
import { typeThroughSave } from '../editor/helpers/typeThroughSave.ts';
import { field, openForm, save, saveButton } from './helpers/form.ts';
import { FIRST, KIND, SECOND, THIRD } from './helpers/records.ts';
import { signIn, test } from './helpers/session.ts';

skipWithout('four talks or courses');

test('who is signed out while typing signs in over the form, and saves what was typed', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const { page, context, email } = await arrive('Tara Bose');
  await openForm(page, KIND, SECOND.slug);
  await field(page, 'title').fill('Clause after clause');

  const other = await context.newPage();
  await other.goto('/editor/proposals');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await saveButton(page).click();
  const over = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(over).toContainText('What you typed is still here: sign in as Tara Bose');
  const frame = over.frameLocator('iframe');
  const before = editor.codes(email);
  await frame.getByLabel('Your email address').fill(email);
  await frame.getByRole('button', { name: 'Send me a code' }).click();
  await frame.getByLabel('Code of eight letters and digits').fill(await editor.code(email, before));
  await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Saved. Not public yet.').last()).toBeVisible();
  await expect(over).toBeHidden();
  await expect
    .poll(() => editor.git('show', `edit/tara-bose-changes:${SECOND.file}`))
    .toContain('Clause after clause');
});

test('who is offline types on, is told at Save, and saves when the network is there again', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const { page, context } = await arrive('Omar Lal');
  await openForm(page, KIND, FIRST.slug);
  const bar = page.locator('#editor-bar').getByRole('status');
  await context.setOffline(true);
  await expect(bar).toContainText('You are offline.');
  await field(page, 'title').fill('Typed without a network');
  await saveButton(page).click();
  await expect(
    page.getByText('The editor cannot be reached just now: are you online?'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page, 'title')).toHaveValue('Typed without a network');
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);
  await context.setOffline(false);
  await expect(bar).not.toContainText('You are offline.');
  await save(page);
  await expect
    .poll(() => editor.git('show', `edit/omar-lal-changes:${FIRST.file}`))
    .toContain('Typed without a network');
  await expect.poll(() => keptDrafts(page)).toEqual([]);
});

test('letters that are typed while a save begins, goes on and ends are all there, and saved next', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const { page } = await arrive('Lila Sen');
  await openForm(page, KIND, FIRST.slug);
  const words = field(page, 'description');
  for (const round of [1, 2, 3]) {
    await words.fill(`Round ${round} of typing while a save is on its way`);
    const typed = await typeThroughSave(words, saveButton(page), '**/editor/save');
    await expect(words).toHaveValue(typed);
    await save(page);
    await expect
      .poll(() => editor.git('show', `edit/lila-sen-changes:${FIRST.file}`))
      .toContain(typed);
  }
});

test('what is typed outlives a closed tab, and is kept for its person alone', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const { page, context, email } = await arrive('Uma Das');
  await openForm(page, KIND, THIRD.slug);
  await field(page, 'title').fill('The most polite Sharpe');
  await expect
    .poll(() => keptDrafts(page))
    .toEqual([
      expect.stringMatching(
        new RegExp(`^draft:[\\w-]+:uma-das-changes:content/${KIND}/${THIRD.slug}`),
      ),
    ]);
  page.on('dialog', (dialog) => dialog.accept());
  await page.close();

  const again = await context.newPage();
  again.on('dialog', (dialog) => {
    expect(dialog.message()).toContain('was not saved. Bring it back?');
    void dialog.accept();
  });
  await again.goto(`/admin/${hashOf({ record: THIRD.file })}`);
  await expect(field(again, 'title')).toHaveValue('The most polite Sharpe');
  await save(again);

  await test.step('a closed account comes in no more', async () => {
    const { id } = editor.people.find(email) ?? { id: '' };
    editor.people.setDisabled(id, true);
    await field(again, 'title').fill('Politer still');
    await saveButton(again).click();
    await expect(again.getByText('Your account is closed.').last()).toBeVisible();
    await expect(again.getByRole('dialog', { name: 'Sign in again' })).toBeHidden();
    await again.keyboard.press('Escape');
    await expect(field(again, 'title')).toHaveValue('Politer still');
    editor.people.setDisabled(id, false);
    await signIn(editor, await context.newPage(), email);
  });
});
