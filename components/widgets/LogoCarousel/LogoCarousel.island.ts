import EmblaCarousel from 'embla-carousel';
import { reducedMotion } from '../../ui/reducedMotion.ts';
import type { IslandModule } from '../IslandModule.ts';
import { bindMotionButton } from '../motion/bindMotionButton.ts';
import { directionOf, takeOverScroller } from '../motion/embla.ts';
import { MotionController } from '../motion/MotionController.ts';

/** Milliseconds between two moves of the logos (specification 9). */
const LOGO_DELAY = 2000;

/** Moves the row on by one, in a loop. A drag or keyboard focus pauses it while it lasts. */
export const hydrate: IslandModule['hydrate'] = (element) => {
  const button = element.querySelector<HTMLElement>('[data-motion]');
  const row = element.querySelector<HTMLElement>('[role=group]');
  if (!button || !row) return;
  const listening = new AbortController();
  const { signal } = listening;

  row.dataset.carousel = '';
  const direction = directionOf(row);
  const carousel = EmblaCarousel(row, { loop: true, align: 'start', direction });
  takeOverScroller(carousel);
  const next = () => carousel.scrollNext(reducedMotion().matches);
  const previous = () => carousel.scrollPrev(reducedMotion().matches);

  let timer = 0;
  const show = bindMotionButton(button, () => controller, signal);
  const controller: MotionController = new MotionController({
    element: row,
    resumesAfterFocus: true,
    onChange: ({ moving, wanted }) => {
      show(wanted);
      clearInterval(timer);
      if (moving) timer = window.setInterval(next, LOGO_DELAY);
    },
  });
  carousel
    .on('pointerDown', () => controller.still('drag'))
    .on('pointerUp', () => controller.free('drag'));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const isForward = key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    if (isForward) next();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') previous();
  };
  row.addEventListener('keydown', onKeyDown, { signal });

  return () => {
    listening.abort();
    clearInterval(timer);
    controller.stop();
    carousel.destroy();
    delete row.dataset.carousel;
  };
};
