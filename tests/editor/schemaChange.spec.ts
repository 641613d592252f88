import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { hashOf } from '../../tina/shared/editorAddress.ts';
import { alertSaying, closeAlert, field, openRecord, saveButton } from './helpers/admin.ts';
import { keep, read, readRecord } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const TALK = 'content/talks/losing-well.json';
const WORDS = 'Three bad weeks, told in full: how large, how long, and what was learned.';

// Tina builds its page again.
const REBUILT = { timeout: 240_000 };

test('a mistake in a schema is told, what is typed outlives it, and mended code opens with its own forms', {
  tag: ['@all', '@alone'],
}, async ({ page, context }) => {
  test.setTimeout(480_000);
  const before = keep(TALK);
  const schema = 'content/schema/talks.ts';
  const source = readFileSync(schema, 'utf8');
  const admin = async () => (await page.request.get('/admin/')).text();
  await openRecord(page, TALK);
  await field(page, 'description').fill(WORDS);
  const loaded = await page.evaluate(() => performance.timeOrigin);
  try {
    writeFileSync(schema, `${source}\nthis is no code;\n`);
    await expect(alertSaying(page, 'A developer has changed the forms')).toBeVisible();
    await saveButton(page).click();
    await expect(
      alertSaying(page, 'The rules of the content cannot be read just now'),
    ).toBeVisible();
    await closeAlert(page);
    await expect(field(page, 'description')).toHaveValue(WORDS);
    expect(read(TALK)).toBe(before);
    await expect.poll(admin, REBUILT).toContain('<h1>The editor could not start</h1>');
    expect(await admin()).toContain('content/schema/talks.ts');

    writeFileSync(schema, source.replace("whole('Minutes'", "whole('How many minutes'"));
    await expect.poll(admin).toContain('<h1>The editor is being built</h1>');
    const other = await context.newPage();
    await other.goto(`/admin/${hashOf({ record: TALK })}`);
    await expect(other.getByRole('heading', { name: 'The editor is being built' })).toBeVisible();
    await expect(other.getByText('How many minutes')).toBeVisible(REBUILT);
    await expect(other.locator(`[data-test="form:${TALK}"]`)).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
    await expect(field(page, 'description')).toHaveValue(WORDS);

    // Nothing is unsaved there: it takes the forms of the code by itself.
    writeFileSync(schema, source);
    await expect(other.getByText('How many minutes')).toHaveCount(0);
    await expect(other.locator(`[data-test="form:${TALK}"]`)).toBeVisible();
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
