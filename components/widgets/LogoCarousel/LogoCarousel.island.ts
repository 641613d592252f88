import EmblaCarousel from 'embla-carousel';
import type { IslandModule } from '../island.tsx';
import { arrowStep, directionOf, stepCarousel, takeOverScroller } from '../motion/embla.ts';
import { MotionController } from '../motion/MotionController.ts';

/** Milliseconds between two moves of the logos (specification 9). */
const LOGO_DELAY = 2000;

/** Moves the row on by one, in a loop. A drag or keyboard focus pauses it while it lasts. */
export const hydrate: IslandModule['hydrate'] = (element) => {
  const button = element.querySelector<HTMLElement>('[data-motion]');
  const row = element.querySelector<HTMLElement>('[role=group]');
  if (!button || !row) return;

  row.dataset.carousel = '';
  const carousel = EmblaCarousel(row, { loop: true, align: 'start', direction: directionOf(row) });
  takeOverScroller(carousel);
  const step = (by: number) => stepCarousel(carousel, by);

  let timer = 0;
  const controller = new MotionController({
    element: row,
    button,
    resumesAfterFocus: true,
    onChange: ({ moving }) => {
      clearInterval(timer);
      if (moving) timer = window.setInterval(step, LOGO_DELAY, 1);
    },
  });
  carousel
    .on('pointerDown', () => controller.still('drag'))
    .on('pointerUp', () => controller.free('drag'));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event, row);
    if (by) step(by);
  };
  row.addEventListener('keydown', onKeyDown, { signal: controller.signal });

  return () => {
    clearInterval(timer);
    controller.stop();
    carousel.destroy();
    delete row.dataset.carousel;
  };
};
