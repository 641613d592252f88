import { line, paragraph } from '../fields.ts';
import { section } from '../section.ts';

/** The mission in large type, and where the name comes from. */
export const mission = section('mission', 'Mission', {
  label: line('Small label', { max: 40, isTitle: true }),
  text: paragraph('Mission', { max: 420 }),
  more: paragraph('More', { max: 520 }),
});
