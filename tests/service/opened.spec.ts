// A record that is opened beside the page that shows it.
import { expect } from 'playwright/test';
import { content } from '../e2e/helpers/content.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { beside, field, openList, rowOf, saveChange } from './helpers/form.ts';
import { FIRST } from './helpers/records.ts';
import { test } from './helpers/session.ts';

test('a record that is opened from its list is in view on its page', async ({ arrive }) => {
  skipWithout('four talks');
  const talk = content.talks.toSorted((a, b) => a.id - b.id)[0];
  const { page } = await arrive('Mia Menon');
  await openList(page, 'talks');
  await rowOf(page, String(talk?.title)).getByRole('link').click();
  await expect(field(page, 'title')).toHaveValue(String(talk?.title));
  const title = beside(page).getByRole('heading', { name: talk?.title, exact: true });
  await expect(title).toBeInViewport();
});

test('a changed record of a proposal leads to its form', async ({ arrive }) => {
  skipWithout('four talks or courses');
  const { page } = await arrive('Mia Joshi');
  await page.goto(await saveChange(page, FIRST.file, { title: 'Losing, and saying so' }));
  await page.getByRole('button', { name: 'Edit Losing, and saying so', exact: true }).click();
  await expect(page.locator(`[data-test="form:${FIRST.file}"]`)).toBeVisible();
  await expect(field(page, 'title')).toHaveValue('Losing, and saying so');
});
