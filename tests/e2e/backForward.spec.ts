import { expect, type Page, test } from 'playwright/test';
import { content, PODCASTS, placeOf, SEMINARS } from './helpers/content.ts';
import { centre, hydrated, island } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { choose, filter, TALKS } from './helpers/talksFilter.ts';

skipWithout('talkList', 'testimonials');

// Playwright disables what visitors have: the browser keeps a left page completely, for going back.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

declare global {
  interface Window {
    /** Whether the page was restored, and not loaded again. */
    cameBack?: boolean;
  }
}

const LETTERS = placeOf('testimonials').route;

/** A page that the footer of every other links to. */
const { label, href } = content.site.footer.navigation.findLast(
  (link) => ![TALKS, LETTERS].includes(link.href),
) ?? { label: '', href: '' };

/** Leaves a page by one of its links, and goes back to it. */
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
  // A restored page does not load again.
  await page.goBack({ waitUntil: 'commit' });
  expect(page.url()).toBe(from);
  await expect.poll(() => page.evaluate(() => window.cameBack)).toBe(true);
}

test('the talks page is restored as it was left, and its filter still works', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto(TALKS);
  await choose(page, 'podcast');
  // The island writes it, and a page must not be left while its address changes.
  await expect(page).toHaveURL(`${TALKS}?type=podcast`);
  await expect(page.locator('#talks > li:visible')).toHaveCount(PODCASTS);
  await leaveAndComeBack(page);
  await expect(page.locator('#talks > li:visible')).toHaveCount(PODCASTS);
  await expect(filter(page)).toHaveValue('podcast');
  await choose(page, 'seminar');
  await expect(page.locator('#talks > li:visible')).toHaveCount(SEMINARS);
});

test('animations continue on a restored page', { tag: '@all' }, async ({ page }) => {
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
  // The testimonials pause under a mouse.
  await page.mouse.move(5, 5);
  await centre(page, 'site-island[name=Testimonials]');
  const back = await time();
  await expect.poll(time).toBeGreaterThan(back);
});
