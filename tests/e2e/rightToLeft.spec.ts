import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { startPreview } from '../../renderer/serve/previewServer.ts';
import { type RebuiltSite, rebuiltSite } from '../growth/rebuiltSite.ts';
import { fontsLoaded, layOutWhole } from './helpers/probe.ts';
import { ROUTES } from './helpers/routes.ts';

// The same site with a language that runs from right to left: each page is the mirror image of its own.

let built: RebuiltSite;
let server: Awaited<ReturnType<typeof startPreview>>;
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  built = await rebuiltSite((folder) => {
    const file = join(folder, 'content/brand/brand.json');
    const brand = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...brand, place: { ...brand.place, locale: 'he-IL' } }));
  });
  server = await startPreview({ root: built.root });
});
test.afterAll(async () => {
  await server?.close();
  built?.remove();
});

/** Headings, figures, icons, pictures, items of lists, and what is pressed. */
const PARTS = ':is(h1, h2, h3, h4, figure, figcaption, svg, img, button, li, a)';
/** What moves by itself, lines of text, and drawings, which run from left to right in every language. */
const EXCEPT =
  ':is([name=LogoCarousel], [name=Testimonials], [name=Slideshow]) *, p a, figure svg, svg svg';

/** The middle of each part, in pixels from where lines begin. */
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
  await layOutWhole(page);
}

for (const width of [390, 768, 1440])
  test(`at ${width} px each page is mirrored, and as wide as the window`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of ROUTES) {
      await open(page, route);
      const own = await middles(page, 'ltr');
      await open(page, server.url + route);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(width);
      const mirrored = await middles(page, 'rtl');
      expect(mirrored.length).toBe(own.length);
      const moved = mirrored.filter(({ at }, i) => Math.abs(at - (own[i]?.at ?? 0)) > 2);
      expect(moved, route).toEqual([]);
    }
  });
