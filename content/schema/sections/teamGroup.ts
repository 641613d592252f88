import { choice, line, list, reference } from '../fields.ts';
import { section } from '../section.ts';

/** Large portraits, small portraits, or a list with a portrait next to each name. */
const TEAM_LAYOUTS = ['large', 'small', 'list'] as const;

/** A group of people: its title, a line, and a portrait for each. */
export const teamGroup = section('teamGroup', 'Group of people', {
  title: line('Title', { max: 40, isTitle: true }),
  text: line('Line', { max: 160 }),
  layout: choice('Layout', TEAM_LAYOUTS),
  members: list('People', [1, 1_000], { member: reference('Person', 'team', { isTitle: true }) }),
});
