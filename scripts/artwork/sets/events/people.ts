import type { Random } from '../../../lib/drawing/random.ts';
import { type Point, round } from '../../../lib/drawing/svg.ts';
import { cast, facing } from './cast.ts';
import { against, skirt, torso } from './dress.ts';
import { figure, type Group, type Placed } from './figure.ts';
import { type Form, hairBehind, head } from './heads.ts';
import { joint, reach, turn } from './limbs.ts';
import type { Look } from './looks.ts';
import { pose as named, type Pose, type PoseName } from './poses.ts';
import { disc, limb, oval } from './shapes.ts';

/** Half the breadth of a head, in hundredths of a person's height. */
const HEAD = 6.5;

export interface Person extends Placed {
  pose: PoseName;
  /** The same seed is the same person. */
  seed: string | number;
  look?: Partial<Look>;
}

/** A shoe whose sole lies on the ground: from the side, or from the front and turned out a little. */
export function shoe([x, y]: Point, turned: -1 | 0 | 1): string {
  const top = Math.min(y, -2.6);
  if (turned === 0)
    return `M${round(x - 2.3)} 0L${round(x - 2.3)} ${round(top)}L${round(x + 2)} ${round(top)}Q${round(x + 3.2)} -2.6 ${round(x + 5.8)} -2Q${round(x + 7)} -1.4 ${round(x + 6.8)} 0Z`;
  const toe = x + turned * 1.5;
  return `M${round(x - 2)} ${round(top)}L${round(x + 2)} ${round(top)}Q${round(toe + 2.9)} -1.6 ${round(toe + 2.6)} 0L${round(toe - 2.6)} 0Q${round(toe - 2.9)} -1.6 ${round(x - 2)} ${round(top)}Z`;
}

function legs(look: Look, { view, hip, feet, knees = [1, -1], folded }: Pose): Form[] {
  const side = view === 'side';
  if (look.dress === 'sari' && hip[1] < -40) return skirt(look, hip, side);
  const ink = look.bottom;
  const thick = look.dress === 'sari' || look.dress === 'salwar' ? 1.35 : 1;
  return feet.flatMap((foot, i): Form[] => {
    const sign = i === 0 ? -1 : 1;
    const start: Point = [hip[0] + (side ? 0 : sign * 4.6), hip[1]];
    const end = reach(start, foot, 47);
    const knee: Point = folded
      ? [sign * 7.5, hip[1] + 3]
      : joint(start, end, 24, 23.5, knees[i] ?? 1);
    const tint = side && i === 0 ? against(ink, 0.1) : ink;
    return [
      { d: shoe(end, side ? 0 : sign), ink: 0.92 },
      { d: limb(knee, end, 3.7 * thick, 2.5 * thick), ink: tint },
      { d: limb(start, knee, 5.4 * thick, 3.8 * thick), ink: tint, joined: true },
    ];
  });
}

/** The chair of somebody who sits sideways. */
function chair({ view, hip: [x, y] }: Pose): Form[] {
  if (view !== 'side' || y < -40) return [];
  const post = (a: Point, b: Point): Form => ({ d: limb(a, b, 0.9, 0.9), ink: 0.9 });
  return [
    post([x - 7, y + 5], [x - 8.5, -1]),
    post([x + 8, y + 5], [x + 9, -1]),
    post([x - 7, y + 5], [x - 10.5, y - 23]),
    { d: limb([x - 9.5, y - 14], [x - 10.8, y - 24], 1.7, 1.7), ink: 0.9, joined: true },
    { d: limb([x - 7.5, y + 5.6], [x + 9, y + 5.6], 1.5, 1.5), ink: 0.9, joined: true },
  ];
}

function held(thing: Pose['holds'], [x, y]: Point, [ux, uy]: Point, dark: boolean): Form[] {
  switch (thing) {
    case 'phone':
      return [{ d: `M${x - 7} ${y - 5}h9.5v5.4h-9.5Z`, ink: 0.9 }];
    case 'mic':
      return [
        { d: limb([x, y + 2], [x - 1.2, y - 5], 0.8, 0.9), ink: 0.9 },
        { d: disc(x - 1.5, y - 6.2, 1.7), ink: 0.6 },
      ];
    case 'cup':
      return [{ d: `M${x - 2} ${y - 5.5}h4.6l-.7 6h-3.2Z`, ink: 0.05 }];
    case 'chalk':
      return [{ d: limb([x, y], [x + ux * 3.4, y + uy * 3.4], 0.6, 0.5), ink: 0.02 }];
    case 'pointer':
      return [{ d: limb([x, y], [x + ux * 17, y + uy * 17], 0.6, 0.3), ink: 0.9 }];
    case 'umbrella':
      return [
        { d: limb([x, y + 5], [x, -119], 0.5, 0.5), ink: 0.95 },
        {
          d: `M${round(x - 25)} -101Q${round(x - 22)} -120 ${round(x)} -120Q${round(x + 22)} -120 ${round(x + 25)} -101q-4.2-3.4-8.3 0q-4.2-3.4-8.4 0q-4.1-3.4-8.3 0q-4.2-3.4-8.3 0q-4.2-3.4-8.4 0q-4.1-3.4-8.3 0Z`,
          ink: dark ? 0.9 : 0.14,
        },
        {
          d: `M${round(x)} -120Q${round(x - 9)} -114 ${round(x - 8.4)} -101M${round(x)} -120Q${round(x + 9)} -114 ${round(x + 8.4)} -101`,
          ink: dark ? 0.9 : 0.1,
          open: true,
        },
      ];
    case 'tablet':
      return [
        { d: `M${x - 13} ${y - 8}l13-1l1.4 10l-13 1Z`, ink: 0.85 },
        { d: `M${x - 11.6} ${y - 6.8}l10.6-.8l1 7.4l-10.6 .8Z`, ink: 0.1 },
      ];
    case 'paper':
      return [
        { d: `M${x - 1} ${y - 9}l9-2.6l2 12l-9 2.4Z`, ink: 0 },
        { d: `M${x + 1} ${y - 6}l6-1.7M${x + 1.6} ${y - 3}l6-1.7`, ink: 0.6, open: true },
      ];
    default:
      return [];
  }
}

