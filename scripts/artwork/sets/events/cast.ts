import { type Random, random } from '../../../lib/drawing/random.ts';
import { type Look, someone } from './looks.ts';
import type { Pose } from './poses.ts';

/** How a pose shows its head. */
export const facing = ({ view, face }: Pose): 'front' | 'back' | 'profile' =>
  view === 'side' || face ? 'profile' : view;

/** The heads that stand in the picture that is being drawn. */
let heads: string[] = [];

/** A new picture: nobody stands in it yet. */
export const clear = (): void => {
  heads = [];
};

/** What tells the heads of the picture apart, in the order in which they were drawn. */
export const present = (): readonly string[] => heads;

const band = (value: number, bands: number): number =>
  Math.min(bands - 1, Math.floor(value * bands));

/** What an eye sees of a head: what it has on it, how dark, how cut; from behind no glasses, no beard. */
const appearance = (look: Look, side: ReturnType<typeof facing>): string =>
  [
    look.hair,
    band(look.hairInk, 8),
    band(look.cut, 4),
    ...(side === 'back' ? [] : [look.glasses, look.beard]),
    side,
  ].join(' ');

/**
 * Somebody who is not in the picture yet: of one seed the first look whose head nobody has.
 * @throws where the picture wants more heads of a kind than there are
 */
export function cast(
  seed: string | number,
  wanted: Partial<Look> | undefined,
  pose: Pose,
): { chance: Random; look: Look } {
  for (let take = 0; take < 400; take++) {
    const chance = random(take === 0 ? `${seed}` : `${seed} take ${take}`);
    const look = someone(chance, wanted);
    const head = appearance(look, facing(pose));
    if (heads.includes(head)) continue;
    heads.push(head);
    return { chance, look };
  }
  throw new Error(`No head is left for “${seed}”: ask for less in its look.`);
}
