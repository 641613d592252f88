import { expect, type Page, test } from 'playwright/test';
import { matrix } from '../matrix.ts';
import { type Place, placeOf, placesOf } from './helpers/content.ts';
import { centre, expectAccessible, fontsLoaded, hydrated, layoutShift } from './helpers/probe.ts';
import { skipWithout } from './helpers/skipWithout.ts';

skipWithout('slideshow');

// Typewriter headings: specification 4 and 9 (100 ms a character by default).
test.use({ viewport: { width: 1440, height: 900 } });

interface Typed {
  route: string;
  heading: string;
  /** The words that are typed, and those that follow. */
  claim: string;
  rest: string;
  /** The delay in milliseconds, from the record. */
  delay: number;
}

const typedAt = (
  { route, id, section: { heading } }: Place<'slideshow'> | Place<'segment'>,
  delay = 0,
): Typed => ({
  route,
  heading: `#${id}-heading`,
  claim: heading.roman,
  rest: heading.italic ?? '',
  delay,
});

const desk = placeOf('slideshow');
const segments = placesOf('segment').filter(({ section }) => section.typed);

const HEADINGS: readonly Typed[] = [
  typedAt(desk, desk.section.heading.delay),
  ...segments.map((segment) => typedAt(segment, segment.section.delay)),
];

/** The visible part of the typed words: without what the highlight hides. */
const typed = (page: Page, claim: string) =>
  page.evaluate((words) => {
    const [hidden] = CSS.highlights.get('untyped') ?? [];
    return words.slice(0, words.length - String(hidden ?? '').length);
  }, claim);

/**
 * Scrolls to the heading with a clock that only the test advances.
 * @returns the layout shift so far
 */
async function arrive(page: Page, { route, heading }: Typed): Promise<number> {
  await page.clock.install();
  await page.goto(route);
  await fontsLoaded(page);
  const shifted = await layoutShift(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await centre(page, heading);
  await hydrated(page, 'Typewriter');
  await expect(page.locator('[data-typing]')).toHaveCount(1);
  return shifted;
}

for (const [one, tier] of matrix(HEADINGS))
  test(
    `${one.route}: the heading is typed, a character every 100 ms after ${one.delay} ms; complete for screen readers, and nothing shifts`,
    tier,
    async ({ page }) => {
      const { heading, claim, rest, delay } = one;
      const shifted = await arrive(page, one);
      await expect(page.locator(heading)).toHaveAccessibleName(`${claim} ${rest}`);
      const box = await page.locator(heading).boundingBox();
      for (const [ms, characters] of [
        [delay + 99, 0],
        [1, 1],
        [100, 2],
        [99, 2],
        [1, 3],
        [claim.length * 100, claim.length],
      ] as const) {
        await page.clock.runFor(ms);
        expect(await typed(page, claim)).toBe(claim.slice(0, characters));
      }
      expect(await page.locator(heading).boundingBox()).toEqual(box);
      expect(await layoutShift(page)).toBe(shifted);
      // axe waits by the page's own clock.
      await page.clock.resume();
      await expectAccessible(page, `section:has(${heading})`);
    },
  );

test('with reduced motion a typed heading is complete from the start', { tag: '@all' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { route, heading, claim } of HEADINGS) {
    await page.goto(route);
    await centre(page, heading);
    await hydrated(page, 'Typewriter');
    expect(await typed(page, claim)).toBe(claim);
  }
});
