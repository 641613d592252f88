import type { Page } from 'playwright';

/** Part of a screen that one step goes on. */
const STEP = 0.5;

const MOVES = 'site-island[when=visible]';

/**
 * Scrolls a page from its top to its end as a reader would, and waits at each step for the islands
 * that are on the screen.
 */
export async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(
    async ({ step, moves }) => {
      const root = document.documentElement;
      const near = (element: Element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      };
      const settled = () =>
        [...document.querySelectorAll(`${moves}:not([hydrated], [failed])`)].every(
          (island) => ![...island.children].some(near),
        );
      const frame = () => new Promise(requestAnimationFrame);
      let top = 0;
      do {
        top += innerHeight * step;
        scrollTo({ top, behavior: 'instant' });
        for (let i = 0; i < 3; i++) await frame();
        while (!settled()) await frame();
      } while (scrollY + innerHeight < root.scrollHeight - 1);
    },
    { step: STEP, moves: MOVES },
  );
  await page.waitForLoadState('networkidle');
}
