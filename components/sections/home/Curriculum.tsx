import type { Entry } from '../../../content/schema/collections.ts';
import type { Course } from '../../../content/schema/courses.ts';
import type { Home } from '../../../content/schema/pages/home.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { spanSizes } from '../../ui/spanSizes.ts';
import { CourseCard } from '../CourseCard.tsx';

interface CurriculumProps {
  curriculum: Home['curriculum'];
  courses: readonly Entry<Course>[];
  button: string;
}

/** Three courses, and the way to the rest. */
export function Curriculum({ curriculum, courses, button }: CurriculumProps) {
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
            <CourseCard course={course} button={button} sizes={spanSizes({ md: 4 })} />
          </li>
        ))}
      </ul>
      <Button tone="quiet" {...curriculum.action} className="mt-10" />
    </Section>
  );
}
