import { z } from 'zod';
import { closing, line, list, opening, reference, seo, statistic } from '../fields.ts';

/** Specification 2, Team: leadership, advisory board, instructors, core team. */
export const TEAM_GROUPS = 4;
export const TEAM_STATISTICS = 3;

export const team = z.strictObject({
  seo: seo(),
  hero: opening(),
  statistics: list('Figures', statistic(), TEAM_STATISTICS, { itemTitle: 'label' }),
  groups: list(
    'Groups',
    z.strictObject({
      title: line('Title', { max: 40, isTitle: true }),
      text: line('Line', { max: 160 }),
      members: list(
        'People',
        z.strictObject({ member: reference('Person', 'team', { isTitle: true }) }),
        [1, 24],
        {
          itemTitle: 'member',
        },
      ),
    }),
    TEAM_GROUPS,
    { itemTitle: 'title' },
  ),
  closing: closing(),
});
export type Team = z.infer<typeof team>;
