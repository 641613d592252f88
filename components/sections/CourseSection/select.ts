import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';
import { selectCourse } from '../selectCourse.ts';
import type { Surroundings } from '../view.ts';

/** The courses that the section names. */
export const select = (
  { courses }: SectionOf<'courseSection'>,
  content: Content,
  { now }: Surroundings,
) => ({ courses: courses.map(({ course }) => selectCourse(content, course, now)) });
