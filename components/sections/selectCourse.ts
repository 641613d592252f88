import { find } from '../../content/load/publish/records.ts';
import type { Content } from '../../content/schema/collections.ts';
import { dayText, endOfDay } from '../../content/schema/datetime.ts';
import { localeOf } from '../../content/schema/locale.ts';
import type { PageContext } from './view.ts';

/**
 * A course as a card shows it: with the label of its button and the facts that it has. A past date is left out.
 * @param name the reference of a record: `content/courses/….json`
 */
function selectCourse(content: Content, name: string, now = Date.now()) {
  const { courses, team, site, brand } = content;
  const course = find(courses, name);
  const { button, ...words } = site.courses;
  const { level, length, next, price, tutor } = course;
  const facts = [
    [words.level, level],
    [words.length, length],
    [words.next, next && endOfDay(next) > now && dayText(next, localeOf(brand))],
    [words.price, price],
    [words.tutor, tutor && find(team, tutor).name],
  ] as const;
  return {
    ...course,
    button: course.button ?? button,
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  };
}

/** The courses that a section names. */
export const select = (
  { courses }: { courses: readonly { course: string }[] },
  content: Content,
  { now }: PageContext,
) => ({ courses: courses.map(({ course }) => selectCourse(content, course, now)) });

export type ShownCourse = ReturnType<typeof selectCourse>;
