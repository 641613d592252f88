import { expect, type Page, test } from '@playwright/test';
import { sectionOf } from './content.ts';
import { logos } from './logos.ts';
import { COUNTERS, LETTERS, LOGOS } from './otherRecords.ts';
import { OTHER } from './ports.ts';
import { centre, listen, scrollTo } from './probe.ts';
import { boxOf, SHOWS, show } from './slides.ts';

// What the widgets of the home page are where their chunks never come, and without any script.
test.use({ baseURL: OTHER, viewport: { width: 1440, height: 900 } });

const { roman: CLAIM } = sectionOf('/', 'slideshow').heading;
const letters = (page: Page) => page.locator('#testimonials [data-rows] > *');
const card = (page: Page) => page.locator('#features li').first();

/** Everything is there, rows scroll, and no button stands that would do nothing. */
async function expectWhole(page: Page): Promise<void> {
  await expect(logos(page).getByRole('img')).toHaveCount(LOGOS);
  await expect(logos(page)).toHaveCSS('overflow-x', 'auto');
  for (const { value, suffix } of COUNTERS)
    await expect(page.getByText(`${value}${suffix}`, { exact: true })).toBeVisible();
  await expect(page.locator('[data-counting]')).toHaveCount(0);
  await expect(page.locator('#desk-heading')).toContainText(CLAIM);
  await expect(page.locator('#testimonials').getByRole('figure')).toHaveCount(LETTERS);
  await expect(letters(page).first()).toHaveCSS('overflow-x', 'auto');
  for (const { id, slides } of SHOWS) {
    await expect(page.locator(`#${id} img`)).toHaveCount(slides);
    await expect(show(page, id).getByRole('button')).toHaveCount(0);
  }
  for (const row of [logos(page), letters(page)])
    await expect(row.locator('xpath=../..').getByRole('button')).toHaveCount(0);
}

/** A card says what it has to say in its place. */
async function expectCardOpens(page: Page): Promise<void> {
  await card(page).click({ position: { x: 120, y: 90 } });
  await expect(card(page).locator('details p')).toBeVisible();
}

test('when no chunk ever comes all is there; the console has one message of each kind', async ({
  page,
}) => {
  const said = listen(page);
  await page.route('**/assets/**.js', (route) => route.abort());
  await page.goto('/');
  const moving = page.locator('site-island[when=visible]');
  for (const one of await moving.all()) {
    await one.evaluate((element) =>
      (element.firstElementChild ?? element).scrollIntoView({
        block: 'center',
        behavior: 'instant',
      }),
    );
    await expect(one).toHaveAttribute('failed');
  }
  await expectWhole(page);
  expect(await page.evaluate(() => [...(CSS.highlights.get('untyped') ?? [])].map(String))).toEqual(
    [],
  );

  await centre(page, boxOf('desk-slides'));
  await page
    .locator('#desk-slides-3')
    .evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('#desk-slides-3 img')).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('#desk-slides-3 img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await expectCardOpens(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await scrollTo(page, 0);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const hamburger = page.getByRole('button', { name: 'Open menu' });
  await hamburger.click();
  await menu.getByRole('link', { name: 'Contact Us' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#contact-us h2')).toBeInViewport();
  await hamburger.click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();

  const own = said.filter((text) => !text.startsWith('Failed to load resource'));
  for (const name of [
    'LogoCarousel',
    'Counter',
    'Typewriter',
    'Slideshow',
    'Testimonials',
    'FeatureGrid',
    'MobileMenu',
  ])
    expect(
      own.filter((text) => text.includes(`The ${name} widget failed.`)),
      name,
    ).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all is there, and what HTML can open opens', async ({ page }) => {
    await page.goto('/');
    await expectWhole(page);
    await expectCardOpens(page);
    for (const { id } of SHOWS) {
      for (const image of await page.locator(`#${id} img`).all())
        await expect(image).toHaveCSS('display', 'block');
      await show(page, id).locator(`a[href="#${id}-2"]`).click();
      await expect(page.locator(`#${id}-2`)).toBeInViewport();
    }
  });
});
