import { expect } from 'playwright/test';
import {
  alertSaying,
  complaintsOf,
  field,
  goOnTyping,
  inMenu,
  openAdmin,
  openList,
  openMenu,
  openRecord,
  saveButton,
} from './helpers/admin.ts';
import { openPreview, place } from './helpers/previewPage.ts';
import { keep, write } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const TALK = 'content/talks/losing-well.json';

/** What a marketing person cannot know. */
const FOREIGN =
  /local mode|Add File|Extension|Template|CMS|Visual Editing Docs|Referenced Files|Drag .n. drop|not configured search|Document (?:created|updated|saved)|llama|Log Out|Publish at|Loading Dashboard|Scanning/i;

test('no page of the editor speaks of what only its makers know, or complains in the console', {
  tag: '@all',
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const words = () => page.locator('body').innerText();
  await openList(page, 'talks');
  expect(await words()).not.toMatch(FOREIGN);
  await openAdmin(page, { new: 'events' });
  await expect(field(page, 'title')).toBeVisible();
  expect(await words()).not.toMatch(FOREIGN);
  await openRecord(page, TALK);
  expect(await words()).not.toMatch(FOREIGN);
  await page.getByRole('button', { name: 'Replace Picture' }).click();
  const pictures = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(pictures.getByRole('listitem').first()).toBeVisible();
  expect(await words()).not.toMatch(FOREIGN);
  await page.keyboard.press('Escape');
  await expect(pictures).toHaveCount(0);
  await openAdmin(page, { pictures: 'all' });
  await expect(page.getByRole('button', { name: /^Open / }).first()).toBeVisible();
  expect(await words()).not.toMatch(FOREIGN);
  await openPreview(page, '/talks');
  await expect(page.locator('#editor-bar')).toContainText('on this computer');
  await openMenu(page);
  expect(await words()).not.toMatch(FOREIGN);
  await inMenu(page, 'All records').click();
  await expect(page.getByRole('heading', { name: 'All records' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a window of an error closes on Escape, and with the page that it is about', {
  tag: '@all',
}, async ({ page }) => {
  const before = keep(TALK);
  await openRecord(page, TALK);
  const refuse = async (title: string) => {
    write(
      TALK,
      before.replace(/"title": "[^"]*"/, () => `"title": "${title}, by somebody else"`),
    );
    await field(page, 'title').fill(title);
    await saveButton(page).click();
    await goOnTyping(page);
    await expect(alertSaying(page, /^Not saved\./)).toBeVisible();
  };
  await refuse('A title');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Not saved\./)).toHaveCount(0);
  await expect(field(page, 'title')).toHaveValue('A title');
  await refuse('Another title');
  page.on('dialog', (dialog) => dialog.accept());
  await openList(page, 'talks');
  await expect(page.getByText(/^Not saved\./)).toHaveCount(0);
});

test('a number, a day, a picture and a switch take the focus when they are clicked in the page', {
  tag: '@all',
}, async ({ page }) => {
  await openPreview(page, '/talks');
  const frame = page.frameLocator('#page-frame');
  for (const [name, label] of [
    ['minutes', 'Minutes'],
    ['date', 'Published on'],
    ['thumbnailUrl', 'Picture'],
  ]) {
    await place(page, `talks.${name}`).and(frame.locator(':not(svg *)')).first().click();
    const within = () =>
      page.evaluate(() => document.activeElement?.closest('.field')?.textContent ?? '');
    await expect.poll(within).toContain(label);
  }
});

test('words of a text that Tina uses too stay as they are written', { tag: '@all' }, async ({
  page,
}) => {
  await openRecord(page, 'content/events/konkan-exchange-visit.mdx');
  const text = page.locator('[data-slate-editor]');
  await text.focus();
  // Begins with a letter: a key that moves the caret is heard by the text a tenth of a second later.
  for (const words of ['Collections', 'Filename', 'A 🦙 in the gallery']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(text.getByText(words, { exact: true })).toBeVisible();
  }
});

test('each field has the name of its label, which leads to it, and its help and error describe it', {
  tag: '@all',
}, async ({ page }) => {
  await openRecord(page, TALK);
  for (const name of ['Title', 'Number', 'Published on', 'Minutes', 'Link to the recording']) {
    await page
      .locator('label', { hasText: name })
      .first()
      .click({ position: { x: 4, y: 4 } });
    await expect(page.getByLabel(name, { exact: true })).toBeFocused();
  }
  const title = page.getByLabel('Title', { exact: true });
  await expect(title).not.toHaveAttribute('aria-invalid');
  await title.fill('');
  await title.blur();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/“Title” is missing\./);
});

test('a long text has the name of its label, which leads to it and not to its toolbar', {
  tag: '@all',
}, async ({ page }) => {
  await openRecord(page, 'content/events/konkan-exchange-visit.mdx');
  const label = page.locator('label', { hasText: 'Description' });
  await label.click({ position: { x: 4, y: 4 } });
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toBeFocused();
});

test('what a rule between fields finds is told under its field', { tag: '@all' }, async ({
  page,
}) => {
  await openRecord(page, TALK);
  const alt = page.getByLabel('What the picture shows', { exact: true });
  await alt.fill('');
  await alt.blur();
  await expect(alt).toHaveAccessibleDescription(
    /“What the picture shows” or “Only decorates” belongs to each picture/,
  );
  await expect(saveButton(page)).toBeDisabled();
});

test('what a section holds comes into view when the section is opened', { tag: '@all' }, async ({
  page,
}) => {
  await openPreview(page, '/education');
  await page.getByText('Other Packages').first().click();
  await expect(
    page.frameLocator('#page-frame').getByRole('heading', { name: 'Other Packages' }),
  ).toBeInViewport();
});
