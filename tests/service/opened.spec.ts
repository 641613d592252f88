// A record that is opened from its list, beside the page that shows it.
import { expect } from 'playwright/test';
import { content } from '../e2e/helpers/content.ts';
import { skipWithout } from '../e2e/helpers/skipWithout.ts';
import { beside, field, openList, rowOf } from './helpers/form.ts';
import { test } from './helpers/session.ts';

test('the page shows the record at once', async ({ arrive }) => {
  skipWithout('four talks');
  const talk = content.talks.toSorted((a, b) => a.id - b.id)[0];
  const { page } = await arrive('Mia Menon');
  await openList(page, 'talks');
  await rowOf(page, String(talk?.title)).getByRole('link').click();
  await expect(field(page, 'title')).toHaveValue(String(talk?.title));
  const title = beside(page).getByRole('heading', { name: talk?.title, exact: true });
  await expect(title).toBeInViewport();
});
