import { expect, test } from 'playwright/test';
import { CLAIMS, LETTERS, placeOf, placesOf } from './helpers/content.ts';
import { ROUTES } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';

// On paper nothing can be pressed: expandable text is open, and controls are missing.

for (const route of ROUTES)
  test(`${route} on paper: no control, no form, everything expanded, and nothing cut off at the side`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    // A4 without its margins.
    await page.setViewportSize({ width: 688, height: 1017 });
    const controls = page.locator('button, form, input, select, textarea, summary, [role=tab]');
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    for (const text of await page.locator('details > :not(summary)').all())
      await expect(text).toBeVisible();
    const cut = await page.locator('main :is(p, h1, h2, h3, li, img)').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => ({ text: one.textContent, ...one.getBoundingClientRect().toJSON() }))
        .filter(({ width, left, right }) => width > 1 && (left < -2 || right > innerWidth + 2))
        .map(({ text }) => text),
    );
    expect(cut).toEqual([]);
  });

test('each testimonial and every slide is printed once', { tag: '@all' }, async ({ page }) => {
  skipWithout('testimonials');
  const { route, id } = placeOf('testimonials');
  await page.goto(route);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(`#${id} li`).filter({ visible: true })).toHaveCount(LETTERS);
  for (const { route: shown, section } of [...placesOf('slideshow'), ...placesOf('gallery')]) {
    await page.goto(shown);
    const slides = page.locator('[data-slide]');
    expect(await slides.count()).toBeGreaterThanOrEqual(
      'slides' in section ? section.slides.length : section.images.length,
    );
    for (const slide of await slides.all()) await expect(slide).toBeVisible();
  }
});

test('on paper the number of a note is next to its words, and overlaps none', {
  tag: '@all',
}, async ({ page }) => {
  skipWithout('useCases', 'claims with notes');
  const { route, id } = placeOf('useCases');
  await page.goto(route);
  await page.emulateMedia({ media: 'print' });
  const marks = page.locator(`#${id} :is([id*=-mark-], [id*=-note-] > a)`);
  // Each has its mark, and its link back.
  await expect(marks).toHaveCount(2 * CLAIMS.length);
  for (const mark of await marks.all())
    expect(
      await mark.evaluate((link) => {
        const { left, right } = link.getBoundingClientRect();
        const before = link.closest('sup')?.previousElementSibling?.getBoundingClientRect();
        const after = link.nextElementSibling?.getBoundingClientRect();
        return left >= (before?.right ?? 0) && right <= (after?.left ?? innerWidth);
      }),
    ).toBe(true);
});
