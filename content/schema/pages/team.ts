import { z } from 'zod';
import { closing, line, list, opening, reference, seo, statistic } from '../fields.ts';

/** Specification 2, Team: leadership, advisory board, instructors, core team. */
export const TEAM_GROUPS = 4;
export const TEAM_STATISTICS = 3;

export const team = z.strictObject({
  seo: seo(),
  hero: opening(),
  statistics: list('Figures', TEAM_STATISTICS, statistic),
  groups: list('Groups', TEAM_GROUPS, {
    title: line('Title', { max: 40, isTitle: true }),
    text: line('Line', { max: 160 }),
    members: list('People', [1, 24], { member: reference('Person', 'team', { isTitle: true }) }),
  }),
  closing: closing(),
});
export type Team = z.infer<typeof team>;
