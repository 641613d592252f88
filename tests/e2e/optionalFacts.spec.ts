import { globSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { dayText } from '../../content/schema/datetime.ts';
import { fill } from '../../content/schema/fill.ts';
import { beginning, CLAIMS, content, placeOf, placesOf, words } from './helpers/content.ts';
import { ASKED, COUNTED, COURSE, LETTER, LONG_NAME, MANY, TUTOR } from './helpers/otherContent.ts';
import { ALSO, BARE, LONG, LONG_TITLE, PICTURES, SHARED } from './helpers/otherRecords.ts';
import { OTHER, PORT } from './helpers/ports.ts';
import { enlargeText, expectAccessible, fontsLoaded, scrollTo } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { SHOWS } from './helpers/slides.ts';
import { TALKS } from './helpers/talksFilter.ts';

skipWithout(
  'box',
  'counters',
  'courseSection',
  'gallery',
  'slideshow',
  'talkList',
  'testimonials',
  'timeline',
  'useCases',
  'voice',
);

const COURSES = placeOf('courseSection').route;
/** The courses on the page, and those of them without a past date. */
const SHOWN = placesOf('courseSection')
  .filter(({ route }) => route === COURSES)
  .flatMap(({ section }) => section.courses.map(({ course }) => course));
const FILES = globSync('content/courses/*.json').sort();
const COMING = SHOWN.filter((file) => FILES.indexOf(file) % 2 === 0);
const LETTERS = placeOf('testimonials');
const COUNTERS = placeOf('counters');
const VOICE = placeOf('voice');
const USES = placeOf('useCases');
const BOX = placeOf('box');

// Courses, testimonials and numbers with all optional facts, which the sample lacks.
test.use({ baseURL: OTHER });

test('a course shows each fact that it has, the text of its own button, and no past date', {
  tag: '@all',
}, async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(COURSES);
    const cards = page.locator('main article');
    const all = SHOWN.length;
    await expect(cards).toHaveCount(all);
    await expect(cards.getByText(COURSE.level)).toHaveCount(all);
    await expect(cards.getByText(TUTOR.name, { exact: true })).toHaveCount(all);
    await expect(cards.getByRole('link', { name: COURSE.button })).toHaveCount(all);
    await expect(cards.getByText(dayText('2999-01-31'))).toHaveCount(COMING.length);
    await expect(cards.getByText('2020')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessible(page);
});

test('a testimonial shows where its writer works and what came of it', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(LETTERS.route);
  const letters = page.locator(`#${LETTERS.id} figure`);
  await expect(letters.getByText(LETTER.outcome)).not.toHaveCount(0);
  await expect(letters.first()).toContainText(`, ${LETTER.employer}`);
});

test('each number has its own source below', { tag: '@all' }, async ({ page }) => {
  for (const [{ route, id }, source, count] of [
    [COUNTERS, COUNTED, MANY.counters],
    [VOICE, ASKED, 1],
  ] as const) {
    await page.goto(route);
    await expect(page.locator(`#${id}`).getByText(source)).toHaveCount(count);
    await expect(page.locator(`#${id}-mark-1`)).toHaveAttribute('href', `#${id}-note-1`);
    await expectAccessible(page);
  }
});

