import { Closing } from '../../components/sections/Closing.tsx';
import { PageHero } from '../../components/sections/PageHero.tsx';
import { Group } from '../../components/sections/team/Group.tsx';
import { Statistics } from '../../components/sections/team/Statistics.tsx';
import type { TeamProps } from './select.ts';

/** Each group has a shape of its own: leadership large, the board in plates, the rest as a list. */
const SHAPES = ['large', 'small', 'list', 'list'] as const;

/** `/team`: who they are, in four groups, and how to argue with them. */
export function TeamPage({ page, groups }: TeamProps) {
  return (
    <>
      <PageHero theme="light" {...page.hero} figure={<Statistics statistics={page.statistics} />} />
      {groups.map((group, i) => (
        <Group key={group.title} group={group} as={SHAPES[i] ?? 'list'} />
      ))}
      <Closing closing={page.closing} />
    </>
  );
}
