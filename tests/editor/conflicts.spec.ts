import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Route } from 'playwright/test';
import {
  alertSaying,
  closeAlert,
  field,
  goOnTyping,
  openList,
  openRecord,
  save,
  saveButton,
  unsavedWords,
} from './helpers/admin.ts';
import { openPreview } from './helpers/previewPage.ts';
import { keep, read, readRecord, write } from './helpers/records.ts';
import { SCRATCH } from './helpers/scratch.ts';
import { test } from './helpers/session.ts';

const TALK = 'content/talks/losing-well.json';
const OTHER = 'content/talks/hinglish-compiler.json';
const HOME = 'content/pages/home.json';
const WORDS = 'Three bad weeks, told in full: how large, how long, and what was learned.';

interface Section {
  lead?: string;
  heading?: Record<string, string>;
}

const sectionsIn = (file: string) =>
  (readRecord(file) as { sections?: Section[] } | undefined)?.sections ?? [];

async function typeAndPressSave(page: Page) {
  await field(page, 'description').fill(WORDS);
  await saveButton(page).click();
}

test('a second tab: other fields are merged, and the same field is asked for with its text kept', {
  tag: '@all',
}, async ({ page, context }) => {
  keep(TALK);
  const other = await context.newPage();
  await openRecord(page, TALK);
  await openRecord(other, TALK);
  await field(other, 'title').fill('Losing rather well');
  await save(other);
  await typeAndPressSave(page);
  await expect(page.getByText(/This record was changed elsewhere too/)).toBeVisible();
  await expect(field(page, 'title')).toHaveValue('Losing rather well');
  expect(readRecord(TALK)).toMatchObject({ title: 'Losing rather well', description: WORDS });

  await field(other, 'title').fill('Losing well');
  await saveButton(other).click();
  await expect.poll(() => readRecord(TALK)).toMatchObject({ title: 'Losing well' });
  const saved = read(TALK);
  await field(page, 'title').fill('Losing well, by somebody else');
  await saveButton(page).click();
  await goOnTyping(page);
  await expect(field(page, 'title')).toHaveValue('Losing well, by somebody else');
  expect(read(TALK)).toBe(saved);
  // Reloaded, the record takes the change.
  await page.reload();
  await expect(field(page, 'title')).toHaveValue('Losing well');
  await field(page, 'description').fill(`${WORDS} Again.`);
  await save(page);
  expect(readRecord(TALK)).toMatchObject({
    title: 'Losing well',
    description: `${WORDS} Again.`,
  });
});

test('a record that cannot be written stays unsaved, and its editor is told why', {
  tag: '@all',
}, async ({ page }) => {
  const before = keep(TALK);
  await openPreview(page, '/talks', TALK);
  const failures: [string, (route: Route) => Promise<void>][] = [
    [
      'The disk is full.',
      (route) => route.fulfill({ status: 500, json: { message: 'The disk is full.' } }),
    ],
    [
      'The disk is full.',
      (route) => route.fulfill({ json: { kind: 'refused', messages: ['The disk is full.'] } }),
    ],
    ['The studio does not answer', (route) => route.abort()],
  ];
  for (const [i, [why, fail]] of failures.entries()) {
    const words = `${WORDS} ${i}`;
    await page.route('**/editor/save', fail);
    await field(page, 'description').fill(words);
    await saveButton(page).click();
    await expect(alertSaying(page, /^Not saved\./)).toContainText(why);
    await closeAlert(page);
    await expect(unsavedWords(page)).toBeVisible();
    await expect(field(page, 'description')).toHaveValue(words);
    expect(read(TALK)).toBe(before);
    await page.unroute('**/editor/save');
  }
  await field(page, 'description').fill(WORDS);
  await save(page);
  expect(readRecord(TALK)).toMatchObject({ description: WORDS });
  await expect(unsavedWords(page)).toHaveCount(0);
});

test('a file that somebody changes, breaks or deletes is not overwritten', { tag: '@all' }, async ({
  page,
}) => {
  const before = keep(TALK);
  await openRecord(page, TALK);
  const { title } = JSON.parse(before);
  write(
    TALK,
    before.replace(title, () => `${title}, again`),
  );
  await field(page, 'title').fill(`${title}, by somebody else`);
  await saveButton(page).click();
  await goOnTyping(page);
  await closeAlert(page);
  write(TALK, before.replace('"minutes": 51', '"minutes": '));
  await field(page, 'description').fill(`Again: ${WORDS}`);
  await saveButton(page).click();
  await expect(alertSaying(page, 'another person is changing it by hand')).toBeVisible();
  await closeAlert(page);
  rmSync(join(SCRATCH, TALK));
  await typeAndPressSave(page);
  await expect(alertSaying(page, 'deleted losing-well while you had it open')).toBeVisible();
  await expect(field(page, 'description')).toHaveValue(WORDS);
});

test('a file with merge markers is listed as damaged, stops no other record, and is healed', {
  tag: '@all',
}, async ({ page }) => {
  const before = keep(TALK);
  keep(OTHER);
  write(TALK, `<<<<<<< HEAD\n${before}=======\n${before}>>>>>>> main\n`);
  await openList(page, 'talks');
  await expect(page.getByText(/^Damaged file: /)).toBeVisible();
  await openRecord(page, OTHER);
  await field(page, 'description').fill(WORDS);
  await save(page);
  expect(readRecord(OTHER)).toMatchObject({ description: WORDS });

  write(TALK, before);
  await openList(page, 'talks');
  await expect(page.getByRole('link', { name: String(JSON.parse(before).title) })).toBeVisible();
  await expect(page.getByText(/^Damaged file: /)).toHaveCount(0);
});

test('what is typed in a section stays in it when the file moves and retitles sections', {
  tag: '@all',
}, async ({ page }) => {
  const before = keep(HOME);
  const { sections, ...rest } = JSON.parse(before);
  const index = sections.findLastIndex((one: Section) => typeof one.lead === 'string');
  const [mine, other] = [sections[index] as Section, sections[index - 1] as Section];
  await openPreview(page, '/');
  await page.locator('.page-sections .item-open').nth(index).click();
  await field(page, `sections.${index}.lead`).fill('Typed while the file changed.');

  // As by git pull: the section is one place higher, under another heading.
  const heading = { ...mine.heading, roman: 'Another heading,' };
  write(
    HOME,
    `${JSON.stringify({ ...rest, sections: sections.toSpliced(index - 1, 2, { ...mine, heading }, other) }, null, 2)}\n`,
  );
  await saveButton(page).click();
  await expect(page.getByText(/This record was changed elsewhere too/)).toBeVisible();
  const lead = field(page, `sections.${index - 1}.lead`);
  await expect(lead).toHaveValue('Typed while the file changed.');
  await expect
    .poll(() => sectionsIn(HOME)[index - 1])
    .toMatchObject({ heading, lead: 'Typed while the file changed.' });
  expect(sectionsIn(HOME)[index]).toEqual(other);

  await lead.fill('And typed on.');
  await saveButton(page).click();
  await expect
    .poll(() => sectionsIn(HOME)[index - 1])
    .toMatchObject({ heading, lead: 'And typed on.' });
  expect(sectionsIn(HOME)[index]).toEqual(other);
  expect(read(HOME)).not.toContain('"_id"');
});
