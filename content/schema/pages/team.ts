import { z } from 'zod';
import { closing, line, list, opening, reference, seo, statistic } from '../fields.ts';

export const team = z.strictObject({
  seo: seo(),
  hero: opening(),
  statistics: list('Figures', [1, 6], statistic),
  groups: list('Groups', [1, 12], {
    title: line('Title', { max: 40, isTitle: true }),
    text: line('Line', { max: 160 }),
    members: list('People', [1, 24], { member: reference('Person', 'team', { isTitle: true }) }),
  }),
  closing: closing(),
});
export type Team = z.infer<typeof team>;
