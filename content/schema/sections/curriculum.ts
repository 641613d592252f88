import { action, heading, list, paragraph, reference } from '../fields.ts';
import { section } from '../section.ts';

/** Some courses, and a link to all. */
export const curriculum = section('curriculum', 'Course selection', {
  heading: heading('Heading'),
  lead: paragraph('Lead', { max: 240 }),
  courses: list('Courses', [1, 12], {
    course: reference('Course', 'courses', { isTitle: true }),
  }),
  action: action('Link to all courses'),
});
