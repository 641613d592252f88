import type { Course } from '../../../content/schema/courses.ts';
import { Section } from '../../ui/Section.tsx';
import { CourseCard, type CourseShape } from '../CourseCard.tsx';

interface Place {
  span: string;
  shape: CourseShape;
}

// Cards of one row share two tracks, so that their captions stand on one line whatever their widths.
const ALIGNED =
  'md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0 md:*:row-span-2 md:*:grid-rows-subgrid md:*:gap-y-0';

const upright = (span: string): Place => ({ span, shape: 'upright' });
const aligned = (span: string): Place => upright(`${ALIGNED} ${span}`);
const whole = (shape: CourseShape): Place => ({ span: 'md:col-span-12', shape });

/** How a section lays out its courses; a longer list takes its places from the start again. */
const SHELVES = {
  staggered: [
    aligned('md:col-span-7'),
    aligned('md:col-span-5'),
    aligned('md:col-span-5'),
    aligned('md:col-span-7'),
  ],
  led: [
    whole('spread'),
    upright('md:col-span-4'),
    upright('md:col-span-4'),
    upright('md:col-span-4'),
  ],
  falling: [
    upright('md:col-span-12 lg:col-span-6'),
    upright('md:col-span-6 lg:col-span-3'),
    upright('md:col-span-6 lg:col-span-3'),
  ],
  listed: [whole('row')],
} as const satisfies Record<string, readonly Place[]>;

export type Shelf = keyof typeof SHELVES;

interface CourseSectionProps {
  section: { anchor: string; title: string; label: string; lead: string };
  courses: readonly Course[];
  button: string;
  shelf: Shelf;
}

/** One of the page's sections: its courses under its own heading. */
export function CourseSection({ section, courses, button, shelf }: CourseSectionProps) {
  const places: readonly Place[] = SHELVES[shelf];
  return (
    <Section
      room="notebook"
      id={section.anchor}
      heading={{ label: section.label, claim: section.title }}
      aside={<p className="text-text-2">{section.lead}</p>}
      className="pt-0! md:pt-0!"
    >
      <ul className="arrivals columns mt-10 gap-y-12 md:mt-14 md:gap-y-16">
        {courses.map((course, i) => {
          const { span, shape } = places[i % places.length] ?? whole('row');
          return (
            <li key={course.link} className={span}>
              <CourseCard course={course} button={button} shape={shape} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
