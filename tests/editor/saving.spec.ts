import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import {
  alertSaying,
  closeAlert,
  field,
  openList,
  openRecord,
  save,
  saveButton,
  unsavedDot,
} from './admin.ts';
import { openPreview, place, preview } from './previewPage.ts';
import { changedLines, checkReport, keep, read, readRecord, write } from './records.ts';
import { SCRATCH } from './scratch.ts';
import { test } from './session.ts';

const TALK = 'content/talks/losing-well.json';
const WORDS = 'Three bad weeks, told in full: how large, how long, and what was learned.';

test('a save changes one line; what is typed while it is on its way stays, and is saved next', async ({
  page,
}) => {
  const before = keep(TALK);
  await openRecord(page, TALK);
  const typeBefore = (address: string, name: string, words: string) =>
    page.route(
      address,
      async (route) => {
        await field(page, name).fill(words);
        await route.continue();
      },
      { times: 1 },
    );
  await field(page, 'title').fill('Losing money, and how to');
  await typeBefore('/admin/diagnostics', 'description', `${WORDS} And why.`);
  await typeBefore('**/graphql', 'alt', 'A board with three red weeks');
  await save(page);
  expect(changedLines(before, read(TALK))).toEqual({
    gone: ['  "title": "A trader’s guide to losing money well",'],
    come: ['  "title": "Losing money, and how to",'],
  });
  const saved = JSON.parse(read(TALK));
  await expect(field(page, 'description')).toHaveValue(`${WORDS} And why.`);
  await saveButton(page).click();
  await expect
    .poll(() => readRecord(TALK))
    .toEqual({
      ...saved,
      description: `${WORDS} And why.`,
      alt: 'A board with three red weeks',
    });
});

test('what breaks the schema is told in the check’s sentence and not written', async ({ page }) => {
  const before = keep(TALK);
  await openRecord(page, TALK);
  await field(page, 'description').fill('Too short.');
  await expect(
    page.getByText('“Description” has 10 characters; it has to have at least 40.').first(),
  ).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  expect(read(TALK)).toBe(before);
});

test('a draft made by the form is shown to editors and kept from visitors', async ({
  page,
  request,
}) => {
  const slug = 'konkan-exchange-visit';
  const file = `content/events/${slug}.mdx`;
  const before = keep(file);
  // Outside the editor the studio draws what the build would.
  const isPublic = async () =>
    (await (await request.get('/events')).text()).includes(`id="${slug}"`);
  expect(await isPublic()).toBe(true);
  await openPreview(page, '/events', file);
  const event = preview(page).locator(`#${slug}`);
  await expect(event).not.toHaveAttribute('data-preview-state');
  const draft = page.locator('input[name="draft"]');
  await draft.check({ force: true });
  await expect(event).toHaveAttribute('data-preview-state', 'Draft');
  await save(page);
  expect(changedLines(before, read(file))).toEqual({ gone: [], come: ['draft: true'] });
  expect(checkReport()).toBe('');
  expect(await isPublic()).toBe(false);

  await draft.uncheck({ force: true });
  await expect(event).not.toHaveAttribute('data-preview-state');
  await saveButton(page).click();
  await expect.poll(() => read(file)).toBe(before);
  expect(await isPublic()).toBe(true);
});

async function typeAndPressSave(page: Page) {
  await field(page, 'description').fill(WORDS);
  await saveButton(page).click();
}

test('a second tab: who saves last is told, keeps what they typed, and overwrites nothing', async ({
  page,
  context,
}) => {
  keep(TALK);
  const other = await context.newPage();
  await openRecord(page, TALK);
  await openRecord(other, TALK);
  await field(other, 'title').fill('Losing well');
  await save(other);
  const saved = read(TALK);
  await typeAndPressSave(page);
  await expect(
    alertSaying(page, '“Title” was changed while you had this record open'),
  ).toBeVisible();
  await expect(field(page, 'description')).toHaveValue(WORDS);
  expect(read(TALK)).toBe(saved);
  // Reloaded, the record takes the change.
  await page.reload();
  await expect(field(page, 'title')).toHaveValue('Losing well');
  await field(page, 'description').fill(WORDS);
  await save(page);
  expect(JSON.parse(read(TALK))).toMatchObject({ title: 'Losing well', description: WORDS });
});

test('what is typed is asked for before it is left, kept, offered again, and never put over what somebody else wrote', async ({
  page,
}) => {
  const before = keep(TALK);
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'confirm') asked.push(dialog.message());
    await (answer || dialog.type() !== 'confirm' ? dialog.accept() : dialog.dismiss());
  });
  const back = () => page.getByRole('button', { name: 'Back to Talks' }).click();
  await openRecord(page, TALK);
  await back();
  expect(asked).toEqual([]);

  await openRecord(page, TALK);
  await field(page, 'description').fill(WORDS);
  await field(page, 'title').fill('Losing money well');
  await back();
  expect(asked.splice(0)).toEqual([expect.stringMatching(/^Not saved yet: .*losing-well\. /)]);
  await expect(field(page, 'description')).toHaveValue(WORDS);
  answer = true;
  await back();
  await expect(field(page, 'description')).toHaveCount(0);

  // Somebody else has the title meanwhile.
  write(TALK, before.replace('A trader’s guide to losing money well', 'How to lose'));
  await openRecord(page, TALK);
  await expect(field(page, 'description')).toHaveValue(WORDS);
  await expect(field(page, 'title')).toHaveValue('How to lose');
  await expect(alertSaying(page, 'title: "Losing money well"')).toBeVisible();
  await closeAlert(page);
  expect(asked.splice(0).at(-1)).toContain(`typed into ${TALK}`);
  await save(page);
  expect(readRecord(TALK)).toMatchObject({ title: 'How to lose', description: WORDS });
  await page.reload();
  await expect(field(page, 'title')).toHaveValue('How to lose');
  expect(asked).toEqual([]);
});

