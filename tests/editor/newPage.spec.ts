import { expect } from 'playwright/test';
import { field, openAdmin, saveButton } from './helpers/admin.ts';
import { CAMPAIGN, writeCampaign } from './helpers/campaignPage.ts';
import { openPreview, preview } from './helpers/previewPage.ts';
import { changedLines, checkReport, exists, keep, read } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const { file: DIWALI, path: PATH, title, headline } = CAMPAIGN;
const SITE = 'content/site/site.json';

test('a page of six sections is made, shown from the first word, saved, and linked in the navigation', async ({
  page,
}) => {
  keep(DIWALI);
  const site = keep(SITE);
  await openAdmin(page, { new: 'pages' });
  await writeCampaign(page, '/talks');
  await saveButton(page).click();
  await expect.poll(() => exists(DIWALI)).toBe(true);
  expect(checkReport()).toBe('');

  // The editor leads on to the page, which is there for visitors as well.
  await expect(page).toHaveURL(/record=content\/pages\/diwali\.json$/);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(headline);
  const answer = await page.request.get(PATH);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain(`<title>${title}</title>`);

  await openPreview(page, '/', SITE);
  await page.locator('.item-open', { hasText: 'Education' }).first().click();
  const offered = field(page, 'navigation.0.href').locator('xpath=following-sibling::datalist');
  await expect(offered.locator(`option[value="${PATH}"]`)).toHaveText(CAMPAIGN.name);
  await field(page, 'navigation.0.href').fill(PATH);
  await expect(
    preview(page).getByRole('navigation').getByRole('link', { name: 'Education' }).first(),
  ).toHaveAttribute('href', PATH);
  await saveButton(page).click();
  await expect
    .poll(() => changedLines(site, read(SITE)).come)
    .toEqual([expect.stringContaining(PATH)]);
  expect(checkReport()).toBe('');
});

test('an address that is taken or kept for the site’s own files is refused in words', {
  tag: '@all',
}, async ({ page }) => {
  keep('content/pages/team.json');
  await openPreview(page, '/team');
  await field(page, 'path').fill('/images/team');
  await saveButton(page).click();
  await expect(
    page.getByText('/images/team is kept for the site’s own files.').last(),
  ).toBeVisible();
});
