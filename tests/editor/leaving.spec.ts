import { expect, type Page } from 'playwright/test';
import {
  alertSaying,
  closeAlert,
  field,
  inMenu,
  openList,
  openMenu,
  openRecord,
  save,
} from './helpers/admin.ts';
import { openPreview, place } from './helpers/previewPage.ts';
import { keep, read, readRecord, write } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const TALK = 'content/talks/losing-well.json';
const WORDS = 'Three bad weeks, told in full: how large, how long, and what was learned.';

test('what is typed is asked for before it is left, kept, offered again, and never put over what somebody else wrote', {
  tag: '@all',
}, async ({ page }) => {
  const before = keep(TALK);
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'confirm') asked.push(dialog.message());
    await (answer || dialog.type() !== 'confirm' ? dialog.accept() : dialog.dismiss());
  });
  const back = () => page.getByRole('link', { name: 'Back to Talks' }).click();
  await openRecord(page, TALK);
  await back();
  expect(asked).toEqual([]);

  await openRecord(page, TALK);
  await field(page, 'description').fill(WORDS);
  await field(page, 'title').fill('Losing money well');
  await back();
  expect(asked.splice(0)).toEqual([
    expect.stringContaining('Not saved yet: “A trader’s guide to losing money well” (Talks). '),
  ]);
  await expect(field(page, 'description')).toHaveValue(WORDS);
  answer = true;
  await back();
  await expect(field(page, 'description')).toHaveCount(0);

  // Somebody else has the title meanwhile.
  write(TALK, before.replace('A trader’s guide to losing money well', 'How to lose'));
  await openRecord(page, TALK);
  await expect(field(page, 'description')).toHaveValue(WORDS);
  await expect(field(page, 'title')).toHaveValue('How to lose');
  await expect(alertSaying(page, 'Title: "Losing money well"')).toBeVisible();
  await closeAlert(page);
  expect(asked.splice(0).at(-1)).toContain('typed into “How to lose” (Talks)');
  await save(page);
  expect(readRecord(TALK)).toMatchObject({ title: 'How to lose', description: WORDS });
  await page.reload();
  await expect(field(page, 'title')).toHaveValue('How to lose');
  expect(asked).toEqual([]);
});

test('nothing is asked of a draft whose words the record has', { tag: '@all' }, async ({
  page,
}) => {
  const before = keep(TALK);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'confirm') asked.push(dialog.message());
    await dialog.accept();
  });
  await openRecord(page, TALK);
  await field(page, 'title').fill('Losing money well');
  await page.getByRole('link', { name: 'Back to Talks' }).click();
  await expect(field(page, 'title')).toHaveCount(0);
  // As where the browser was closed before the draft of what is saved was deleted.
  write(TALK, before.replace('A trader’s guide to losing money well', 'Losing money well'));
  await openRecord(page, TALK);
  await expect(field(page, 'title')).toHaveValue('Losing money well');
  await field(page, 'description').fill(WORDS);
  await save(page);
  expect(asked).toEqual([expect.stringContaining('Not saved yet')]);
});

test('one question is asked where the editor’s page itself is left', { tag: '@all' }, async ({
  page,
}) => {
  keep(TALK);
  await openPreview(page, '/talks', TALK);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await field(page, 'title').fill('Losing money well');
  await openMenu(page);
  await inMenu(page, 'Testimonials').click();
  await expect(page.getByRole('heading', { name: 'Testimonials' })).toBeVisible();
  expect(asked).toEqual(['confirm']);
});

test('the browser’s way back asks too, and a record that is still to be made keeps its words', {
  tag: '@all',
}, async ({ page }) => {
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await (answer ? dialog.accept() : dialog.dismiss());
  });
  await openList(page, 'courses');
  await page.getByRole('link', { name: 'New record' }).click();
  await expect(field(page, 'title')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.goForward();
  await field(page, 'title').fill('A course that waits');
  await page.goBack();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('Not saved yet: a new record.');
  await expect(field(page, 'title')).toHaveValue('A course that waits');
  answer = true;
  await page.getByRole('link', { name: 'Back to Courses' }).click();
  await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible();
  await page.getByRole('link', { name: 'New record' }).click();
  await expect(field(page, 'title')).toHaveValue('A course that waits');
  expect(asked.at(-1)).toContain('What you typed into a new record');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
});

/** Types into a field of a page, after a click on it there. */
async function type(page: Page, what: string, words: string): Promise<void> {
  await place(page, what).first().click();
  const name = what.replace(/^\w+\./, '');
  await expect(field(page, name)).toBeFocused();
  await field(page, name).fill(words);
  await expect(place(page, what).first()).toContainText(words);
}

test('two records of a page are saved by one press, after the other was named', {
  tag: '@all',
}, async ({ page }) => {
  const [home, site] = ['content/pages/home.json', 'content/site/site.json'];
  keep(home);
  const before = keep(site);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await (asked.length > 1 ? dialog.accept() : dialog.dismiss());
  });
  await openPreview(page, '/');
  await type(page, 'site.footer.copyright', '© 2025 and not a day longer');
  await type(page, 'pages.sections.3.quieter.text', `A vision that is saved first. ${WORDS}`);
  await save(page);
  await expect.poll(() => asked).toEqual(['Saved. Not saved yet: Site. Save that too?']);
  expect(read(site)).toBe(before);
  await field(page, 'sections.3.quieter.text').fill(`A vision that is saved again. ${WORDS}`);
  await save(page);
  await expect
    .poll(() => readRecord(site))
    .toMatchObject({ footer: { copyright: '© 2025 and not a day longer' } });
  expect(read(home)).toContain('A vision that is saved again.');
  expect(asked).toHaveLength(2);
});

test('words that were brought back into a form which is not shown are saved with another one', {
  tag: '@all',
}, async ({ page }) => {
  const [home, site] = ['content/pages/home.json', 'content/site/site.json'];
  for (const file of [home, site]) keep(file);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await dialog.accept();
  });
  await openPreview(page, '/');
  await type(page, 'site.footer.copyright', '© 2025, typed before the browser was closed');
  await openPreview(page, '/');
  await expect.poll(() => asked.at(-1)).toMatch(/^What you typed into Site on .* Bring it back\?$/);
  await type(page, 'pages.sections.3.quieter.text', `A vision that is saved first. ${WORDS}`);
  await save(page);
  await expect.poll(() => asked.at(-1)).toBe('Saved. Not saved yet: Site. Save that too?');
  await expect
    .poll(() => readRecord(site))
    .toMatchObject({ footer: { copyright: '© 2025, typed before the browser was closed' } });
});
