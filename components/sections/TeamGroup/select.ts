import { find } from '../../../content/load/find.ts';
import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';

/** The people of the group. */
export const select = ({ members }: SectionOf<'teamGroup'>, { team }: Content) => ({
  members: members.map(({ member }) => find(team, member)),
});