test('each claim links to its note and back, by keyboard, at every width', {
  tag: '@all',
}, async ({ page }) => {
  skipWithout('claims with notes');
  // The next key is pressed after the scroll has ended.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`http://localhost:${PORT}${USES.route}`);
    await fontsLoaded(page);
    const marks = page.locator(`#${USES.id} sup a`);
    await expect(marks).toHaveCount(CLAIMS.length);
    for (const [i, mark] of (await marks.all()).entries())
      await expect(mark).toHaveAccessibleName(`${words.note} ${i + 1}`);
    await marks.nth(LAST).press('Enter');
    const note = page.locator(':target');
    await expect(note).toBeInViewport();
    await expect(note).toContainText(CLAIMS[LAST]?.note ?? '');
    await note.getByRole('link', { name: `${words.noteBack} ${LAST + 1}` }).press('Enter');
    await expect(marks.nth(LAST)).toBeInViewport();
    await expect(page.locator(':target')).toHaveAccessibleName(`${words.note} ${LAST + 1}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

const LAST = CLAIMS.length - 1;

const fits = async (page: Page) => {
  for (const width of [320, 390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
};

test('talks without picture, length and speaker, with three speakers, and with long texts are complete', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(TALKS);
  const talk = (place: number) => page.locator('#talks > li').nth(place);
  await expect(talk(BARE).locator('img')).toHaveCount(0);
  await expect(talk(BARE)).not.toContainText(fill(content.site.talks.minutes, { minutes: '' }));
  await expect(talk(SHARED).locator('.label-italic')).toHaveText(
    new RegExp(`^\\S.*, ${ALSO.map(({ name }) => name).join(', ')}$`),
  );
  await expect(talk(LONG).getByRole('heading')).toHaveText(LONG_TITLE);
  await expect(page.locator('main')).not.toContainText('undefined');
  await fits(page);
  await expectAccessible(page);
});

test('events without a place, and with one, seven or twelve pictures, are complete', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(placeOf('timeline').route);
  for (const [slug, count] of Object.entries(PICTURES))
    await expect(page.locator(`#${slug} [data-pictures] img`)).toHaveCount(count);
  await expect(page.locator('main')).not.toContainText('undefined');
  await fits(page);
  await expectAccessible(page);
});

test('the longest brand name fits next to the menu, in the footer, and in large letters', {
  tag: '@all',
}, async ({ page }) => {
  const bar = page.getByRole('banner');
  const menu = bar.getByRole('button');
  await page.goto('/');
  await fontsLoaded(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [name, button] = [
      await bar.getByText(LONG_NAME).first().boundingBox(),
      await menu.boundingBox(),
    ];
    expect((name?.x ?? 0) + (name?.width ?? width)).toBeLessThan(button?.x ?? 0);
    // Next to it, not below.
    expect(button?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0));
  }
  await fits(page);
  await expect(page.getByRole('contentinfo').getByText(LONG_NAME)).toBeVisible();
  await enlargeText(page);
  // The system's letters, which the page has until its fonts come, are wider.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.reload();
  await fits(page);
});

test('more slides, links, counters and compartments than in the sample fit the layout', {
  tag: '@all',
}, async ({ page }) => {
  skipWithout('app and platform');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(SHOWS[0].route);
  const bar = page.getByRole('banner');
  const links = bar.getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(MANY.links + 1);
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;
  // All in one row, below the buttons.
  const rows = await Promise.all([topOf(links.first()), topOf(links.last())]);
  expect(rows[0]).toBe(rows[1]);
  expect(rows[0]).toBeGreaterThan(
    await topOf(bar.getByRole('link', { name: beginning(content.site.platform?.label ?? '') })),
  );
  for (const { route, id, slides } of SHOWS) {
    await page.goto(route);
    const show = page.locator(`section[aria-roledescription]:has(#${id}-1)`);
    await show.scrollIntoViewIfNeeded();
    await expect(show.getByRole('tab')).toHaveCount(slides);
    const [last, row] = [show.getByRole('tab').last(), await show.boundingBox()];
    const box = await last.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (row?.x ?? 0) + (row?.width ?? 0) + 1,
    );
    await last.click();
    await expect(show.getByText(`${slides} / ${slides}`)).toBeVisible();
  }
  await fits(page);
  // Under the bar, targets look smaller than they are.
  await scrollTo(page, 0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(BOX.route);
  const chips = page.locator(`#${BOX.id} ul`).first().locator('> li');
  await expect(chips).toHaveCount(MANY.chips);
  // Two rows of two above two of three: the last of each row ends where the box does.
  const ends = await chips.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().right)),
  );
  expect(ends.map((end) => end === Math.max(...ends))).toEqual([
    ...[false, true, false, true],
    ...[false, false, true, false, false, true],
  ]);
  await fits(page);
});
