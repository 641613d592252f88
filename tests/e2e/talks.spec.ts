import { expect, test } from 'playwright/test';
import { matrix } from '../matrix.ts';
import { content, PODCASTS, SEMINARS } from './helpers/content.ts';
import {
  blockChunk,
  centre,
  expectAccessible,
  expectOneMessage,
  holdChunk,
  hydrated,
  layoutShift,
  listen,
} from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import {
  choose,
  expectChosen,
  expectShown,
  filter,
  option,
  TALKS,
  typeOption,
} from './helpers/talksFilter.ts';

skipWithout('talkList');

const FILTER = 'site-island[name=TalksFilter]';

test('talks filter by mouse: each option shows its talks and their number, and is in the address; no accessibility violations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(TALKS);
  await expectChosen(page, '', 'all');
  await expect(filter(page)).toContainText(content.site.talks.placeholder);
  await centre(page, FILTER);
  const before = await filter(page).boundingBox();
  await filter(page).click();
  const list = option(page, 'all');
  await expect(list).toBeInViewport({ ratio: 1 });
  const box = await list.boundingBox();
  expect(box?.width).toBeCloseTo((before?.width ?? 0) - 2, 0);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, FILTER);
  await page.keyboard.press('Escape');
  for (const [value, seminars, podcasts] of [
    ['podcast', 0, PODCASTS],
    ['seminar', SEMINARS, 0],
    ['all', SEMINARS, PODCASTS],
  ] as const) {
    await filter(page).click();
    await option(page, value).click();
    await expectShown(page, seminars, podcasts);
    await expectChosen(page, value, value);
    await expect(page).toHaveURL(`${TALKS}?type=${value}`);
    expect(await filter(page).boundingBox()).toEqual(before);
    await expectAccessible(page, `${FILTER}, #talks`);
  }
});

test('talks filter by keyboard: Space and arrows open it, arrows and letters choose, Escape closes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(TALKS);
  await filter(page).press(' ');
  await expect(option(page, 'all')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filter(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'all')).toBeFocused();
  await typeOption(page, 'seminar');
  await expect(option(page, 'seminar')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectShown(page, SEMINARS, 0);
  await expect(filter(page)).toBeFocused();
});

test('talks filter: back and forward restore the chosen option', async ({ page }) => {
  await page.goto(TALKS);
  await choose(page, 'podcast');
  // A choice before the script loaded is one history entry, the last one.
  await expect(page).toHaveURL(`${TALKS}?type=podcast`);
  await choose(page, 'seminar');
  await expect(page).toHaveURL(`${TALKS}?type=seminar`);
  await page.goBack();
  await expectShown(page, 0, PODCASTS);
  await expectChosen(page, 'podcast', 'podcast');
  await page.goBack();
  await expectShown(page, SEMINARS, PODCASTS);
  await expectChosen(page, '', 'all');
  await page.goForward();
  await expectShown(page, 0, PODCASTS);
  await expect(page).toHaveURL(`${TALKS}?type=podcast`);
});

for (const [width, tier] of matrix([1440, 390]))
  test(
    `talks filter at ${width} px: a shared address shows its talks from the first paint`,
    tier,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdChunk(page, 'TalksFilter');
      await page.goto(`${TALKS}?type=podcast`, { waitUntil: 'commit' });
      await expectShown(page, 0, PODCASTS);
      await expectChosen(page, '', 'podcast');
      release();
      await hydrated(page, 'TalksFilter');
      await expectShown(page, 0, PODCASTS);
      await expectChosen(page, 'podcast', 'podcast');
      expect(await layoutShift(page)).toBe(0);
    },
  );

test('talks filter: an address with all, or with an unknown type, shows everything', {
  tag: '@all',
}, async ({ page }) => {
  const said = listen(page);
  for (const type of ['all', 'video', 'PODCAST', '"]']) {
    await page.goto(`${TALKS}?type=${encodeURIComponent(type)}`);
    await hydrated(page, 'TalksFilter');
    await expectShown(page, SEMINARS, PODCASTS);
    await expectChosen(page, type === 'all' ? 'all' : '', 'all');
  }
  expect(said).toEqual([]);
});

test('talks filter: it works before its chunk has loaded, and keeps the chosen option', {
  tag: '@all',
}, async ({ page }) => {
  const release = await holdChunk(page, 'TalksFilter');
  await page.goto(TALKS);
  await filter(page).click();
  await option(page, 'podcast').click();
  await expectShown(page, 0, PODCASTS);
  await expectChosen(page, 'podcast', 'podcast');
  release();
  await expect(page).toHaveURL(`${TALKS}?type=podcast`);
  await page.goBack();
  await expectShown(page, SEMINARS, PODCASTS);
});

test('talks filter: it still works if its chunk never loads, with one message', {
  tag: '@all',
}, async ({ page }) => {
  await blockChunk(page, 'TalksFilter');
  const said = listen(page);
  await page.goto(`${TALKS}?type=podcast`);
  await expectShown(page, 0, PODCASTS);
  await expectOneMessage(said, 'TalksFilter');
  await choose(page, 'seminar');
  await expectShown(page, SEMINARS, 0);
  await expectChosen(page, 'seminar', 'seminar');
  await expectOneMessage(said, 'TalksFilter');
});

test.describe('talks filter without script', { tag: '@all' }, () => {
  test.use({ javaScriptEnabled: false });
  test('filters by style alone', async ({ page }) => {
    await page.goto(TALKS);
    await expectShown(page, SEMINARS, PODCASTS);
    await choose(page, 'podcast');
    await expectShown(page, 0, PODCASTS);
    await expectChosen(page, 'podcast', 'podcast');
    await choose(page, 'all');
    await expectShown(page, SEMINARS, PODCASTS);
  });
});

test.describe('talks filter by touch', { tag: '@all' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('is large enough for a thumb and uses the phone’s own picker', async ({ page }) => {
    await page.goto(TALKS);
    expect((await filter(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(filter(page)).toHaveCSS('appearance', 'none');
    await filter(page).tap();
    await choose(page, 'podcast');
    await expectShown(page, 0, PODCASTS);
  });
});
