// A campaign's page, from an empty form to the site: what nobody but its editor and a reviewer has a hand in.
import { expect } from 'playwright/test';
import { hashOf } from '../../tina/shared/editorAddress.ts';
import { content } from '../e2e/helpers/content.ts';
import { CAMPAIGN, writeCampaign } from '../editor/helpers/campaignPage.ts';
import { builtPage } from './helpers/builtPage.ts';
import { beside, field, openBeside, save, saveButton } from './helpers/form.ts';
import { test } from './helpers/session.ts';

const SITE = 'content/site/site.json';
const [LINK = { label: '' }] = content.site.navigation;

test('a page of six sections is made, linked in the navigation, proposed, accepted, and built', {
  tag: '@all',
}, async ({ editor, arrive }) => {
  test.setTimeout(360_000);
  const { page } = await arrive('Dia Rao');
  const branch = 'edit/dia-rao-changes';
  const proposed = (file: string) => editor.git('show', `${branch}:${file}`);

  await test.step('made, and shown from the first word', async () => {
    await page.goto(`/admin/${hashOf({ new: 'pages' })}`);
    await writeCampaign(page, '/');
    await saveButton(page).click();
    await expect.poll(() => proposed(CAMPAIGN.file)).toContain(CAMPAIGN.headline);
    await expect(beside(page).getByRole('heading', { level: 1 })).toHaveText(CAMPAIGN.headline);
  });

  await test.step('linked in the navigation', async () => {
    await openBeside(page, '/', SITE);
    await page.locator('.item-open', { hasText: LINK.label }).first().click();
    await field(page, 'navigation.0.href').fill(CAMPAIGN.path);
    await expect(
      beside(page).locator(`header nav a[href="${CAMPAIGN.path}"]`).first(),
    ).toBeVisible();
    await save(page);
    await expect.poll(() => proposed(SITE)).toContain(CAMPAIGN.path);
    expect(editor.git('diff', '--numstat', `main...${branch}`, '--', SITE)).toBe(`1\t1\t${SITE}`);
    // Visitors have neither yet.
    expect(editor.git('show', `main:${CAMPAIGN.file}`)).toBe('');
  });

  await test.step('proposed, and accepted', async () => {
    await page.getByRole('link', { name: 'Send for review…' }).click();
    const changes = page.locator('.changes');
    await expect(changes).toHaveCount(2);
    await expect(changes.filter({ hasText: CAMPAIGN.headline })).toBeVisible();
    await expect(changes.filter({ hasText: CAMPAIGN.path }).last()).toBeVisible();
    await page.getByLabel('Title', { exact: true }).fill('A page for Diwali');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByRole('status')).toHaveText(/Sent for review/);
    const ravi = await arrive('Ravi Rao', 'reviewer');
    await ravi.page.getByRole('link', { name: 'A page for Diwali' }).click();
    await ravi.page.getByRole('button', { name: 'Accept and publish' }).click();
    await expect(ravi.page.locator('main').getByText('Published', { exact: true })).toBeVisible();
  });

  await test.step('built: its sections in their order, and the way to it on every page', async () => {
    const { html } = await builtPage(editor, CAMPAIGN.path);
    expect(html).toContain(`<title>${CAMPAIGN.title}</title>`);
    const places = [
      CAMPAIGN.headline,
      'Houses that light a lamp with us',
      'The first trade of the new year.',
      'Ask us what luck is worth',
      'Sweets after the close',
    ].map((words) => html.indexOf(words, html.indexOf('<main')));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(html).toContain(`href="${CAMPAIGN.path}"`);
  });
});
