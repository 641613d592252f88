import { against, closed, type Place, through } from './dress/cloth.ts';
import { frontTorso } from './dress/frontTorso.ts';
import { drape } from './dress/sari.ts';
import { sideTorso } from './dress/sideTorso.ts';
import type { Form } from './heads.ts';
import type { Look } from './looks.ts';
import type { Pose } from './poses.ts';

export { against } from './dress/cloth.ts';
export { skirt } from './dress/sari.ts';

/** Everything between neck and hem. `place` carries upright coordinates about the hip into the pose. */
export function torso(look: Look, pose: Pose, place: Place): Form[] {
  const sits = pose.hip[1] > -40;
  const behind = pose.view === 'back';
  const forms =
    pose.view === 'side' ? sideTorso(look, place, sits) : frontTorso(look, place, sits, behind);
  if (look.dress === 'sari') forms.push(...drape(look, place, pose.view));
  if (look.lanyard && pose.view === 'front')
    forms.push(
      {
        d: through(place, [
          [-3.4, -31.5],
          [0, -17],
          [3.4, -31.5],
        ]),
        ink: against(look.top, 0.5),
        open: true,
      },
      {
        d: `${through(place, [
          [-2.2, -17],
          [2.2, -17],
          [2.2, -11],
          [-2.2, -11],
        ])}Z`,
        ink: look.top < 0.2 ? 0.7 : 0.02,
      },
    );
  if (look.bag && behind)
    forms.push(
      {
        d: closed(place, [
          [-6, -29],
          [6, -29],
          [8, -18],
          [7, -5],
          [-7, -5],
          [-8, -18],
        ]),
        ink: against(look.top, 0.4),
      },
      {
        d: through(place, [
          [-5, -17],
          [5, -17],
          [5, -9],
          [-5, -9],
          [-5, -17],
        ]),
        ink: look.top,
        open: true,
      },
    );
  if (look.bag && pose.view === 'side')
    forms.unshift({
      d: closed(place, [
        [-3, -29],
        [-8, -29],
        [-13.5, -20],
        [-12.5, -6],
        [-5, -5],
      ]),
      ink: against(look.top, 0.4),
    });
  if (look.bag && pose.view === 'front')
    forms.push({
      d:
        through(place, [
          [-7, -31],
          [-7.6, -16],
        ]) +
        through(place, [
          [7, -31],
          [7.6, -16],
        ]),
      ink: against(look.top, 0.5),
      open: true,
    });
  return forms;
}
