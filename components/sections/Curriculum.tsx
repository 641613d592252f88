import { Button } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import { spanSizes } from '../ui/spanSizes.ts';
import { CourseCard, type select } from './CourseCard.tsx';
import type { ViewProps } from './view.ts';

export { select } from './CourseCard.tsx';

/** A selection of courses, and a link to all. */
export function Curriculum({ id, section, courses }: ViewProps<'curriculum', typeof select>) {
  return (
    <Section theme="light" id={id} heading={section.heading} aside={section.lead}>
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
