import { expect, type Page } from '@playwright/test';
import { field, openAdmin, saveButton } from './admin.ts';
import { openPreview, preview } from './previewPage.ts';
import { changedLines, checkReport, exists, keep, read } from './records.ts';
import { test } from './session.ts';

const DIWALI = 'content/pages/diwali.json';
const SITE = 'content/site/site.json';

/** What is typed into a section: its own fields, and those of its groups by the group's label. */
type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const HEADLINE = { 'headline.roman': 'Light the screens' };
const HEADING = { 'heading.label': 'Diwali', 'heading.roman': 'An hour of trading' };

/** The kinds of sections of the page, from top to bottom, with what each cannot do without. */
const SECTIONS: readonly (readonly [kind: string, words: Words])[] = [
  [
    'Opening',
    {
      label: 'Diwali',
      Headline: HEADLINE,
      lead: 'One hour of the year in which everybody trades for luck, and we measure what it costs.',
    },
  ],
  ['Logos', { intro: 'Houses that light a lamp with us' }],
  ['Feature cards', { Heading: HEADING }],
  [
    'One line and a link',
    {
      label: 'Muhurat',
      text: 'The first trade of the new year.',
      Link: { 'action.label': 'See the talks', 'action.href': '/talks' },
    },
  ],
  [
    'Contact form and calendar',
    { Heading: HEADING, lead: 'Ask us what luck is worth, in a hundred and sixty letters.' },
  ],
  [
    'Closing',
    {
      Headline: { 'headline.roman': 'Sweets after the close' },
      text: 'We hand out boxes at the desk when the hour is over.',
      Button: { 'action.label': 'Who we are', 'action.href': '/team' },
    },
  ],
];

/** Puts a section at the end of the new page, and comes back to the list. */
async function addSection(page: Page, kind: string, words: Words, at: number): Promise<void> {
  const fill = (name: string, text: string) => field(page, `sections.${at}.${name}`).fill(text);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Add a section');
  await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click();
  for (const [name, text] of Object.entries(words)) {
    if (typeof text === 'string') await fill(name, text);
    else {
      await press(name);
      for (const [inner, value] of Object.entries(text)) await fill(inner, value);
      await press(kind);
    }
  }
  await press('New record');
}

test('a page of six sections is made, shown from the first word, saved, and linked in the navigation', async ({
  page,
}) => {
  keep(DIWALI);
  const site = keep(SITE);
  await openAdmin(page, 'collections/new/pages/~/');
  const beside = page.frameLocator('#new-record-preview');
  await expect(beside.locator('main')).toBeVisible();
  await field(page, 'name').fill('Diwali');
  await field(page, 'path').fill('/campaign/diwali');
  await page.getByRole('button', { name: 'Search and sharing' }).click();
  await field(page, 'seo.title').fill('An hour of trading for luck');
  await field(page, 'seo.description').fill(
    'What the hour of Muhurat trading costs and brings, measured over twenty years of it.',
  );
  await page.getByRole('button', { name: 'New record', exact: true }).click();
  for (const [at, [kind, words]] of SECTIONS.entries()) {
    await addSection(page, kind, words, at);
    await expect(beside.locator('main > *')).toHaveCount(at + 1);
  }
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Light the screens');
  await saveButton(page).click();
  await expect.poll(() => exists(DIWALI)).toBe(true);
  expect(checkReport()).toBe('');

  // The editor leads on to the page, which is there for visitors as well.
  await expect(page).toHaveURL(/#\/~\/campaign\/diwali/);
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Light the screens');
  const answer = await page.request.get('/campaign/diwali');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<title>An hour of trading for luck</title>');

  await openPreview(page, '/', SITE);
  await page.getByRole('button', { name: 'Education', exact: true }).first().click();
  const offered = field(page, 'navigation.0.href').locator('xpath=following-sibling::datalist');
  await expect(offered.locator('option[value="/campaign/diwali"]')).toHaveText('Diwali');
  await field(page, 'navigation.0.href').fill('/campaign/diwali');
  await expect(
    preview(page).getByRole('navigation').getByRole('link', { name: 'Education' }).first(),
  ).toHaveAttribute('href', '/campaign/diwali');
  await saveButton(page).click();
  await expect
    .poll(() => changedLines(site, read(SITE)).come)
    .toEqual([expect.stringContaining('/campaign/diwali')]);
  expect(checkReport()).toBe('');
});

test('an address that is taken or kept for the site’s own files is refused in words', async ({
  page,
}) => {
  keep('content/pages/team.json');
  await openPreview(page, '/team');
  await field(page, 'path').fill('/images/team');
  await saveButton(page).click();
  await expect(
    page.getByText('/images/team is kept for the site’s own files.').last(),
  ).toBeVisible();
});