test('the browser’s way back asks too, and a record that is still to be made keeps its words', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Back to Courses' }).click();
  await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible();
  await page.getByRole('link', { name: 'New record' }).click();
  await expect(field(page, 'title')).toHaveValue('A course that waits');
  expect(asked.at(-1)).toContain('What you typed into a new record');
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('two records of a page are saved by one press, after the other was named', async ({
  page,
}) => {
  const [home, site] = ['content/pages/home.json', 'content/site/site.json'];
  keep(home);
  const before = keep(site);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await (asked.length > 1 ? dialog.accept() : dialog.dismiss());
  });
  await openPreview(page, '/');
  const type = async (what: string, words: string) => {
    await place(page, what).first().click();
    const name = what.replace(/^\w+\./, '');
    await expect(field(page, name)).toBeFocused();
    await field(page, name).fill(words);
    await expect(place(page, what).first()).toContainText(words);
  };
  await type('site.footer.copyright', '© 2025 and not a day longer');
  await type('home.vision.text', `A vision that is saved first. ${WORDS}`);
  await save(page);
  await expect
    .poll(() => asked)
    .toEqual([expect.stringMatching(/^Saved\. Not saved yet: .*site\./)]);
  expect(read(site)).toBe(before);
  await field(page, 'vision.text').fill(`A vision that is saved again. ${WORDS}`);
  await save(page);
  await expect
    .poll(() => readRecord(site))
    .toMatchObject({ footer: { copyright: '© 2025 and not a day longer' } });
  expect(read(home)).toContain('A vision that is saved again.');
  expect(asked).toHaveLength(2);
});

test('a record that cannot be written stays unsaved, and its editor is told why', async ({
  page,
}) => {
  const before = keep(TALK);
  await openPreview(page, '/talks', TALK);
  const failures: [string, (route: Route) => Promise<void>][] = [
    [
      'The disk is full.',
      (route) => route.fulfill({ status: 500, json: { message: 'The disk is full.' } }),
    ],
    [
      'The disk is full.',
      (route) => route.fulfill({ json: { errors: [{ message: 'The disk is full.' }] } }),
    ],
    ['The studio does not answer', (route) => route.abort()],
  ];
  for (const [i, [why, fail]] of failures.entries()) {
    const words = `${WORDS} ${i}`;
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('updateDocument') ? fail(route) : route.continue(),
    );
    await field(page, 'description').fill(words);
    await saveButton(page).click();
    await expect(alertSaying(page, /^Not saved\./)).toContainText(why);
    await closeAlert(page);
    await expect(unsavedDot(page)).toBeVisible();
    await expect(field(page, 'description')).toHaveValue(words);
    expect(read(TALK)).toBe(before);
    await page.unroute('**/graphql');
  }
  await field(page, 'description').fill(WORDS);
  await save(page);
  expect(readRecord(TALK)).toMatchObject({ description: WORDS });
  await expect(unsavedDot(page)).toHaveCount(0);
});

test('a file that somebody changes, breaks or deletes is not overwritten', async ({ page }) => {
  const before = keep(TALK);
  await openRecord(page, TALK);
  write(TALK, before.replace('"minutes": 51', '"minutes": 52'));
  await typeAndPressSave(page);
  await expect(alertSaying(page, '“Minutes” was changed while')).toBeVisible();
  await closeAlert(page);
  write(TALK, before.replace('"minutes": 51', '"minutes": '));
  await field(page, 'description').fill(`Again: ${WORDS}`);
  await saveButton(page).click();
  await expect(alertSaying(page, 'somebody is changing it by hand')).toBeVisible();
  await closeAlert(page);
  rmSync(join(SCRATCH, TALK));
  await typeAndPressSave(page);
  await expect(alertSaying(page, 'was deleted or renamed while you had it open')).toBeVisible();
  await expect(field(page, 'description')).toHaveValue(WORDS);
});

// Tina reads all schemas and records again.
const REBUILT = { timeout: 90_000 };

test('a mistake in a schema is told, and what is typed outlives it', async ({ page }) => {
  test.setTimeout(240_000);
  const before = keep(TALK);
  const schema = 'content/schema/talks.ts';
  const source = readFileSync(schema, 'utf8');
  await openRecord(page, TALK);
  await field(page, 'description').fill(WORDS);
  try {
    writeFileSync(schema, `${source}\nthis is no code;\n`);
    await expect(alertSaying(page, 'The forms were changed by a developer meanwhile')).toBeVisible(
      REBUILT,
    );
    await saveButton(page).click();
    await expect(
      alertSaying(page, 'The rules of the content cannot be read just now'),
    ).toBeVisible();
    await closeAlert(page);
    await expect(field(page, 'description')).toHaveValue(WORDS);
    expect(read(TALK)).toBe(before);
  } finally {
    writeFileSync(schema, source);
  }
  let tries = 0;
  await expect(async () => {
    const close = page.getByRole('button', { name: 'Close', exact: true });
    if (await close.isVisible()) await close.click();
    // After a refusal the editor waits for something new.
    const again = `Again, ${++tries}: ${WORDS}`;
    await field(page, 'description').fill(again);
    await saveButton(page).click({ timeout: 2000 });
    await expect.poll(() => readRecord(TALK)).toMatchObject({ description: again });
  }).toPass(REBUILT);
});
