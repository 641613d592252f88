import { find } from '../../content/load/publish/records.ts';
import type { Content } from '../../content/schema/collections.ts';
import { dayText, endOfDay } from '../../content/schema/datetime.ts';
import { localeOf } from '../../content/schema/place.ts';
import type { Surroundings } from './view.ts';

/**
 * A course as a card shows it: with the label of its button and its known facts. A past date is
 * left out.
 * @param name the reference of a record: `content/courses/….json`
 */
export function selectCourse(content: Content, name: string, now = Date.now()) {
  const { courses, team, site, brand } = content;
  const course = find(courses, name);
  const { button, ...words } = site.courses;
  const { level, length, next, price, tutor } = course;
  const values = {
    level,
    length,
    next: next && endOfDay(next) > now ? dayText(next, localeOf(brand)) : undefined,
    price,
    tutor: tutor && find(team, tutor).name,
  };
  return {
    ...course,
    button: course.button ?? button,
    facts: (Object.keys(values) as (keyof typeof values)[]).flatMap((fact) => {
      const value = values[fact];
      return value ? [{ label: words[fact], value }] : [];
    }),
  };
}

/** The courses that a section names. */
export const select = (
  { courses }: { courses: readonly { course: string }[] },
  content: Content,
  { now }: Surroundings,
) => ({ courses: courses.map(({ course }) => selectCourse(content, course, now)) });

export type ShownCourse = ReturnType<typeof selectCourse>;
