import { expect, test } from '@playwright/test';
import { centre, expectAccessible, layoutShift, listen, scrollTo } from './probe.ts';
import {
  arrive,
  arriveWithClock,
  boxOf,
  expectSlide,
  live,
  motion,
  next,
  previous,
  SHOWS,
  show,
  tabs,
  watchPictures,
} from './slides.ts';

// The two slideshows: specification 2 (Home page), 4, 8 and 9 (6 and 4 images, 5 s).
test.use({ viewport: { width: 1440, height: 1100 } });

for (const { id, slides, pictures } of SHOWS) {
  test.describe(id, () => {
    test('only the first picture loads until it is near, then all of them', async ({ page }) => {
      const asked = watchPictures(page, id);
      await page.goto('/', { waitUntil: 'networkidle' });
      const top = await page
        .locator(`#${id}`)
        .evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await scrollTo(page, top - 1100 - 400);
      await expect.poll(asked).toHaveLength(1);
      await page.waitForLoadState('networkidle');
      expect(await asked()).toHaveLength(1);
      await centre(page, boxOf(id));
      await expect(tabs(page, id)).toHaveCount(slides);
      expect(await asked()).toHaveLength(slides);
    });

    test('goes on every 5 s, from the last to the first', async ({ page }) => {
      await arriveWithClock(page, id);
      for (let slide = 2; slide < slides + 2; slide++) {
        await page.clock.runFor(4999);
        await expectSlide(page, id, ((slide - 1) % slides) + 1);
        await page.clock.runFor(1);
        await expectSlide(page, id, (slide % slides) + 1);
      }
    });

    test('arrow keys go both ways round while it is in view', async ({ page }) => {
      await arrive(page, id);
      await page.keyboard.press('ArrowLeft');
      await expectSlide(page, id, slides);
      await page.keyboard.press('ArrowRight');
      await expectSlide(page, id, 1);
      await page.keyboard.press('ArrowRight');
      await expectSlide(page, id, 2);
    });

    test('arrow keys go both ways round while a tab has focus, and focus goes along', async ({
      page,
    }) => {
      await arrive(page, id);
      await tabs(page, id).first().focus();
      await page.keyboard.press('ArrowLeft');
      await expectSlide(page, id, slides);
      await expect(tabs(page, id).last()).toBeFocused();
      await page.keyboard.press('Home');
      await expectSlide(page, id, 1);
      await page.keyboard.press('End');
      await expectSlide(page, id, slides);
      await expect(tabs(page, id).last()).toBeFocused();
    });

    test('previous, next and the names choose, and the picture stands where it should', async ({
      page,
    }) => {
      await arrive(page, id);
      await previous(page, id).click();
      await expectSlide(page, id, slides);
      await next(page, id).click();
      await expectSlide(page, id, 1);
      await tabs(page, id).nth(2).click();
      await expectSlide(page, id, 3);
      const left = (selector: string) =>
        page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
      const home = await live(page, id).evaluate((box) => box.getBoundingClientRect().left);
      await expect.poll(async () => Math.abs((await left(`#${id}-3`)) - home)).toBeLessThan(1);
      expect(new URL(page.url()).hash).toBe('');
    });

    for (const width of [390, 768, 1440]) {
      test(`at ${width} px: targets, axe, and nothing shifts when it wakes`, async ({ page }) => {
        await page.setViewportSize({ width, height: 1100 });
        await arrive(page, id);
        for (const tab of await tabs(page, id).all()) {
          const box = await tab.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
        }
        for (const button of await show(page, id).getByRole('button').all()) {
          const box = await button.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
        await expectAccessible(page, boxOf(id));
        await motion(page, id).click();
        await expectAccessible(page, boxOf(id));
        expect(await layoutShift(page)).toBe(0);
      });
    }

    test('if a picture does not come it stays an empty box, and the console says so', async ({
      page,
    }) => {
      await page.route(pictures, (route, request) =>
        request.url().includes('copilot') || request.url().includes('stage')
          ? route.continue()
          : route.abort(),
      );
      const said = listen(page);
      page.on('dialog', () => said.push('a dialog'));
      await page.goto('/');
      const before = await show(page, id).boundingBox();
      await centre(page, boxOf(id));
      const own = () => said.filter((text) => !text.startsWith('Failed to load resource'));
      await expect.poll(own).toEqual(['Failed to load images']);
      await expect(show(page, id)).toBeHidden();
      const after = await show(page, id).boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      await page.keyboard.press('ArrowRight');
      expect(await layoutShift(page)).toBe(0);
      await expectAccessible(page, boxOf(id));
    });
  });
}
