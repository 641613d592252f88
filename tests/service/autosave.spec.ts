// Autosave, until the proposal is sent for review.
import { expect, type Page } from 'playwright/test';
import { clockText } from '../../content/schema/datetime.ts';
import { content } from '../e2e/helpers/content.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { caretToEnd } from '../editor/helpers/admin.ts';
import { expectAccessible } from './helpers/expectAccessible.ts';
import { field, openForm, saveButton } from './helpers/form.ts';
import { FIRST, FOURTH, KIND, SECOND, THIRD } from './helpers/records.ts';
import { join, test } from './helpers/session.ts';
import type { Editor } from './helpers/startEditor.ts';

test.use({ more: { EDITOR_AUTOSAVE: '' } });
skipWithout('four talks or courses');

/** What is said below the form. */
const said = (page: Page, words: string | RegExp) =>
  page.locator('#editor-bar strong').filter({ hasText: words });
const SAVED = /^Saved \d\d:\d\d$/;

const stored = (editor: Editor, branch: string, file: string) =>
  JSON.parse(editor.git('show', `edit/${branch}:${file}`) || '{}');

const commits = (editor: Editor, branch: string) =>
  Number(editor.git('rev-list', '--count', `main..edit/${branch}`));

test('what is typed is saved after a pause, in one commit, and the cursor stays', async ({
  editor,
  arrive,
}) => {
  const { page } = await arrive('Mia Typed');
  await openForm(page, KIND, FIRST.slug);
  const title = field(page, 'title');
  await title.fill('Losing');
  await expect(said(page, SAVED)).toBeVisible();
  await test.step('by the clock of the site, like all other times', async () => {
    const now = Date.now();
    const clocks = [now - 60_000, now].map((time) => clockText(new Date(time).toISOString()));
    const state = await said(page, SAVED).innerText();
    expect(clocks.map((time) => `Saved ${time.slice(-5)}`)).toContain(state);
  });
  await expectAccessible(page, '#editor-bar');
  await expect(title).toBeFocused();
  await expect(saveButton(page)).toBeDisabled();
  await page.keyboard.type(' rather');
  await expect(said(page, SAVED)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(said(page, SAVED)).toBeVisible();
  await page.keyboard.type('X');
  await expect(title).toHaveValue('Losing ratheXr');
  await expect
    .poll(() => stored(editor, 'mia-typed-changes', FIRST.file).title)
    .toBe('Losing ratheXr');
  await expect(said(page, SAVED)).toBeVisible();
  await expect.poll(() => commits(editor, 'mia-typed-changes')).toBe(1);
  await expect(page.getByText('Saved. Not public yet.')).toHaveCount(0);
  // Leaving asks nothing.
  await page.goto('/editor/proposals');
  await expect(page.getByRole('heading', { name: 'Proposals' })).toBeVisible();
});

test('a pause after a space is no error, and the next letter follows the space', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const { page } = await arrive('Mia Paused');
  await openForm(page, KIND, FIRST.slug);
  await field(page, 'title').fill('Losing ');
  await expect(said(page, SAVED)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  const title = () => stored(editor, 'mia-paused-changes', FIRST.file).title;
  await expect.poll(title).toBe('Losing');
  await page.keyboard.type('well');
  await expect.poll(title).toBe('Losing well');
});

test('an earlier version that is put back is saved, and nothing says otherwise', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const { page } = await arrive('Mia Back Then');
  await openForm(page, KIND, SECOND.slug);
  const before = await field(page, 'title').inputValue();
  await field(page, 'title').fill('Regretted');
  await expect(said(page, SAVED)).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).last().click();
  await expect(field(page, 'title')).toHaveValue(before);
  await expect.poll(() => stored(editor, 'mia-back-then-changes', SECOND.file).title).toBe(before);
  await expect(said(page, SAVED)).toBeVisible();
  await expect(page.getByText(/not saved/i)).toHaveCount(0);
});

