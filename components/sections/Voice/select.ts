import { find } from '../../../content/load/find.ts';
import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** The person whose word it is. */
export const select = ({ member }: SectionOf<'voice'>, { team }: Content) => ({
  member: find(team, member),
});
