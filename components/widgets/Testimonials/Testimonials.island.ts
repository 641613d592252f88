import type { IslandModule } from '../island.tsx';
import { MotionController } from '../motion/MotionController.ts';
import { MarqueeRow } from './MarqueeRow.ts';

/** Moves the rows, with one button and one pointer for all. */
export const hydrate: IslandModule['hydrate'] = (element) => {
  const button = element.querySelector<HTMLElement>('[data-motion]');
  const rows = element.querySelector<HTMLElement>('[data-rows]');
  if (!button || !rows) return;
  const marquee = [...rows.children].map((row) => new MarqueeRow(row as HTMLElement));
  const controller = new MotionController({
    element: rows,
    button,
    restsOnHover: true,
    onChange: ({ moving, wanted }) => {
      for (const row of marquee) {
        if (wanted) row.run(moving);
        else row.rest();
      }
    },
  });
  // A resting finger pauses the rows, as a mouse does.
  const { signal } = controller;
  rows.addEventListener('pointerdown', () => controller.still('drag'), { signal });
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, () => controller.free('drag'), { signal });
  return () => {
    controller.stop();
    for (const row of marquee) row.remove();
  };
};
