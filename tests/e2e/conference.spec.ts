import { expect, type Page, test } from 'playwright/test';
import { hasSection } from '../../content/load/publish/pageAt.ts';
import { TALKS_A_PAGE, talksPath } from '../../content/load/publish/talksPath.ts';
import { startPreview } from '../../renderer/serve/previewServer.ts';
import { exportedProgramme } from '../conference/exportedProgramme.ts';
import { inventedProgramme } from '../conference/inventedProgramme.ts';
import { pourConference } from '../conference/pourConference.ts';
import { type RebuiltSite, rebuiltSite } from '../growth/rebuiltSite.ts';
import { content } from './helpers/content.ts';
import { expectAccessible } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { TALKS as LIST } from './helpers/talksFilter.ts';

skipWithout('talkList');

// The talks, events and speakers of a conference: titles of one word and of 120 characters, names in four scripts and
// of 60 letters, talks without minutes, picture or speaker. `CONFERENCE=talks.json` uses a real conference.

test.describe.configure({ mode: 'default' });

const LOOK = '.cache/look/conference';

const { CONFERENCE } = process.env;
const programme = CONFERENCE ? exportedProgramme(CONFERENCE) : inventedProgramme();
const SPEAKERS = [...programme.speakers.values()];
/** Newest first, as the page lists them. */
const TALKS = [...programme.talks.values()].toReversed();

let grown: RebuiltSite;
let site: Awaited<ReturnType<typeof startPreview>>;
let pageOfSpeakers: string;
const { pages } = content;
/** The page that lists the events. */
const LISTS = pages.filter((one) => hasSection(one, 'timeline')).map(({ path }) => path);
test.beforeAll(async () => {
  // It builds a site of 1,500 records.
  test.setTimeout(300_000);
  grown = await rebuiltSite((folder) => {
    pageOfSpeakers = pourConference(folder, programme);
  });
  site = await startPreview({ root: grown.root });
});
test.afterAll(async () => {
  await site?.close();
  grown?.remove();
});

/** Expects nothing to extend beyond the side of the page, and no line of text to overflow its box. */
async function expectWhole(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const over = await page.getByRole('main').evaluate((main, right) => {
    const texts = [...main.querySelectorAll('h1, h2, h3, p, a, li')];
    return texts
      .filter(
        (one) =>
          one.checkVisibility() &&
          (one.getBoundingClientRect().right > right + 1 ||
            (one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)),
      )
      .map((one) => one.textContent);
  }, width);
  expect(over).toEqual([]);
}

for (const width of [390, 1440]) {
  test(`the talks of a conference are complete at ${width} px, page after page`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const number of [1, 2, Math.ceil(TALKS.length / TALKS_A_PAGE)]) {
      await page.goto(`${site.url}${LIST}${number === 1 ? '' : `/page/${number}`}`);
      const from = (number - 1) * TALKS_A_PAGE;
      const titles = TALKS.slice(from, from + TALKS_A_PAGE).map(({ title }) => title);
      const shown = await page.locator('#talks > li h2, #talks > li h3').allTextContents();
      expect(shown.slice(0, titles.length)).toEqual(titles);
      await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\[object/);
      await expectWhole(page, width);
      await page.screenshot({ path: `${LOOK}-talks-${number}-${width}.png`, fullPage: true });
    }
    await expectAccessible(page);
  });

  test(`the speakers of a conference are complete at ${width} px, each with their name`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const names: string[] = [];
    for (let number = 1; names.length < SPEAKERS.length; number++) {
      const address = site.url + talksPath(pageOfSpeakers, number);
      expect((await page.goto(address))?.status(), `names on ${address}`).toBe(200);
      names.push(...(await page.locator('[id^=day-] h3').allTextContents()));
      await expectWhole(page, width);
      await page.screenshot({ path: `${LOOK}-team-${number}-${width}.png`, fullPage: true });
    }
    expect(names).toEqual(SPEAKERS.map(({ name }) => name));
  });
}

/** A phone, and the most of its screens that a list may have. */
const PHONE = { width: 390, height: 844 };
const SCREENS = 20;

test('each page of events and of speakers is at most twenty screens of a phone', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  // The first two pages of events contain upcoming ones, the third both kinds.
  for (const path of [...LISTS, pageOfSpeakers])
    for (const number of [1, 2, 3, 5]) {
      const address = talksPath(path, number);
      await page.goto(site.url + address);
      expect((await heightOf()) / PHONE.height, address).toBeLessThanOrEqual(SCREENS);
      await page.screenshot({ path: `${LOOK}${path.replaceAll('/', '-')}-${number}-phone.png` });
    }
});

test('feeds and structured data contain every letter of every script', { tag: '@all' }, async ({
  request,
}) => {
  const feed = await (await request.get(`${site.url}/talks.xml`)).text();
  const talks = await (await request.get(site.url + LIST)).text();
  const scripts = [/\p{Script=Devanagari}/u, /\p{Script=Arabic}/u, /\p{Script=Han}/u];
  const inScripts = scripts.flatMap(
    (script) => TALKS.find(({ title }) => script.test(title)) ?? [],
  );
  expect(inScripts).toHaveLength(CONFERENCE ? inScripts.length : scripts.length);
  for (const { title } of [TALKS[0], ...inScripts].filter((talk) => talk !== undefined)) {
    expect(feed).toContain(title);
    expect(talks).toContain(`"name":"${title}"`);
  }
});
