import type { Content } from '../../content/schema/collections.ts';
import type { SectionOf } from '../../content/schema/pages.ts';
import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { spanSizes } from '../ui/spanSizes.ts';
import { CourseCard } from './CourseCard.tsx';
import { selectCourse } from './selectCourse.ts';
import type { Surroundings, ViewProps } from './view.ts';

/** The courses that the section names. */
export const select = (
  { courses }: SectionOf<'curriculum'>,
  content: Content,
  { now }: Surroundings,
) => ({ courses: courses.map(({ course }) => selectCourse(content, course, now)) });

/** Three courses, and the way to the rest. */
export function Curriculum({
  id,
  section,
  courses,
}: ViewProps<'curriculum', ReturnType<typeof select>>) {
  return (
    <Section
      theme="light"
      id={id}
      heading={section.heading}
      aside={<p className="text-text-2">{section.lead}</p>}
    >
      <ul className="arrivals columns mt-10 gap-y-12 md:mt-14">
        {courses.map((course) => (
          <li key={course.slug} className="md:col-span-4">
            <CourseCard course={course} sizes={spanSizes({ md: 4 })} />
          </li>
        ))}
      </ul>
      <Button tone="quiet" {...section.action} className="mt-10" />
    </Section>
  );
}
