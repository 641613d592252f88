import { expect, type Page, test } from 'playwright/test';
import { matrix } from '../matrix.ts';
import { beginning, placeOf, words } from './helpers/content.ts';
import { TALKS as ALL, ELSEWHERE } from './helpers/otherRecords.ts';
import { OTHER } from './helpers/ports.ts';
import { expectAccessible, listen } from './helpers/probe.ts';
import { ROUTES } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { TALKS } from './helpers/talksFilter.ts';

skipWithout('talkList');

const { here } = placeOf('talkList').section.play;

// Talks whose recordings are at hosts with a player for the site: the sample's are elsewhere. No test contacts the
// hosts themselves.
test.use({ baseURL: OTHER });

const PLAYERS = {
  YouTube: 'https://www.youtube-nocookie.com/embed/aBcDeFgHiJk?autoplay=1&rel=0',
  Vimeo: 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1',
} as const;

const dialog = (page: Page) => page.getByRole('dialog');
const frame = (page: Page) => dialog(page).locator('iframe');
const button = (page: Page, host: string) =>
  page.getByRole('button', { name: new RegExp(`${beginning(here).source}.*${host}$`) }).first();

/** Answers requests to the hosts, and records them. */
async function serveHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ origin }) => Object.values(PLAYERS).some((address) => address.startsWith(`${origin}/`)),
    (route) => {
      asked.push(route.request().url());
      const body =
        '<!doctype html><html lang="en"><title>Film</title><main><h1>Film</h1><button>Pause</button></main>';
      return route.fulfill({ contentType: 'text/html', body });
    },
  );
  return asked;
}

for (const [[host, address], tier] of matrix(Object.entries(PLAYERS)))
  test(
    `${host}: nothing is requested from it until a picture is pressed; then the talk plays on the page, and stops when closed`,
    tier,
    async ({ page }) => {
      const said = listen(page);
      const asked = await serveHosts(page);
      await page.goto(TALKS);
      const row = page
        .locator('article')
        .filter({ has: button(page, host) })
        .filter({ has: page.locator('img') })
        .first();
      const title = (await row.getByRole('heading').textContent()) ?? '';
      const own = row.getByRole('button', { name: new RegExp(`${host}$`) });
      await own.hover();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      // Anywhere on the picture.
      await row.locator('img').click({ position: { x: 90, y: 20 }, force: true });
      await expect(dialog(page)).toHaveAccessibleName(title);
      await expect(frame(page)).toHaveAttribute('title', title);
      await expect(
        page.frameLocator('iframe').getByRole('button', { name: 'Pause' }),
      ).toBeVisible();
      expect(asked).toEqual([address]);
      await expect(dialog(page).getByRole('link')).toHaveAttribute('href', /youtu\.be|vimeo\.com/);
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(frame(page)).toHaveCount(0);
      await expect(own).toBeFocused();
      expect(said).toEqual([]);
    },
  );

for (const [width, height] of [
  [320, 568],
  [844, 390],
  [1440, 900],
] as const)
  test(`talk player at ${width} × ${height} px: works by keyboard; the film is complete, the buttons are in view`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await serveHosts(page);
    await page.goto(TALKS);
    await button(page, 'YouTube').press('Enter');
    await expect(frame(page)).toBeInViewport({ ratio: 1 });
    const film = await frame(page).boundingBox();
    expect((film?.width ?? 0) / (film?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    expect(film?.width).toBeGreaterThan(Math.min(width - 40, (height - 200) * 1.7));
    await expect(dialog(page).getByRole('link')).toBeInViewport({ ratio: 1 });
    const close = dialog(page).getByRole('button', { name: words.close });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.press('Enter');
    await expect(button(page, 'YouTube')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, '#talks');
  });

test('a press before the script has loaded plays the talk too', { tag: '@all' }, async ({
  page,
}) => {
  await serveHosts(page);
  await page.goto(TALKS, { waitUntil: 'commit' });
  await button(page, 'Vimeo').dispatchEvent('click');
  await expect(frame(page)).toHaveAttribute('src', PLAYERS.Vimeo);
});

test('a talk elsewhere has only its link, as has every talk without script and on paper', async ({
  browser,
  page,
}) => {
  await page.goto(TALKS);
  const talks = page.locator('#talks > li');
  await expect(talks).toHaveCount(ALL.length);
  // One is elsewhere; one without a picture has its button in the text.
  await expect(talks.getByRole('button')).toHaveCount(ALL.length - 1);
  await expect(talks.nth(ELSEWHERE).getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(talks.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: OTHER });
  await still.goto(TALKS);
  await expect(still.getByRole('button', { name: beginning(here) })).toHaveCount(0);
  await still.close();
});

test('the policy allows the players on pages with talks, and nowhere else', async ({ page }) => {
  const policy = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'];
  expect(await policy(TALKS)).toContain(
    'frame-src https://player.vimeo.com https://www.youtube-nocookie.com;',
  );
  for (const route of ROUTES.filter((one) => one !== TALKS))
    expect(await policy(route), route).not.toMatch(/vimeo|youtube/);
});
