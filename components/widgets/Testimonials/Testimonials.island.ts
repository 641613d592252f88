import type { IslandModule } from '../IslandModule.ts';
import { bindMotionButton } from '../motion/bindMotionButton.ts';
import { MotionController } from '../motion/MotionController.ts';
import { MarqueeRow } from './MarqueeRow.ts';

/** Moves the rows, with one button and one pointer for all. */
export const hydrate: IslandModule['hydrate'] = (element) => {
  const button = element.querySelector<HTMLElement>('[data-motion]');
  const rows = element.querySelector<HTMLElement>('[data-rows]');
  if (!button || !rows) return;
  const listening = new AbortController();
  const marquee = [...rows.children].map((row) => new MarqueeRow(row as HTMLElement));
  const show = bindMotionButton(button, () => controller, listening.signal);
  const controller: MotionController = new MotionController({
    element: rows,
    restsOnHover: true,
    onChange: ({ moving, wanted }) => {
      show(wanted);
      for (const row of marquee) {
        if (wanted) row.run(moving);
        else row.rest();
      }
    },
  });
  // A resting finger pauses the rows, as a mouse does.
  const { signal } = listening;
  rows.addEventListener('pointerdown', () => controller.still('drag'), { signal });
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, () => controller.free('drag'), { signal });
  return () => {
    listening.abort();
    controller.stop();
    for (const row of marquee) row.remove();
  };
};
