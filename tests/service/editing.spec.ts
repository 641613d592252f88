// Three long walks in the form: two people whose service is killed, a keyboard alone, and what a screen reader reads.
import { expect, type Page } from 'playwright/test';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { field, openBeside, openForm, openList, placeOf } from './helpers/form.ts';
import { FIRST, KIND, pageWithOpening } from './helpers/records.ts';
import { join, test } from './helpers/session.ts';
import type { Editor } from './helpers/startEditor.ts';
import { button, expectState, keyboard } from './helpers/walk.ts';

test.use({ more: { EDITOR_AUTOSAVE: '' } });
skipWithout('four talks or courses', 'page of the bar with an opening');

const stored = (editor: Editor, branch: string, file: string) =>
  JSON.parse(editor.git('show', `edit/${branch}:${file}`) || '{}');

const openers = (page: Page) => page.locator('.page-sections .item-open');

/** What is announced, without what is announced of nothing. */
const announced = (page: Page) =>
  page
    .locator('.page-sections [role="status"]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent).filter(Boolean));

test('two people and a service that is killed between saves: all words are in the proposal', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  test.setTimeout(300_000);
  const [mia, ravi] = [await arrive('Mia Killed'), await arrive('Ravi Killed')];
  await join(ravi, mia);
  const place = await placeOf(mia.page);
  await openForm(mia.page, KIND, FIRST.slug);
  await openForm(ravi.page, KIND, FIRST.slug);
  const now = () => stored(editor, 'mia-killed-changes', FIRST.file);
  for (const round of [1, 2, 3]) {
    const [title, description] = [`Title of round ${round}`, `Description of round ${round}.`];
    await field(mia.page, 'title').fill(title);
    await field(ravi.page, 'description').fill(description);
    // The first kill comes before the save is due, the second after the words of one of them were saved.
    if (round === 2) await expect.poll(() => now().title).toBe(title);
    await editor.restart('SIGKILL');
    await expect.poll(now, { timeout: 60_000 }).toMatchObject({ title, description });
    await expect(field(mia.page, 'description')).toHaveValue(description);
    await expect(field(ravi.page, 'title')).toHaveValue(title);
  }
  await mia.page.goto(place);
  await button(mia.page, 'Send for review').click();
  await expectState(mia.page, 'In review');
  await editor.restart('SIGKILL');
  await ravi.page.goto(place);
  await expectState(ravi.page, 'In review');
  for (const words of ['Title of round 3', 'Description of round 3.'])
    await expect(ravi.page.locator('.changes')).toContainText(words);
});

test('a page is opened, changed, ordered, deleted from, undone and sent by keyboard alone', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  test.setTimeout(180_000);
  const { page } = await arrive('Mia Keyed');
  await openList(page, 'pages');
  await keyboard.press(page.locator('.records tbody th a').first());
  const form = page.locator('[data-test^="form:"]');
  await expect(openers(page).nth(1)).toBeVisible();
  const file = String(await form.getAttribute('data-test')).slice('form:'.length);
  const now = () => stored(editor, 'mia-keyed-changes', file);

  await keyboard.type(field(page, 'name'), 'Named by key');
  await expect.poll(() => now().name).toBe('Named by key');
  const [first = '', second = '', ...others] = await openers(page).allInnerTexts();
  const handle = page.locator('.page-sections .item-handle').first();
  await keyboard.reach(handle);
  await page.keyboard.press('ArrowDown');
  await expect(openers(page)).toHaveText([second, first, ...others]);
  await page.keyboard.press('ArrowUp');
  await expect(openers(page)).toHaveText([first, second, ...others]);
  await keyboard.press(button(page, `✕ Delete ${second}`).first());
  await expect(openers(page)).toHaveText([first, ...others]);
  await expect.poll(() => now().sections?.length).toBe(others.length + 1);
  await expect(page.locator('.page-sections .item-open:focus')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(openers(page)).toHaveText([first, second, ...others]);
  await expect.poll(() => now().sections?.length).toBe(others.length + 2);

  await keyboard.press(page.getByRole('link', { name: 'Send for review…' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keyboard.press(button(page, 'Send for review'));
  await expectState(page, 'In review');
  const main = JSON.parse(editor.git('show', `main:${file}`));
  expect(now()).toEqual({ ...main, name: 'Named by key' });
});

test('a screen reader reads what each button acts on, what was done, and where the focus is', {
  tag: '@all',
}, async ({ arrive }) => {
  const { page } = await arrive('Mia Listening');
  const { route, file } = pageWithOpening();
  await openBeside(page, route, file);
  const sections = page.locator('.page-sections');
  const named = (name: string) => `    - 'button ${JSON.stringify(name).replaceAll("'", "''")}'`;
  const row = (title: string) =>
    [
      '  - listitem:',
      ...[`Move ${title}: arrow up or arrow down`, title, `Hide ${title}`, `Copy ${title}`].map(
        named,
      ),
      ...[`+ Add below ${title}`, `✕ Delete ${title}`].map(named),
    ].join('\n');
  const expectTree = (titles: readonly string[]) =>
    expect(sections).toMatchAriaSnapshot(['- list:', ...titles.map(row)].join('\n'));
  const titles = await openers(page).allInnerTexts();
  const [first = '', second = '', ...others] = titles;
  await expectTree(titles);

  await page.locator('.page-sections .item-handle').first().press('ArrowDown');
  await expectTree([second, first, ...others]);
  await expect
    .poll(() => announced(page))
    .toEqual([`“${first}” is number 2 of ${titles.length} now.`]);
  await expect(button(page, `Move ${first}: arrow up or arrow down`).first()).toBeFocused();

  await button(page, `✕ Delete ${second}`).first().press('Enter');
  await expectTree([first, ...others]);
  await expect.poll(() => announced(page)).toEqual([`“${second}” is deleted.`]);
  await expect(openers(page).first()).toBeFocused();
  await page.locator('.item-deleted').getByRole('button', { name: 'Undo' }).press('Enter');
  await expectTree([second, first, ...others]);
  await expect(openers(page).first()).toBeFocused();

  await expect(page.locator('#editor-bar')).toContainText('Saved ');
  await page.getByRole('link', { name: 'Send for review…' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await button(page, 'Send for review').press('Enter');
  await expectState(page, 'In review');
});