test('what the check refuses stays in the form with its reason', async ({ editor, arrive }) => {
  const { page } = await arrive('Mia Refused');
  await openForm(page, KIND, FIRST.slug);
  await field(page, 'title').fill('');
  await expect(said(page, /^Not saved yet\. “Title” is missing/)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet.' })).toBeVisible();
  expect(stored(editor, 'mia-refused-changes', FIRST.file).title).not.toBe('');
  await field(page, 'title').fill('Filled in');
  await expect(said(page, SAVED)).toBeVisible();
  await expect
    .poll(() => stored(editor, 'mia-refused-changes', FIRST.file).title)
    .toBe('Filled in');
});

test('two people: different fields go together, the same field asks by the button', async ({
  editor,
  arrive,
}) => {
  const [mia, ravi] = [await arrive('Mia Both'), await arrive('Ravi Both')];
  await join(ravi, mia);
  await openForm(mia.page, KIND, SECOND.slug);
  await openForm(ravi.page, KIND, SECOND.slug);
  const [title, description] = [field(mia.page, 'title'), field(ravi.page, 'description')];
  await title.fill('By Mia');
  await expect(said(mia.page, SAVED)).toBeVisible();
  await description.fill('By Ravi.');
  await expect(said(ravi.page, SAVED)).toBeVisible();
  await expect(field(ravi.page, 'title')).toHaveValue('By Mia');
  const now = () => stored(editor, 'mia-both-changes', SECOND.file);
  await expect.poll(now).toMatchObject({ title: 'By Mia', description: 'By Ravi.' });
  await ravi.page.keyboard.press('Escape');

  // Both type at once: what Mia sends arrives later.
  const later = Promise.withResolvers<void>();
  await mia.page.route('**/editor/save', async (route) => {
    await later.promise;
    await route.continue();
  });
  await title.fill('By Mia again');
  await field(ravi.page, 'title').fill('Also by Ravi');
  await expect.poll(now).toMatchObject({ title: 'Also by Ravi' });
  later.resolve();
  await expect(said(mia.page, /^Not saved\. The same field was changed elsewhere/)).toBeVisible();
  await expect(title).toHaveValue('By Mia again');
  await expect.poll(now).toMatchObject({ title: 'Also by Ravi', description: 'By Ravi.' });
  await saveButton(mia.page).click();
  const asked = mia.page.getByRole('dialog', { name: 'Ravi Both changed the same' });
  await asked.getByLabel(/By Mia again/).check();
  await asked.getByRole('button', { name: 'Save with these' }).click();
  await expect.poll(now).toMatchObject({ title: 'By Mia again', description: 'By Ravi.' });
  await expect(field(mia.page, 'description')).toHaveValue('By Ravi.');
});

test('a press on Save during an autosave waits for it and asks nothing', async ({
  editor,
  arrive,
}) => {
  const { page } = await arrive('Mia Pressed');
  await openForm(page, KIND, THIRD.slug);
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const begun = page.waitForRequest('**/editor/save');
  await page.route('**/editor/save', async (route) => {
    await isHeld;
    await route.continue();
  });
  await field(page, 'title').fill('Half');
  await begun;
  await field(page, 'title').fill('Half and half');
  await saveButton(page).click();
  release();
  await expect(page.locator('[role="dialog"], dialog')).toHaveCount(0);
  await expect
    .poll(() => stored(editor, 'mia-pressed-changes', THIRD.file).title)
    .toBe('Half and half');
  await expect(saveButton(page)).toBeDisabled();
  await expect(field(page, 'title')).toHaveValue('Half and half');
});

test('without a connection it says so, and saves when the editor answers again', async ({
  editor,
  arrive,
}) => {
  const { page, context } = await arrive('Mia Away');
  await openForm(page, KIND, THIRD.slug);
  await context.setOffline(true);
  await field(page, 'title').fill('Typed in a tunnel');
  await expect(said(page, /^Not saved\. The editor cannot be reached just now/)).toBeVisible();
  await context.setOffline(false);
  await expect(said(page, SAVED)).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(() => stored(editor, 'mia-away-changes', THIRD.file).title)
    .toBe('Typed in a tunnel');
});

test('what was sent for review is saved by the button alone', async ({ editor, arrive }) => {
  const { page } = await arrive('Mia Sent');
  await openForm(page, KIND, FOURTH.slug);
  await field(page, 'title').fill('To be reviewed');
  await expect(said(page, SAVED)).toBeVisible();
  await page.getByRole('link', { name: 'Send for review…' }).click();
  const place = page.url();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('status')).toHaveText(/Sent for review/);
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await openForm(page, KIND, FOURTH.slug);
  await field(page, 'title').fill('Changed while it is looked at');
  await expect(said(page, /sent for review: press Save to change it/)).toBeVisible();
  await expect
    .poll(() => stored(editor, 'mia-sent-changes', FOURTH.file).title)
    .toBe('To be reviewed');
  const bar = page.locator('#editor-bar');
  await expect(bar.getByRole('status')).toContainText('This proposal is in review.');
  await expect(bar.getByRole('link', { name: 'Back to the review' })).toBeVisible();
  await saveButton(page).click();
  await expect
    .poll(() => stored(editor, 'mia-sent-changes', FOURTH.file).title)
    .toBe('Changed while it is looked at');
  await page.goto(place);
  await expect(page.locator('main p strong').first()).toHaveText('In review');
});

test('a text with marks: the cursor and the steps to undo stay', async ({ editor, arrive }) => {
  const [event] = content.events;
  skipWithout('timeline');
  const { page } = await arrive('Mia Prose');
  const file = String(event?.file);
  await openForm(page, 'events', file.replace(/^.*\/|\.mdx$/g, ''));
  const text = page.locator('[data-slate-editor]');
  const now = () => editor.git('show', `edit/mia-prose-changes:${file}`);
  await text
    .locator(':scope > *')
    .last()
    .click({ position: { x: 4, y: 4 } });
  await caretToEnd(page, text);
  await page.keyboard.type(' First words');
  await expect(said(page, SAVED)).toBeVisible();
  await expect.poll(now).toMatch(/First words$/m);
  await page.keyboard.type(' and more');
  await expect(text).toContainText('First words and more');
  await expect(said(page, SAVED)).toBeVisible();
  await expect.poll(now).toMatch(/First words and more$/m);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).not.toContainText('and more');
  await expect.poll(now).not.toContain('and more');
  expect(commits(editor, 'mia-prose-changes')).toBe(1);
});
