import type { Talk } from '../../content/schema/talks.ts';
import type { Member } from '../../content/schema/team.ts';

/** What was said at a conference, and by whom: records, each by the path of its file. */
export interface Programme {
  readonly speakers: ReadonlyMap<string, Member>;
  /** In the order of their numbers, the oldest first. */
  readonly talks: ReadonlyMap<string, Talk>;
  /** Texts of event records; an export of talks has none. */
  readonly events?: ReadonlyMap<string, string>;
}

/** The sample's own talks do not reach this number. */
export const FIRST_NUMBER = 1_001;

/** Pictures that a programme may name; they are made where it is poured. */
export const PORTRAIT = '/images/team/conference.svg';
export const PICTURE = '/images/talks/conference.svg';
