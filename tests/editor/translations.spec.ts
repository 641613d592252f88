// A record in another language: its form, its file, and what changed since it was translated.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { alertSaying, caretToEnd, field, openAdmin, save, stepUp } from './helpers/admin.ts';
import { commitAll, forgetCommits } from './helpers/commits.ts';
import { place, preview } from './helpers/previewPage.ts';
import { checkReport, exists, keep, read, readRecord, write } from './helpers/records.ts';
import { test } from './helpers/session.ts';

const ABOUT = 'content/pages/about.json';
const HINDI = 'content/pages/about.hi.json';
const TALK = 'content/talks/losing-well.json';
const HINDI_TALK = 'content/talks/losing-well.hi.json';

const languages = (page: Page) => page.getByRole('navigation', { name: 'Languages' });
const language = (page: Page, name: string) =>
  languages(page).getByRole('link', { name: new RegExp(`^${name}`) });
const openItem = (page: Page, name: string) =>
  page.locator('.item-open', { hasText: name }).first().click();
/** What the record has, above a field of its translation. */
const ownWords = (page: Page, name: string) =>
  page.locator(`.field[data-name="${name}"] .own-words`);

async function openHindi(page: Page, record: string): Promise<void> {
  await openAdmin(page, { record, in: 'hi' });
  const file = record.replace(/\.(?=\w+$)/, '.hi.');
  await expect(page.locator(`[data-test="form:${file}"]`)).toBeVisible();
}

interface Words {
  name: string;
  sections: { text?: string; _was?: { text?: string } }[];
}
const hindi = () => readRecord(HINDI) as Words | undefined;

test('a translation is opened from its record, typed below the own words, seen and saved', async ({
  page,
}) => {
  const before = keep(HINDI);
  await openAdmin(page, { record: ABOUT });
  await expect(language(page, 'English')).toHaveAttribute('aria-current', 'page');
  await language(page, 'Hindi Translated').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/record=content\/pages\/about\.json&in=hi$/);
  await expect(page.getByRole('heading', { name: 'About — Hindi' })).toBeVisible();
  await expect(preview(page).locator('html')).toHaveAttribute('lang', 'hi-IN');
  await openItem(page, 'Mission');
  const text = field(page, 'sections.1.text');
  const own = JSON.parse(read(ABOUT)).sections[1].text;
  await expect(ownWords(page, 'sections.1.text')).toHaveText(own);
  await expect(text).toHaveAttribute('lang', 'hi-IN');
  await expect(text).toHaveAttribute('dir', 'ltr');
  await expect(text).toHaveAccessibleDescription(own);
  await text.fill('एक नया उद्देश्य।');
  await expect(place(page, 'pages.sections.1.text')).toHaveText('एक नया उद्देश्य।');
  await save(page);
  expect(read(HINDI)).toBe(before.replace(hindiText(before), 'एक नया उद्देश्य।'));
  expect(checkReport()).toBe('');

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'About', exact: true })).toBeVisible();
  await expect(field(page, 'path')).toHaveValue('/about');
});

const hindiText = (text: string) => String((JSON.parse(text) as Words).sections[1]?.text);

