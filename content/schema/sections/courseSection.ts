import { choice, line, list, paragraph, reference } from '../fields.ts';
import { section } from '../section.ts';

/** How a section lays out its courses. */
export const COURSE_LAYOUTS = ['staggered', 'led', 'falling', 'listed'] as const;

/** Courses under a heading of their own (specification 2, Education). */
export const courseSection = section('courseSection', 'Courses', {
  title: line('Title', { max: 50, isTitle: true }),
  label: line('Small label', { max: 40 }),
  lead: paragraph('Lead', { max: 240 }),
  layout: choice('Layout', COURSE_LAYOUTS, {
    help: 'Staggered: wide and narrow by turns. Led: the first large, the others in threes. Falling: one wide, two narrow. Listed: one below the other.',
  }),
  courses: list('Courses', [1, 24], {
    course: reference('Course', 'courses', { isTitle: true }),
  }),
});
