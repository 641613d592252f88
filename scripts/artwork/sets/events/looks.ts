import type { Random } from '../../../lib/drawing/random.ts';
import type { Hair, HeadLook } from './heads.ts';

export type Dress = 'shirt' | 'tee' | 'hoodie' | 'jacket' | 'kurta' | 'salwar' | 'sari';

/** Who somebody is: head, build, dress and what hangs on them. Tones are 0 paper to 1 ink. */
export interface Look extends HeadLook {
  /** 1 is the average breadth. */
  build: number;
  dress: Dress;
  top: number;
  bottom: number;
  sleeves: 'long' | 'short';
  lanyard: boolean;
  bag: boolean;
  tie: boolean;
}

const WOMEN: readonly Hair[] = ['bob', 'long', 'bun', 'plait', 'tail', 'long', 'curly'];
const MEN: readonly Hair[] = ['short', 'parted', 'curly', 'bald', 'short', 'parted', 'turban'];

/** Somebody by chance, as at an Indian conference; `wanted` settles what matters. */
export function someone(random: Random, wanted: Partial<Look> = {}): Look {
  const chance = (share: number) => random.next() < share;
  const woman = chance(0.48);
  const dress: Dress = woman
    ? random.pick(['sari', 'salwar', 'salwar', 'shirt', 'jacket', 'tee', 'kurta'])
    : random.pick(['shirt', 'shirt', 'jacket', 'kurta', 'tee', 'hoodie', 'jacket']);
  const grey = chance(0.16);
  const formal = dress === 'jacket';
  const look: Look = {
    build: random.between(woman ? 0.82 : 0.93, woman ? 1.04 : 1.2),
    hair: random.pick(woman ? WOMEN : MEN),
    hairInk: grey ? random.between(0.2, 0.5) : random.pick([0.74, 0.9, 1]),
    skin: random.between(0.14, 0.4),
    glasses: chance(0.33),
    cut: random.next(),
    beard: !woman && chance(0.4),
    dress,
    top: formal ? random.pick([0.66, 0.78, 0.88]) : random.pick([0.06, 0.16, 0.3, 0.44, 0.56, 0.7]),
    bottom: random.pick([0.5, 0.62, 0.74, 0.84]),
    sleeves: formal || chance(0.5) ? 'long' : 'short',
    lanyard: chance(0.35),
    bag: false,
    tie: formal && !woman && chance(0.5),
    ...wanted,
  };
  // What is wanted may turn a man of chance into a woman.
  const hers = WOMEN.includes(look.hair) && look.hair !== 'curly';
  return hers || look.dress === 'sari' || look.dress === 'salwar'
    ? { ...look, beard: false, tie: false }
    : look;
}
