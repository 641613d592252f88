import { disc, outline } from '../shapes.ts';
import { curls, FACE, type Form, type HeadLook, mirrored, NAPE, plait } from './parts.ts';

/** A head from behind. */
export function back({ hair, hairInk, skin }: HeadLook): Form[] {
  const ears = { d: disc(-0.92, 0.12, 0.2) + disc(0.92, 0.12, 0.2), ink: skin + 0.1 };
  const skull = { d: outline(FACE), ink: skin + 0.08 };
  if (hair === 'bald')
    return [
      ears,
      skull,
      { d: 'M-.9-.1Q-.8 .75 0 .8Q.8 .75 .9-.1Q.5 .35 0 .35Q-.5 .35-.9-.1Z', ink: hairInk },
    ];
  if (hair === 'turban')
    return [
      ears,
      skull,
      {
        d: outline(
          mirrored([
            [0, 0.45],
            [-0.6, 0.35],
            [-1.08, -0.05],
            [-1.18, -0.7],
            [-0.72, -1.42],
            [0, -1.62],
          ]),
        ),
        ink: hairInk,
      },
      {
        d: 'M-1.05-.2Q-.2-.1 .5-1.5M-.5 .3Q.3-.2 .95-1.2M1 0Q.5-.6-.3-1.5',
        ink: hairInk > 0.5 ? 0.25 : 0.8,
        open: true,
      },
    ];
  const low = {
    short: 0.55,
    parted: 0.6,
    curly: 0.7,
    bob: 1.2,
    long: 2.7,
    bun: 0.7,
    plait: 0.75,
    tail: 0.7,
  }[hair];
  const forms: Form[] = [ears, skull, { d: outline(NAPE(low, low > 1 ? 1.14 : 1)), ink: hairInk }];
  const line = hairInk > 0.5 ? 0.35 : 0.8;
  if (hair === 'curly') forms.push({ d: curls(120, 420), ink: hairInk, joined: true });
  if (hair === 'bun')
    forms.push(
      { d: disc(0, -0.1, 0.52), ink: hairInk },
      { d: 'M-.3-.2Q0-.5 .3-.2', ink: line, open: true },
    );
  if (hair === 'plait') forms.push({ d: plait(0, 0.75, 9), ink: hairInk });
  if (hair === 'tail')
    forms.push(
      {
        d: outline([
          [-0.3, -0.1],
          [0.3, -0.1],
          [0.42, 1],
          [0.1, 2.2],
          [-0.3, 1.1],
        ]),
        ink: hairInk,
      },
      { d: 'M-.28 0Q0 .12 .28 0', ink: line, open: true },
    );
  if (hair === 'long')
    forms.push({
      d: 'M-.5-.6Q-.7 .8-.4 2.3M.1-1Q.2 .8 0 2.5M.55-.6Q.75 .8 .5 2.2',
      ink: line,
      open: true,
    });
  return forms;
}
