import { group, heading, line, list, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** Expertise: each role, its work, and what is tested for it. */
export const roles = section('roles', 'Roles', {
  heading: heading('Heading'),
  lead: paragraph('Lead', { max: 240 }),
  items: list('Roles', [3, 12], {
    title: line('Role', { max: 60, isTitle: true }),
    text: line('What they do', { max: 160 }),
    tested: line('What we test', { max: 100 }),
  }),
  columns: group('Column heads', {
    title: line('Role', { max: 30 }),
    text: line('Work', { max: 30 }),
    tested: line('Test', { max: 30 }),
  }),
});
