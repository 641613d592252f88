import { expect, test } from 'playwright/test';
import { fillIn } from '../../content/schema/blanks.ts';
import { matrix } from '../matrix.ts';
import { content, placeOf, placesOf } from './helpers/content.ts';
import { FORMS } from './helpers/formSite.ts';
import { expectAccessible, listen } from './helpers/probe.ts';
import { LEGAL_ROUTES, routeBeside } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('terms');

// Promises to visitors: the notice under both forms, and the pages that it links to.

const { site } = content;

/** The first and the last page of terms. */
const TERMS = placesOf('terms');
const [FIRST, LAST] = [placeOf('terms'), TERMS.at(-1) ?? placeOf('terms')];

for (const [{ route, id }, tier] of matrix(FORMS))
  test(
    `${route}: the notice under the form gives the months, and links to the page on privacy`,
    tier,
    async ({ page }) => {
      await page.goto(route);
      const form = page.locator(`#${id}`);
      const notice = page.getByText(fillIn(site.privacy.notice, site));
      await notice.scrollIntoViewIfNeeded();
      await expect(notice).toBeVisible();
      const [above, below] = [await form.boundingBox(), await notice.boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      await notice.getByRole('link').click();
      await expect(page).toHaveURL(site.privacy.link.href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

test('every page links to all legal pages from a list in the footer', {
  tag: '@all',
}, async ({ page }) => {
  const said = listen(page);
  for (const route of LEGAL_ROUTES) {
    await page.goto(routeBeside('/'));
    await page
      .getByRole('navigation', { name: site.footer.legalHeading })
      .locator(`a[href="${route}"]`)
      .click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#content')).not.toContainText(/[{}]/);
    await expectAccessible(page);
  }
  expect(said).toEqual([]);
});

for (const [width, tier] of matrix([1440, 320]))
  test(
    `${width} px: each entry of the contents scrolls its section to the top, and nothing is wider than the screen`,
    tier,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(FIRST.route);
      const contents = page.getByRole('navigation', {
        name: FIRST.section.contents,
      });
      const entries = contents.getByRole('link');
      const sections = page.locator('#content section[id]');
      const named = await entries.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(await sections.evaluateAll((all) => all.map(({ id }) => `#${id}`))).toEqual(named);
      for (const at of [0, Math.floor(named.length / 2), named.length - 1]) {
        await entries.nth(at).click();
        await expect(sections.nth(at)).toBeInViewport();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

test('legal pages are printed completely, without the contents', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(LAST.route);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: LAST.section.contents })).toBeHidden();
  const headings = page.locator('#content section[id] h2');
  expect(await headings.count()).toBe(LAST.section.parts.length);
  for (const heading of await headings.all()) await expect(heading).toBeVisible();
});
