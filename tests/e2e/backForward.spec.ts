import { expect, type Page, test } from 'playwright/test';
import { content, PODCASTS, placeOf, SEMINARS } from './helpers/content.ts';
import { centre, hydrated, island } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { choose, filter, TALKS } from './helpers/talksFilter.ts';

skipWithout('talkList', 'testimonials');

// Playwright turns off what visitors have: a page that they left is kept whole for going back.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

declare global {
  interface Window {
    /** Whether the page came back as it was left, and not anew. */
    cameBack?: boolean;
  }
}

const LETTERS = placeOf('testimonials').route;

/** A page that the foot of every other leads to. */
const { label, href } = content.site.footer.navigation.findLast(
  (link) => ![TALKS, LETTERS].includes(link.href),
) ?? { label: '', href: '' };

/** Leaves a page by a link of its own, and goes back to it. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.cameBack = persisted;
    });
  });
  const from = page.url();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: label, exact: true })
    .first()
    .click();
  await page.waitForURL(href);
  // A page that was kept does not load again.
  await page.goBack({ waitUntil: 'commit' });
  expect(page.url()).toBe(from);
  await expect.poll(() => page.evaluate(() => window.cameBack)).toBe(true);
}

test('the talks come back as they were left, and their filter goes on', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(TALKS);
  await choose(page, 'podcast');
  // The island puts it there, and a page must not be left while its address changes.
  await expect(page).toHaveURL(`${TALKS}?type=podcast`);
  await expect(page.locator('#talks > li:visible')).toHaveCount(PODCASTS);
  await leaveAndComeBack(page);
  await expect(page.locator('#talks > li:visible')).toHaveCount(PODCASTS);
  await expect(filter(page)).toHaveValue('podcast');
  await choose(page, 'seminar');
  await expect(page.locator('#talks > li:visible')).toHaveCount(SEMINARS);
});

test('what moves on a page moves on', { tag: '@all' }, async ({ page }) => {
  await page.goto(LETTERS);
  await centre(page, 'site-island[name=Testimonials]');
  await hydrated(page, 'Testimonials');
  const time = () =>
    island(page, 'Testimonials').evaluate((element) =>
      Math.max(
        ...element.getAnimations({ subtree: true }).map(({ currentTime }) => Number(currentTime)),
      ),
    );
  await leaveAndComeBack(page);
  // The letters rest under a mouse.
  await page.mouse.move(5, 5);
  await centre(page, 'site-island[name=Testimonials]');
  const back = await time();
  await expect.poll(time).toBeGreaterThan(back);
});
