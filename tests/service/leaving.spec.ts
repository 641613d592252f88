// Leaving a form within the two seconds before autosave: what was typed is saved, or asked for.
import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { hashOf } from '../../tina/shared/editorAddress.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { beside, field, openBeside, openForm, openList, rowOf } from './helpers/form.ts';
import { FIRST, FOURTH, KIND, THIRD } from './helpers/records.ts';
import { test } from './helpers/session.ts';
import type { Editor } from './helpers/startEditor.ts';

test.use({ more: { EDITOR_AUTOSAVE: '' } });
skipWithout('four talks or courses');

const titleIn = (editor: Editor, branch: string, file: string) =>
  JSON.parse(editor.git('show', `edit/${branch}:${file}`) || '{}').title;

const titleOf = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).title;

/** Collects the questions of a browser, and answers none of them with yes. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  return asked;
}

test('the browser’s Back saves what was typed beside a page', async ({ editor, arrive }) => {
  const { page } = await arrive('Mia Back');
  const asked = questionsOf(page);
  await openList(page, KIND);
  await rowOf(page, titleOf(FIRST.file)).getByRole('link').click();
  await field(page, 'title').fill('Left by Back');
  await page.goBack();
  await expect.poll(() => titleIn(editor, 'mia-back-changes', FIRST.file)).toBe('Left by Back');
  expect(asked).toEqual([]);
});

test('the browser’s Forward saves what was typed', { tag: '@all' }, async ({ editor, arrive }) => {
  const { page } = await arrive('Mia Forward');
  const asked = questionsOf(page);
  await openList(page, KIND);
  await rowOf(page, titleOf(FIRST.file)).getByRole('link').click();
  await expect(field(page, 'title')).toHaveValue(titleOf(FIRST.file));
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    hashOf({ record: THIRD.file }),
  );
  await expect(field(page, 'title')).toHaveValue(titleOf(THIRD.file));
  await page.goBack();
  await expect(field(page, 'title')).toHaveValue(titleOf(FIRST.file));
  await field(page, 'title').fill('Left by Forward');
  await page.goForward();
  await expect
    .poll(() => titleIn(editor, 'mia-forward-changes', FIRST.file))
    .toBe('Left by Forward');
  expect(asked).toEqual([]);
});

test('a link saves what was typed, also one to the page of the proposal', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const { page } = await arrive('Mia Linked');
  const asked = questionsOf(page);
  await openForm(page, KIND, THIRD.slug);
  await field(page, 'title').fill('Left by a link');
  await page.getByRole('link', { name: 'Send for review…' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main')).toContainText('Left by a link');
  expect(titleIn(editor, 'mia-linked-changes', THIRD.file)).toBe('Left by a link');
  expect(asked).toEqual([]);
});

test('a page that is followed in the frame saves what was typed next to it', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  const { page } = await arrive('Mia Followed');
  await openBeside(page, '/talks', FOURTH.file);
  await field(page, 'title').fill('Left in the frame');
  await beside(page)
    .locator('body')
    .evaluate(() => location.assign('/about'));
  await expect
    .poll(() => titleIn(editor, 'mia-followed-changes', FOURTH.file))
    .toBe('Left in the frame');
});

test('what the check refuses is asked for, and stays in the form', { tag: '@all' }, async ({
  arrive,
}) => {
  const { page } = await arrive('Mia Refused Back');
  const asked = questionsOf(page);
  await openList(page, KIND);
  await rowOf(page, titleOf(FIRST.file)).getByRole('link').click();
  await field(page, 'title').fill('');
  await page.goBack();
  await expect.poll(() => asked).toEqual(['confirm']);
  await expect(field(page, 'title')).toHaveValue('');
});
