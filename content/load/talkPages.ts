import type { Entry } from '../schema/collections.ts';
import { TALK_TYPES, type Talk, type TalkType } from '../schema/talks.ts';
import { TALKS_A_PAGE } from './talksPath.ts';

type Talks = readonly Entry<Talk>[];

/** All talks by descending id (specification 4, Talks filter), and how they spread over the pages. */
export interface TalkPages {
  readonly pages: readonly Talks[];
  /** How many talks of each type each page lists, first page first. */
  readonly held: Readonly<Record<TalkType, readonly number[]>>;
}

const spread = new WeakMap<Talks, TalkPages>();

/** Spreads talks over pages; the same list is spread once. There is always a first page. */
export function talkPages(talks: Talks): TalkPages {
  const known = spread.get(talks);
  if (known) return known;
  const sorted = talks.toSorted((a, b) => b.id - a.id);
  const length = Math.max(1, Math.ceil(sorted.length / TALKS_A_PAGE));
  const pages = Array.from({ length }, (_, i) =>
    sorted.slice(i * TALKS_A_PAGE, (i + 1) * TALKS_A_PAGE),
  );
  const held = Object.fromEntries(
    TALK_TYPES.map((type) => [
      type,
      pages.map((page) => page.filter((talk) => talk.type === type).length),
    ]),
  ) as Record<TalkType, number[]>;
  spread.set(talks, { pages, held });
  return { pages, held };
}
