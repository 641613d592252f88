import { expect, type FrameLocator, type Page } from 'playwright/test';
import { field } from './admin.ts';

// A page that somebody makes in the editor, from its name to the last of six sections.

export const CAMPAIGN = {
  file: 'content/pages/diwali.json',
  name: 'Diwali',
  path: '/campaign/diwali',
  title: 'An hour of trading for luck',
  headline: 'Light the screens',
} as const;

/** What is typed into a section, by the names of the fields in it. */
type Words = Readonly<Record<string, string>>;

const HEADLINE = { 'headline.roman': CAMPAIGN.headline };
const HEADING = { 'heading.label': 'Diwali', 'heading.roman': 'An hour of trading' };

/** The kinds of sections of the page, from top to bottom, with what each cannot do without. */
const sections = (link: string): readonly (readonly [kind: string, words: Words])[] => [
  [
    'Opening',
    {
      label: 'Diwali',
      ...HEADLINE,
      lead: 'One hour of the year in which everybody trades for luck, and we measure what it costs.',
    },
  ],
  ['Logos', { intro: 'Houses that light a lamp with us' }],
  ['Feature cards', HEADING],
  [
    'Link banner',
    {
      label: 'Muhurat',
      text: 'The first trade of the new year.',
      'action.label': 'See the talks',
      'action.href': link,
    },
  ],
  [
    'Contact form and calendar',
    { ...HEADING, lead: 'Ask us what luck is worth, in a hundred and sixty letters.' },
  ],
  [
    'Closing',
    {
      'headline.roman': 'Sweets after the close',
      text: 'We hand out boxes at the desk when the hour is over.',
      'action.label': 'Where we begin',
      'action.href': '/',
    },
  ],
];

/** Puts a section at the end of the new page, and comes back to the list. */
async function addSection(page: Page, kind: string, words: Words, at: number): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Add a section');
  await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click();
  for (const [name, text] of Object.entries(words))
    await field(page, `sections.${at}.${name}`).fill(text);
  await press('New record');
}

/**
 * Fills in the form of a new page, which is open; each section shows beside it as soon as it is there.
 * @param link an address of the site that the page leads to
 */
export async function writeCampaign(page: Page, link: string): Promise<void> {
  const beside: FrameLocator = page.frameLocator('#page-frame');
  await expect(beside.locator('main')).toBeAttached();
  await field(page, 'name').fill(CAMPAIGN.name);
  await field(page, 'path').fill(CAMPAIGN.path);
  await field(page, 'seo.title').fill(CAMPAIGN.title);
  await field(page, 'seo.description').fill(
    'What the hour of Muhurat trading costs and brings, measured over twenty years of it.',
  );
  for (const [at, [kind, words]] of sections(link).entries()) {
    await addSection(page, kind, words, at);
    await expect(beside.locator('main > *')).toHaveCount(at + 1);
  }
  const headline = beside.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(CAMPAIGN.headline);
  await expect(headline).toBeVisible();
}
