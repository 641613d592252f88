import { Closing } from '../../components/sections/Closing.tsx';
import { PageHero } from '../../components/sections/PageHero.tsx';
import { Group } from '../../components/sections/team/Group.tsx';
import { Statistics } from '../../components/sections/team/Statistics.tsx';
import type { TeamProps } from './select.ts';

/** `/team`: who they are, in four groups, and how to argue with them. */
export function TeamPage({ page, groups }: TeamProps) {
  return (
    <>
      <PageHero
        room="notebook"
        {...page.hero}
        figure={<Statistics statistics={page.statistics} />}
      />
      {groups.map((group, i) => (
        <Group key={group.title} group={group} size={i === 0 ? 'large' : 'small'} />
      ))}
      <Closing closing={page.closing} />
    </>
  );
}