function arm(look: Look, pose: Pose, shoulder: Point, i: 0 | 1, chance: Random): Form[] {
  const target = pose.hands[i];
  const hand = reach(
    shoulder,
    [target[0] + chance.between(-1, 1), target[1] + chance.between(-1, 1)],
    31.2,
  );
  const elbow = joint(shoulder, hand, 16, 15.4, pose.elbows?.[i] ?? (i === 0 ? 1 : -1));
  const length = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1;
  const aim: Point = [(hand[0] - elbow[0]) / length, (hand[1] - elbow[1]) / length];
  const bare = look.sleeves === 'short' || look.dress === 'sari' || look.dress === 'tee';
  const sleeve = against(look.top, 0.05);
  const b = look.build ** 0.5;
  const upper = { d: limb(shoulder, elbow, 3.7 * b, 2.9 * b), ink: sleeve };
  const fore = {
    d: limb(elbow, hand, (bare ? 2.3 : 2.8) * b, 1.9),
    ink: bare ? look.skin : sleeve,
  };
  const along = (by: number, aside = 0): Point => [
    hand[0] + aim[0] * by - aim[1] * aside,
    hand[1] + aim[1] * by + aim[0] * aside,
  ];
  // The thumb is on the side of the body, or above where the arm is level.
  const inward = Math.abs(aim[0]) > 0.8 ? -Math.sign(aim[0]) : Math.sign(aim[1] * hand[0]) || 1;
  const palm = {
    d: limb(hand, along(3.4), 1.9, 1.25),
    ink: look.skin,
    joined: bare,
  };
  const thumb = {
    d: limb(along(0.4, inward), along(2, inward * 2.6), 0.9, 0.6),
    ink: look.skin,
    joined: true,
  };
  const sleeved = bare
    ? [fore, palm, thumb, upper]
    : [palm, thumb, upper, { ...fore, joined: true }];
  return [...sleeved, ...(i === 1 ? held(pose.holds, hand, aim, look.top < 0.5) : [])];
}

/** A person in a pose; every joint that the pose leaves open follows from the seed. */
export function person({ pose: name, seed, look: wanted, ...placed }: Person): string {
  const pose = named(name);
  const { chance, look } = cast(seed, wanted, pose);
  const { view, hip } = pose;
  const lean = (pose.lean ?? 0) + chance.between(-2, 2);
  const place = (x: number, y: number): Point => turn([hip[0] + x, hip[1] + y], hip, lean);
  const side = view === 'side';
  const breadth = side ? 0 : 9.6 * look.build;
  const shoulders = [place(-breadth, -27.6), place(breadth, -27.6)] as const;
  const neck = place(side ? 0.5 : 0, -31);
  const crown = place(side ? 2.6 : 0, -41.6);
  const tilt = lean * 0.5 + (pose.tilt ?? 0) + chance.between(-3, 3);
  const looks = facing(pose);
  const mirror = looks === 'profile' && pose.face === -1;
  const flat = (forms: readonly Form[]): Group => ({ forms, unit: 1 });
  const onHead = (forms: readonly Form[]): Group => ({
    forms,
    unit: HEAD,
    transform: `translate(${crown.map(round).join(' ')}) rotate(${round(tilt)}) scale(${mirror ? -HEAD : HEAD} ${HEAD})`,
  });
  const far = flat(arm(look, pose, shoulders[0], 0, chance));
  const near = flat(arm(look, pose, shoulders[1], 1, chance));
  const bust = flat(torso(look, pose, place));
  const throat = flat([{ d: limb(neck, crown, 3, 2.7), ink: look.skin + 0.12 }]);
  const skull = onHead(head(look, looks));
  const low = flat(legs(look, pose));
  const hair = onHead(looks === 'front' ? hairBehind(look) : []);
  const orders = {
    back: [low, far, near, throat, bust, skull],
    side: [flat(chair(pose)), far, low, throat, bust, skull, near],
    front: [hair, low, throat, bust, skull, far, near],
  };
  const { x, y, h } = placed;
  const grounded = hip[1] < -40;
  const shadow = grounded ? oval(x, y, h * 0.15, h * 0.017, 0.85, 'solid') : '';
  return shadow + figure(orders[view], placed);
}
