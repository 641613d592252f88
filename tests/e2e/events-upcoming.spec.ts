import { expect, type Page, test } from 'playwright/test';
import { FEEDS } from '../../content/load/publish/feeds.ts';
import { timeOf } from '../../content/schema/datetime.ts';
import { endOf } from '../../content/schema/eventTime.ts';
import { content, placeOf } from './helpers/content.ts';
import { EVENING, SCHOOL } from './helpers/otherContent.ts';
import { EVENTS } from './helpers/otherRecords.ts';
import { OTHER } from './helpers/ports.ts';
import { expectAccessible, fontsLoaded, layoutShift, listen } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('upcoming');

const { route: LIST, section } = placeOf('upcoming');
const { register: registerWords, calendar: calendarWords, none: nothing } = section;

/** The end of the first event in the site's time zone, one second before, and the end of all. */
const EVENING_OVER = timeOf(`${EVENING.date}T${EVENING.ends}`);
const EVENING_ON = EVENING_OVER - 1_000;
const ALL_OVER = timeOf('2090-06-09T00:00');

/** A time in the format of calendars: in UTC (RFC 5545, 3.3.5). */
const inCalendar = (time: number) =>
  `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const upcoming = (page: Page) => page.locator('.upcoming');
const events = (page: Page) => page.locator('.upcoming-event');
const none = (page: Page) => page.getByRole('heading', { name: nothing.headline.roman });

/** Opens the site at a time of the visitor's clock, which continues. */
async function openAt(page: Page, time: number) {
  await page.clock.install({ time: new Date(time) });
  await page.goto(LIST);
}

test.describe('with upcoming events', () => {
  test.use({ baseURL: OTHER });

  test('they are listed soonest first, with everything that a visitor needs to come', async ({
    page,
  }) => {
    const said = listen(page);
    await page.goto(LIST);
    await expect(events(page).locator('h3')).toHaveText([EVENING.title, SCHOOL.title]);
    const [evening, school] = [events(page).nth(0), events(page).nth(1)];
    await expect(evening).toContainText(EVENING.dates);
    await expect(evening).toContainText(`${EVENING.starts}–${EVENING.ends} ${section.zone}`);
    await expect(evening).toContainText(EVENING.place);
    const register = evening.getByRole('link', { name: registerWords });
    await expect(register).toHaveAttribute('href', EVENING.register);
    await expect(register).toHaveAttribute('target', '_blank');
    await expect(school.getByRole('link', { name: registerWords })).toHaveCount(0);
    await expect(none(page)).toBeHidden();
    await expectAccessible(page, '.upcoming');
    expect(said).toEqual([]);
  });

  test('they are not on the timeline', async ({ page }) => {
    skipWithout('timeline');
    await page.goto(placeOf('timeline').route);
    await expect(page.locator('.timeline > li')).toHaveCount(EVENTS);
  });

  test('on paper they have the address to register at, and no buttons', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(LIST);
    await page.emulateMedia({ media: 'print' });
    const register = events(page).getByRole('link', { name: registerWords });
    await expect(register).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    for (const name of [calendarWords, ...section.subscribe.map(({ label }) => label)])
      await expect(upcoming(page).getByRole('link', { name })).toHaveCount(0);
  });

  test('each can be added to a calendar', { tag: '@all' }, async ({ page }) => {
    await page.goto(LIST);
    const link = events(page).nth(0).getByRole('link', { name: calendarWords });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const file = await answer.text();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file).toContain(`DTSTART:${inCalendar(timeOf(`${EVENING.date}T${EVENING.starts}`))}`);
    expect(file).toContain(`DTEND:${inCalendar(EVENING_OVER)}`);
  });

  test('one that has ended since the build is hidden, and nothing moves', {
    tag: '@all',
  }, async ({ page }) => {
    await openAt(page, EVENING_OVER);
    await expect(events(page).nth(0)).toBeHidden();
    await expect(events(page).nth(1)).toBeVisible();
    await expect(none(page)).toBeHidden();
    await fontsLoaded(page);
    expect(await layoutShift(page)).toBe(0);
  });

  test('a current one is listed until it ends, also when a visitor returns to an open page', {
    tag: '@all',
  }, async ({ page }) => {
    await openAt(page, EVENING_ON);
    await expect(events(page).nth(0)).toBeVisible();
    await page.clock.setSystemTime(new Date(EVENING_OVER));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(events(page).nth(0)).toBeHidden();
  });

  test('when all have ended, the page says that there are none', { tag: '@all' }, async ({
    page,
  }) => {
    await openAt(page, ALL_OVER);
    await expect(events(page).nth(1)).toBeHidden();
    await expect(none(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: section.headline.roman })).toBeHidden();
    await fontsLoaded(page);
    expect(await layoutShift(page)).toBe(0);
  });

  test.describe('without script', { tag: '@all' }, () => {
    test.use({ javaScriptEnabled: false });
    test('they are listed as at the time of the build', async ({ page }) => {
      await page.goto(LIST);
      await expect(events(page)).toHaveCount(2);
      await expect(events(page).nth(0)).toBeVisible();
      await expect(none(page)).toBeHidden();
    });
  });
});

test('without upcoming events the page says so, with where to hear of the next, and with links', async ({
  page,
}) => {
  await openAt(page, Math.max(Date.now(), ...content.events.map(endOf)));
  await expect(none(page)).toBeVisible();
  await expect(events(page).filter({ visible: true })).toHaveCount(0);
  const links = upcoming(page).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    nothing.action.href,
    ...section.subscribe.map(({ feed }) => FEEDS[feed]),
  ]);
});
