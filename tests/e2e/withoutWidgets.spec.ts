import { expect, type Locator, type Page, test } from 'playwright/test';
import { matrix } from '../matrix.ts';
import { content, placeOf, words } from './helpers/content.ts';
import { LOGOS_PAGE, logos } from './helpers/logos.ts';
import { COUNTERS, LETTERS, LOGOS } from './helpers/otherRecords.ts';
import { OTHER } from './helpers/ports.ts';
import { centre, listen, scrollTo } from './helpers/probe.ts';
import { ROUTES } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { boxOf, SHOWS, show, TOOLS } from './helpers/slides.ts';

skipWithout(
  'contact',
  'counters',
  'featureGrid',
  'four feature cards that open',
  'gallery',
  'logos',
  'slideshow',
  'testimonials',
);

// The widgets if their chunks never load, and without any script.
test.use({ baseURL: OTHER, viewport: { width: 1440, height: 900 } });

const TYPED = placeOf('slideshow');
const TESTIMONIALS = placeOf('testimonials');
const GRID = placeOf('featureGrid');
const CONTACT = placeOf('contact');
const letters = (page: Page) => page.locator(`#${TESTIMONIALS.id} [data-rows] > *`);
const card = (page: Page) => page.locator(`#${GRID.id} li`).first();

/** What must be visible of the widgets, by the pages that have them. */
const WHOLE: readonly (readonly [route: string, expectIt: (page: Page) => Promise<void>])[] = [
  [
    LOGOS_PAGE,
    async (page) => {
      await expect(logos(page).getByRole('img')).toHaveCount(LOGOS);
      await expectRow(logos(page));
    },
  ],
  [
    placeOf('counters').route,
    async (page) => {
      for (const { value, suffix } of COUNTERS)
        await expect(page.getByText(`${value}${suffix}`, { exact: true })).toBeVisible();
      await expect(page.locator('[data-counting]')).toHaveCount(0);
    },
  ],
  [
    TYPED.route,
    (page) =>
      expect(page.locator(`#${TYPED.id}-heading`)).toContainText(TYPED.section.heading.roman),
  ],
  [
    TESTIMONIALS.route,
    async (page) => {
      await expect(page.locator(`#${TESTIMONIALS.id}`).getByRole('figure')).toHaveCount(LETTERS);
      await expectRow(letters(page));
    },
  ],
  ...SHOWS.map(
    ({ route, id, slides }) =>
      [
        route,
        async (page: Page) => {
          await expect(page.locator(`#${id} img`)).toHaveCount(slides);
          await expect(show(page, id).getByRole('button')).toHaveCount(0);
        },
      ] as const,
  ),
];
const PAGES = ROUTES.filter((route) => WHOLE.some(([own]) => own === route));

/** A row scrolls, and has no button without effect. */
async function expectRow(row: Locator): Promise<void> {
  await expect(row.first()).toHaveCSS('overflow-x', 'auto');
  await expect(row.locator('xpath=../..').getByRole('button')).toHaveCount(0);
}

/** Everything of a page is visible. */
async function expectWhole(page: Page, route: string): Promise<void> {
  for (const [own, expectIt] of WHOLE) if (own === route) await expectIt(page);
}

/** A card shows its text in place. */
async function expectCardOpens(page: Page): Promise<void> {
  await card(page).click({ position: { x: 120, y: 90 } });
  await expect(card(page).locator('details p')).toBeVisible();
}

/** The console's messages, without the browser's own for each failed file. */
const own = (said: readonly string[]) =>
  said.filter((text) => !text.startsWith('Failed to load resource'));

/** The widgets that must report their failure: each once. */
const expectMessages = (said: readonly string[], names: Iterable<string>) =>
  expect(
    own(said)
      .map((text) => /The (\w+) widget failed\./.exec(text)?.[1] ?? text)
      .sort(),
  ).toEqual([...names].sort());

for (const [route, tier] of matrix(PAGES))
  test(
    `${route}: without any chunk everything is visible; the console has one message of each kind`,
    tier,
    async ({ page }) => {
      const said = listen(page);
      await page.route('**/assets/**.js', (request) => request.abort());
      await page.goto(route);
      const failed = new Set<string>();
      for (const one of await page.locator('site-island[when=visible]').all()) {
        await one.evaluate((element) =>
          (element.firstElementChild ?? element).scrollIntoView({
            block: 'center',
            behavior: 'instant',
          }),
        );
        await expect(one).toHaveAttribute('failed');
        failed.add(String(await one.getAttribute('name')));
      }
      await expectWhole(page, route);
      expect(
        await page.evaluate(() => [...(CSS.highlights.get('untyped') ?? [])].map(String)),
      ).toEqual([]);
      expectMessages(said, failed);
    },
  );

test('without any chunk a slide is reached by scrolling, and its picture loads', {
  tag: '@all',
}, async ({ page }) => {
  await page.route('**/assets/**.js', (route) => route.abort());
  await page.goto(TYPED.route);
  await centre(page, boxOf(TOOLS));
  const third = page.locator(`#${TOOLS}-3`);
  await third.evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  const picture = third.locator('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('without any chunk a card opens in place, and the menu’s links work', {
  tag: '@all',
}, async ({ page }) => {
  const said = listen(page);
  await page.route('**/assets/**.js', (route) => route.abort());
  await page.goto(GRID.route);
  await expectCardOpens(page);
  await expect.poll(() => own(said).join()).toContain('The FeatureGrid widget failed.');
  said.splice(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CONTACT.route);
  await scrollTo(page, 0);
  const { menu: buttons, contact } = content.site;
  const menu = page.getByRole('dialog', { name: words.menu, exact: true });
  const hamburger = page.getByRole('button', { name: buttons.open, exact: true });
  await hamburger.click();
  await menu.getByRole('link', { name: contact.menuLabel, exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator(`#${CONTACT.id} h2`)).toBeInViewport();
  await hamburger.click();
  await page.getByRole('button', { name: buttons.close, exact: true }).click();
  await expect(menu).toBeHidden();
  expect(own(said).filter((text) => text.includes('The MobileMenu widget failed.'))).toHaveLength(
    1,
  );
});

test.describe('pages without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is visible, and what HTML can open opens', async ({ page }) => {
    for (const route of PAGES) {
      await page.goto(route);
      await expectWhole(page, route);
    }
    await page.goto(GRID.route);
    await expectCardOpens(page);
    for (const { route, id } of SHOWS) {
      await page.goto(route);
      for (const image of await page.locator(`#${id} img`).all())
        await expect(image).toHaveCSS('display', 'block');
      await show(page, id).locator(`a[href="#${id}-2"]`).click();
      await expect(page.locator(`#${id}-2`)).toBeInViewport();
    }
  });
});
