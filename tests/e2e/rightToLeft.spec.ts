import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { startPreview } from '../../renderer/serve/previewServer.ts';
import { type RebuiltSite, rebuiltSite } from '../growth/rebuiltSite.ts';
import { placeOf, words } from './helpers/content.ts';
import { arrive as arriveAtLogos, first, logos } from './helpers/logos.ts';
import { changeContent, TIMELINE } from './helpers/otherContent.ts';
import { FAR } from './helpers/otherRecords.ts';
import { MIRRORED, MIRRORED_PORT } from './helpers/ports.ts';
import { fontsLoaded, hydrated, swipe } from './helpers/probe.ts';
import { ROUTES } from './helpers/routes.ts';
import { skipWithout } from './helpers/skipWithout.ts';
import { arrive, EVENTS, next, previous, tabs } from './helpers/slides.ts';
import { arriveAt } from './helpers/timeline.ts';

// The site in a right-to-left language: each page is the mirror image of its left-to-right version.

let built: RebuiltSite;
let server: Awaited<ReturnType<typeof startPreview>>;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: MIRRORED, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  built = await rebuiltSite((folder) => {
    changeContent(folder);
    const file = join(folder, 'content/brand/brand.json');
    const brand = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...brand, place: { ...brand.place, locale: 'ar-EG' } }));
  });
  server = await startPreview({ root: built.root, port: MIRRORED_PORT });
});
test.afterAll(async () => {
  await server?.close();
  built?.remove();
});

/** Headings, charts, icons, pictures, list items, and controls. */
const PARTS = ':is(h1, h2, h3, h4, figure, figcaption, svg, img, button, li, a)';
/** What is animated, lines of text, and charts, which run from left to right in every language. */
const EXCEPT =
  ':is([name=LogoCarousel], [name=Testimonials], [name=Slideshow]) *, p a, figure svg, svg svg';

/** The middle of each part, in pixels from the start of lines. */
const middles = (page: Page, dir: string) =>
  page.evaluate(
    ({ parts, except, isRtl }) =>
      [...document.querySelectorAll(parts)]
        .filter((part) => !part.matches(except) && part.checkVisibility())
        .map((part) => {
          const { left, right } = part.getBoundingClientRect();
          const middle = (left + right) / 2;
          return {
            part: `${part.outerHTML.slice(0, 120)} ${part.textContent?.slice(0, 40)}`,
            at: Math.round(isRtl ? document.documentElement.clientWidth - middle : middle),
          };
        }),
    { parts: PARTS, except: EXCEPT, isRtl: dir === 'rtl' },
  );

async function open(page: Page, address: string) {
  await page.goto(address);
  await fontsLoaded(page);
}

for (const width of [390, 768, 1440])
  test(`at ${width} px each right-to-left page is mirrored, and as wide as the window`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ROUTES) {
      await open(page, route);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(width);
      const mirrored = await middles(page, 'rtl');
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
      const own = await middles(page, 'ltr');
      expect(mirrored.length).toBe(own.length);
      const moved = mirrored.filter(({ at }, i) => Math.abs(at - (own[i]?.at ?? 0)) > 2);
      expect(moved, route).toEqual([]);
    }
  });

/** Arrows of the text, by their icon, and their direction: 1 as in the file, -1 mirrored. */
const arrows = (page: Page) =>
  page
    .locator('svg[viewBox="0 0 16 16"]:not([class*="absolute"]):has(> [fill="none"]):visible')
    .evaluateAll((all) =>
      all.map((arrow) => ({
        drawn: arrow.firstElementChild?.getAttribute('d') ?? '',
        points: Math.sign((arrow as SVGSVGElement).getScreenCTM()?.a ?? 0),
      })),
    );
const DOWN = 'M8 2v11m4-4-4 4-4-4';

test('arrows point in the direction of the text, and those that point down stay', {
  tag: '@all',
}, async ({ page }) => {
  const found = new Set<string>();
  for (const route of ROUTES) {
    await open(page, route);
    for (const { drawn, points } of await arrows(page)) {
      expect(points, `${route} ${drawn}`).toBe(drawn === DOWN ? 1 : -1);
      found.add(drawn);
    }
  }
  expect(found.size).toBeGreaterThan(2);
});

