import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { alertSaying, closeAlert, field, openRecord, saveButton } from './admin.ts';
import { keep, read, restoreRecords } from './records.ts';
import { test } from './session.ts';

restoreRecords();

const TALK = 'content/talks/losing-well.json';
const WORDS = 'Three bad weeks, told in full: how large, how long, and what was learned.';

// Tina reads all schemas and records again.
const REBUILT = { timeout: 90_000 };
test.setTimeout(240_000);

test('a mistake in a schema is told, and what is typed outlives it', async ({ page }) => {
  const before = keep(TALK);
  const schema = 'content/schema/talks.ts';
  const law = readFileSync(schema, 'utf8');
  await openRecord(page, TALK);
  await field(page, 'description').fill(WORDS);
  try {
    writeFileSync(schema, `${law}\nthis is no code;\n`);
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
    writeFileSync(schema, law);
  }
  let tries = 0;
  await expect(async () => {
    const close = page.getByRole('button', { name: 'Close', exact: true });
    if (await close.isVisible()) await close.click();
    // After a refusal the editor waits for something new.
    const mended = `Mended ${++tries}: ${WORDS}`;
    await field(page, 'description').fill(mended);
    await saveButton(page).click({ timeout: 2000 });
    await expect.poll(() => JSON.parse(read(TALK)).description).toBe(mended);
  }).toPass(REBUILT);
});
