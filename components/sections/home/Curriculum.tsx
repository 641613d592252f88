import type { Home } from '../../../content/schema/pages/home.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { spanSizes } from '../../ui/spanSizes.ts';
import { CourseCard } from '../CourseCard.tsx';
import type { ShownCourse } from '../selectCourse.ts';

interface CurriculumProps {
  curriculum: Home['curriculum'];
  courses: readonly ShownCourse[];
}

/** Three courses, and the way to the rest. */
export function Curriculum({ curriculum, courses }: CurriculumProps) {
  return (
    <Section
      theme="light"
      id="courses"
      heading={curriculum.heading}
      aside={<p className="text-text-2">{curriculum.lead}</p>}
    >
      <ul className="arrivals columns mt-10 gap-y-12 md:mt-14">
        {courses.map((course) => (
          <li key={course.slug} className="md:col-span-4">
            <CourseCard course={course} sizes={spanSizes({ md: 4 })} />
          </li>
        ))}
      </ul>
      <Button tone="quiet" {...curriculum.action} className="mt-10" />
    </Section>
  );
}