test('the lines of a headline have the height that its script needs', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '/');
  const rooms = await page.locator(':is(h1, h2, h3)[class*="display-"]').evaluateAll((all) =>
    all.map((one) => {
      const { fontSize, lineHeight } = getComputedStyle(one);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    }),
  );
  expect(rooms.length).toBeGreaterThan(3);
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(1.399);
});

test('a label of a chart is in the order of its own script, with its number and its sign', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/');
  const endsLeft = (label: string) =>
    page.evaluate((label) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
      text.textContent = label;
      svg.append(text);
      document.body.append(svg);
      const at = (char: number) => text.getStartPositionOfChar(char).x;
      return at(label.length - 1) < at(0);
    }, label);
  expect(await endsLeft('تراجع 16.9 %')).toBe(true);
  expect(await endsLeft('± 21 % من العلاوة')).toBe(true);
  expect(await endsLeft('drawdown 16.9 %')).toBe(false);
});

test('marks of numbers and scales of a form begin at the right, and its phone number keeps its order', {
  tag: '@all',
}, async ({ page }) => {
  skipWithout('contact', 'counters');
  const found = new Set<string>();
  for (const route of ROUTES) {
    await open(page, route);
    const drawings = page.locator('svg:is([data-count], [data-filled]):visible');
    const all = await drawings.evaluateAll((all) =>
      all.map((one) => ({
        kind: Object.keys((one as SVGElement).dataset).join(),
        points: Math.sign((one as SVGSVGElement).getScreenCTM()?.a ?? 0),
      })),
    );
    for (const { kind, points } of all) {
      expect(points, `${route} ${kind}`).toBe(-1);
      found.add(kind);
    }
  }
  expect([...found].sort()).toEqual(['count', 'filled']);
  const { route, id } = placeOf('contact');
  await open(page, route);
  for (const kind of ['email', 'tel'])
    await expect(page.locator(`#${id} input[autocomplete^=${kind}]`)).toHaveCSS('direction', 'ltr');
});

// In a row the next element is at the left: for arrow keys, buttons and swipes.
test.describe('right-to-left rows', { tag: '@all' }, () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  const expectSlide = (page: Page, slide: number) =>
    expect(tabs(page, EVENTS).nth(slide - 1)).toHaveAttribute('aria-selected', 'true');

  test('slides: ArrowLeft, the button at the left, and a swipe to the right show the next', async ({
    page,
  }) => {
    skipWithout('gallery');
    await arrive(page, EVENTS);
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 2);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 1);
    const [left, right] = [next(page, EVENTS), previous(page, EVENTS)];
    expect((await left.boundingBox())?.x).toBeLessThan((await right.boundingBox())?.x ?? 0);
    await left.tap();
    await expectSlide(page, 2);
    await right.tap();
    await expectSlide(page, 1);
    const y = ((await page.locator(`#${EVENTS}-1 img`).boundingBox())?.y ?? 0) + 60;
    await swipe(page, { x: 80, y }, { x: 320, y });
    await expectSlide(page, 2);
  });

  test('logos: ArrowLeft brings the next to the right edge', async ({ page }) => {
    skipWithout('logos');
    await arriveAtLogos(page);
    await logos(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => first(page)).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => first(page)).toBe(0);
  });

  test('enlarged pictures: ArrowLeft and the button at the left show the next', async ({
    page,
  }) => {
    skipWithout('timeline');
    await page.goto(TIMELINE);
    await arriveAt(page, FAR);
    await hydrated(page, 'Timeline');
    await page.locator(`#${FAR} .enlarge`).first().click();
    const dialog = page.getByRole('dialog');
    const expectPicture = (picture: number) =>
      expect(dialog.locator('li').nth(picture - 1)).not.toHaveAttribute('inert');
    await expectPicture(1);
    await page.keyboard.press('ArrowLeft');
    await expectPicture(2);
    await page.keyboard.press('ArrowRight');
    await expectPicture(1);
    const left = dialog.getByRole('button', { name: words.nextPicture });
    const right = dialog.getByRole('button', { name: words.previousPicture });
    expect((await left.boundingBox())?.x).toBeLessThan((await right.boundingBox())?.x ?? 0);
    await left.click();
    await expectPicture(2);
  });
});