test('the form of a translation has the items of its record, which it can neither add nor move', async ({
  page,
}) => {
  await openHindi(page, ABOUT);
  const count = JSON.parse(read(ABOUT)).sections.length;
  await expect(page.locator('.item-open')).toHaveCount(count);
  await expect(page.locator('.item-handle, .item-add, .item-actions')).toHaveCount(0);
  await openItem(page, 'Pillars');
  // A click on the page opens the field of the translation.
  await place(page, 'pages.sections.0.headline.roman').click({ position: { x: 8, y: 24 } });
  await expect(field(page, 'sections.0.headline.roman')).toBeFocused();
  await stepUp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const { violations } = await new AxeBuilder({ page }).include('.form-pane').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('a text that changed after it was translated is marked until its words are confirmed or written anew', async ({
  page,
}) => {
  keep(ABOUT);
  keep(HINDI);
  await openAdmin(page, { record: ABOUT });
  await openItem(page, 'Mission');
  const was = await field(page, 'sections.1.text').inputValue();
  await field(page, 'sections.1.text').fill(`${was} And a sentence more.`);
  await field(page, 'sections.1.label').fill('Purpose');
  await save(page);
  expect(hindi()?.sections[1]?._was).toMatchObject({ text: was });
  await stepUp(page);
  await expect(language(page, 'Hindi Out of date')).toBeVisible();

  await language(page, 'Hindi').click();
  await expect(page.locator('li', { hasText: 'Mission' })).toContainText('Out of date');
  await openItem(page, 'Mission');
  const text = ownWords(page, 'sections.1.text');
  await expect(text).toContainText('Changed after it was translated');
  await expect(text.locator('ins')).toHaveText('And a sentence more.');
  await text.getByRole('button', { name: 'The words are still right' }).click();
  await expect(text).not.toContainText('Changed after it was translated');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toContainText('Changed after it was translated');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(text).not.toContainText('Changed after it was translated');
  const label = ownWords(page, 'sections.1.label');
  await expect(label).toContainText('Changed after it was translated');
  await field(page, 'sections.1.label').fill('मक़सद');
  await expect(label).toHaveText('Purpose');
  await save(page);
  await expect.poll(() => read(HINDI)).not.toContain('_was');
  expect(read(HINDI)).toContain('मक़सद');
  expect(checkReport()).toBe('');
  await stepUp(page);
  await expect(language(page, 'Hindi Translated')).toBeVisible();
});

test('a talk gets a translation with the first save, and loses it with its last word', async ({
  page,
}) => {
  keep(HINDI_TALK);
  await openHindi(page, TALK);
  await expect(language(page, 'Hindi Not translated')).toBeVisible();
  await expect(field(page, 'minutes')).toHaveCount(0);
  await expect(field(page, 'title')).toHaveAttribute(
    'placeholder',
    /visitors see the English text/,
  );
  await field(page, 'title').fill('ढंग से हारना');
  await expect(preview(page).getByText('ढंग से हारना').first()).toBeVisible();
  await save(page);
  expect(read(HINDI_TALK)).toBe('{\n  "title": "ढंग से हारना"\n}\n');
  expect(checkReport()).toBe('');
  await expect(language(page, 'Hindi 2 missing')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText(
    'Saved on this computer',
  );
  await page.keyboard.press('Escape');

  await field(page, 'title').fill('');
  await save(page);
  await expect.poll(() => exists(HINDI_TALK)).toBe(false);
  await expect(language(page, 'Hindi Not translated')).toBeVisible();
});

test('a page is shown at its address in a language while it has a saved translation, with the same form open', async ({
  page,
}) => {
  keep('content/pages/team.hi.json');
  await openHindi(page, 'content/pages/team.json');
  const at = () =>
    preview(page)
      .locator('html')
      .evaluate(() => location.pathname + location.search);
  expect(await at()).toBe('/team?in=hi');
  await place(page, 'pages.sections.0.headline.roman').click({ position: { x: 8, y: 24 } });
  const headline = field(page, 'sections.0.headline.roman');
  await headline.fill('दल');
  await save(page);
  await expect.poll(at).toBe('/hi/team');
  await expect(headline).toHaveValue('दल');
  await expect(place(page, 'pages.sections.0.headline.roman')).toContainText('दल');
  await headline.fill('नया दल');
  await expect(place(page, 'pages.sections.0.headline.roman')).toContainText('नया दल');
  await headline.fill('');
  await save(page);
  await expect.poll(at).toBe('/team?in=hi');
  await expect(page).toHaveURL(/record=content\/pages\/team\.json&in=hi$/);
  await headline.fill('फिर दल');
  await expect(place(page, 'pages.sections.0.headline.roman')).toContainText('फिर दल');
});

test('a field and the whole record are put back with the marks of what changed after it was translated', {
  tag: '@all',
}, async ({ page }) => {
  const words = JSON.parse(keep(HINDI));
  write(HINDI, JSON.stringify({ ...words, _was: { name: 'About us' } }));
  commitAll('Asha Rao', 'A mark');
  await openHindi(page, ABOUT);
  const name = ownWords(page, 'name');
  await expect(name).toContainText('Changed after it was translated');
  await field(page, 'name').fill('हमारे बारे में');
  await expect(name).toHaveText('About');
  await field(page, 'seo.title').fill('हमारे बारे में');
  await page.locator('.form-head summary').click();
  const one = page.locator('.form-head li', { hasText: 'Name' });
  await one.getByRole('button', { name: 'Back to the last commit' }).click();
  await expect(field(page, 'name')).toHaveValue(words.name);
  await expect(name).toContainText('Changed after it was translated');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page, 'name')).toHaveValue('हमारे बारे में');
  await expect(name).toHaveText('About');
  const all = page.locator('.form-head li', { hasText: 'The whole record' });
  await all.getByRole('button', { name: 'Back to the last commit' }).click();
  await expect(field(page, 'name')).toHaveValue(words.name);
  await expect(name).toContainText('Changed after it was translated');
  forgetCommits();
});

test('words of a list that the record has lost can be deleted', { tag: '@all' }, async ({
  page,
}) => {
  const [file, words] = ['content/pages/enterprise.json', 'content/pages/enterprise.hi.json'];
  const record = JSON.parse(keep(file));
  keep(words);
  const at = record.sections.findIndex(({ points }: { points?: object[] }) => points);
  const { points, ...section } = record.sections[at];
  const translated = {
    _template: section._template,
    _of: section.heading.roman,
    points: [{ _of: points[0].text, text: 'दो दिन में' }],
  };
  write(words, JSON.stringify({ sections: [translated] }));
  write(file, JSON.stringify({ ...record, sections: record.sections.with(at, section) }));
  await openHindi(page, file);
  await page.locator('.item-open', { hasText: section.heading.roman }).click();
  const lost = page.locator('.field[data-name$=".points"] li');
  await expect(lost).toContainText('is no longer in the record');
  await lost.getByRole('button', { name: 'Delete' }).click();
  await expect(lost).toHaveCount(0);
});

test('a formatted text is translated in the same editor, below the own one', async ({ page }) => {
  const event = 'content/events/adviser-roundtable.mdx';
  const words = event.replace('.mdx', '.hi.mdx');
  keep(words);
  await openHindi(page, event);
  const body = page.locator('.field[data-name="body"] [contenteditable=true]');
  await expect(body).toHaveAttribute('lang', 'hi-IN');
  await expect(ownWords(page, 'body').locator('p').first()).toBeVisible();
  await body.click();
  await caretToEnd(page, body);
  await page.keyboard.type('एक दिन।');
  await save(page);
  await expect.poll(() => read(words)).toContain('एक दिन।');
  expect(checkReport()).toBe('');
});

test('an unsaved translation is kept, and the way to a language that is not declared is that to the record', {
  tag: '@all',
}, async ({ page }) => {
  await openHindi(page, TALK);
  await field(page, 'title').fill('अधूरा');
  page.on('dialog', (dialog) => dialog.accept());
  await language(page, 'English').click();
  await expect(field(page, 'minutes')).toBeVisible();
  await language(page, 'Hindi').click();
  await expect(field(page, 'title')).toHaveValue('अधूरा');
  await openAdmin(page, { record: ABOUT, in: 'xx' });
  await expect(page.locator(`[data-test="form:${ABOUT}"]`)).toBeVisible();
  await expect(alertSaying(page, 'error')).toHaveCount(0);
});
