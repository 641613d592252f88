import { find } from '../../content/load/find.ts';
import type { Content } from '../../content/schema/collections.ts';

/** The team page's copy with the people of each group. */
export function select({ teamPage, team }: Content) {
  return {
    seo: teamPage.seo,
    page: teamPage,
    groups: teamPage.groups.map(({ members, ...group }) => ({
      ...group,
      members: members.map(({ member }) => find(team, member)),
    })),
  };
}

export type TeamProps = ReturnType<typeof select>;
