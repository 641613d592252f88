import { expect, type Locator } from 'playwright/test';
import { dayText } from '../../content/schema/datetime.ts';
import { complaintsOf, dragItem, field } from './helpers/admin.ts';
import { openPreview, place, preview } from './helpers/previewPage.ts';
import { keep, saveLine } from './helpers/records.ts';
import { test } from './helpers/session.ts';

/** For each word of the form about the vision: how many frames went by until the page showed it. */
const countFrames = (vision: Locator) =>
  vision.evaluateHandle((element) => {
    const counts: number[] = [];
    addEventListener('message', ({ data: { type, records } }) => {
      const text = type === 'page:records' && records[0].values.sections[3].quieter.text;
      let count = 0;
      const next = () => {
        if (element.textContent === text) counts.push(count);
        else if (count++ < 60) requestAnimationFrame(next);
      };
      if (text) requestAnimationFrame(next);
    });
    return counts;
  });

test('the page shows what is typed with the next frame', { tag: '@all' }, async ({ page }) => {
  await openPreview(page, '/');
  const vision = place(page, 'pages.sections.3.quieter.text');
  await vision.click();
  const input = field(page, 'sections.3.quieter.text');
  await input.fill('');
  await expect(vision).toHaveText('[Text]');
  const counts = await countFrames(vision);
  await input.pressSequentially('Typed live', { delay: 100 });
  await expect(vision).toHaveText('Typed live');
  const frames = await counts.jsonValue();
  expect(frames.length).toBeGreaterThan(3);
  expect(Math.max(...frames)).toBe(0);
});

test('items of a list are added, moved and removed before one’s eyes', { tag: '@all' }, async ({
  page,
}) => {
  await openPreview(page, '/education');
  const names = preview(page).locator('dl dt');
  await expect(names).toHaveCount(5);
  await place(page, 'pages.sections.1.title').click();
  await page.getByRole('button', { name: 'Add to What you get, in figures' }).click();
  await expect(names).toHaveCount(6);
  await expect(names.last()).toHaveText('[Product]');

  await place(page, 'pages.sections.1.products.5.figure').click();
  await field(page, 'sections.1.products.5.figure').fill('12');
  await expect(place(page, 'pages.sections.1.products.5.figure')).toHaveText('12');
  await place(page, 'pages.sections.1.title').click();
  await page
    .getByRole('button', { name: /^✕ Delete / })
    .last()
    .click();
  await expect(names).toHaveCount(5);
  const [first, second] = await names.allTextContents();
  await dragItem(page, 0, 1);
  await expect(names.first()).toHaveText(second ?? '');
  await expect(names.nth(1)).toHaveText(first ?? '');
});

const TALK = 'content/talks/losing-well.json';
const EVENT = 'content/events/konkan-exchange-visit.mdx';

test('each kind of field shows on its page what is typed or chosen, is saved as one line, and letters may come as fast as they like', {
  tag: '@all',
}, async ({ page }) => {
  // With 300 talks each letter works on all of them.
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  keep(TALK);
  await openPreview(page, '/talks', TALK);
  const talk = preview(page).locator('#losing-well');
  const shows = async (words: string, line: string) => {
    await expect(talk).toContainText(words);
    await saveLine(page, TALK, line);
  };
  await field(page, 'title').fill('Losing well');
  await shows('Losing well', '"title": "Losing well"');

  // React counts to fifty.
  const description =
    'Three bad weeks, told in full: what they cost, and what was learned from each of them.';
  await field(page, 'description').fill('');
  await field(page, 'description').pressSequentially(description, { timeout: 60_000 });
  await shows(description, '"description": "Three bad weeks');

  await page.getByLabel('Minutes', { exact: true }).fill('52');
  await shows('52 min', '"minutes": 52');

  await page.getByLabel('Published on', { exact: true }).fill('2025-04-06');
  await shows(dayText('2025-04-06'), '"date": "2025-04-06"');

  await page.getByLabel('Kind', { exact: true }).selectOption('seminar');
  await shows('Webinar', '"type": "seminar"');

  await page.getByRole('combobox', { name: 'Speaker' }).fill('Zoya');
  await page.getByRole('option', { name: 'Zoya Merchant' }).click();
  await shows('Zoya Merchant', '"speaker": "content/team/zoya-merchant.json"');
  expect(complaints).toEqual([]);
});

test('a long text shows what is typed, and is saved as one line', { tag: '@all' }, async ({
  page,
}) => {
  keep(EVENT);
  await openPreview(page, '/events', EVENT);
  const event = preview(page).locator('#konkan-exchange-visit');
  const words = event.getByText('Twenty-eight learners');
  await words.click();
  const editor = page.locator('[data-slate-editor]');
  await editor.getByText('Twenty-eight learners').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Typed live.');
  await expect(event).toContainText('Typed live.');
  await saveLine(page, EVENT, 'Typed live.');
});

test('slides stand still, and the one that is edited shows itself', { tag: '@all' }, async ({
  page,
}) => {
  await openPreview(page, '/');
  const third = preview(page).locator('#event-slides-3');
  await expect(third).toHaveAttribute('inert');
  await expect(preview(page).getByRole('button', { name: 'Play the slides' })).toHaveCount(2);
  await preview(page).getByRole('tab', { name: 'Saptarishi' }).click();
  await expect(field(page, 'sections.9.images.2.title')).toBeFocused();
  await expect(third).not.toHaveAttribute('inert');
  await third.getByRole('img').click();
  await expect(page.getByText('Keep in view')).toBeVisible();

  const gallery = preview(page).locator('[data-slideshow]').filter({ has: third });
  await gallery.getByRole('button', { name: 'Previous slide' }).click();
  await expect(third).toHaveAttribute('inert');
  await field(page, 'sections.9.images.2.caption').fill('Two days of chalk');
  await expect(third).not.toHaveAttribute('inert');
  await expect(third).toContainText('Two days of chalk');
});

test('what is missing is said where it belongs, and nothing breaks', { tag: '@all' }, async ({
  page,
}) => {
  await openPreview(page, '/about');
  await place(page, 'pages.sections.5.cards.0.title').click();
  for (const name of ['title', 'text', 'href']) {
    await field(page, `sections.5.cards.0.${name}`).fill('');
  }
  const card = place(page, 'pages.sections.5.cards.0.title');
  await expect(card).toHaveText('[Title]');
  await field(page, 'sections.5.cards.0.href').fill('https://');
  await expect(preview(page).getByText('[Text]')).toBeVisible();
  await place(page, 'pages.sections.5.cards.0.text').click();
  await expect(field(page, 'sections.5.cards.0.text')).toBeFocused();
});
