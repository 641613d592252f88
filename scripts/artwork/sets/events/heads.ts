import { back } from './heads/back.ts';
import { front } from './heads/front.ts';
import { type Form, type HeadLook, NAPE } from './heads/parts.ts';
import { profile } from './heads/profile.ts';
import { outline } from './shapes.ts';

export type { Form, Hair, HeadLook } from './heads/parts.ts';

/** Hair that falls behind the shoulders of somebody who faces us. */
export function hairBehind({ hair, hairInk }: HeadLook): Form[] {
  if (hair === 'long') return [{ d: outline(NAPE(2.5, 1.14)), ink: hairInk }];
  if (hair === 'bob') return [{ d: outline(NAPE(1.15, 1.18)), ink: hairInk }];
  return [];
}

/** A head about the origin, one unit for its radius; `looks` right where it is a profile. */
export const head = (look: HeadLook, looks: 'front' | 'back' | 'profile'): Form[] =>
  ({ front, back, profile })[looks](look);
