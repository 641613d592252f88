import type { Course } from '../../../content/schema/courses.ts';
import { SectionLabel } from '../../ui/Section.tsx';
import { CourseCard } from '../CourseCard.tsx';

interface CourseSectionProps {
  section: {
    anchor: string;
    title: string;
    label: string;
    lead: string;
    courses: readonly Course[];
  };
  button: string;
  /** Heading at the left or right of the cards, or over a row of them. */
  layout: 'left' | 'right' | 'row';
}

const HEADER = {
  left: 'md:col-span-4 md:sticky md:top-32 md:self-start md:pr-6',
  right: 'md:col-span-4 md:col-start-9 md:row-start-1 md:sticky md:top-32 md:self-start md:pl-6',
  row: 'columns items-end gap-y-4 md:col-span-12',
};

const LIST = {
  left: 'sm:grid-cols-2 md:col-span-8',
  right: 'sm:grid-cols-2 md:col-span-8 md:col-start-1 md:row-start-1',
  row: 'sm:grid-cols-2 md:col-span-12',
};

/** A row takes as many columns as it has cards, four at the most. */
const ROW = { 3: 'md:grid-cols-3', 4: 'lg:grid-cols-4' } as const;

/** One section of courses under its own h2; its anchor leads to it from anywhere. */
export function CourseSection({ section, button, layout }: CourseSectionProps) {
  const { anchor, title, label, lead, courses } = section;
  const isRow = layout === 'row';
  const columns = isRow ? ROW[courses.length % 3 === 0 ? 3 : 4] : '';
  return (
    <section id={anchor} aria-labelledby={`${anchor}-heading`} className="wrap pb-20 md:pb-32">
      <div className="columns gap-y-10 border-t border-edge pt-4 md:gap-y-14">
        <header className={HEADER[layout]}>
          <div className={isRow ? 'md:col-span-7' : ''}>
            <SectionLabel room="notebook">{label}</SectionLabel>
            <h2 id={`${anchor}-heading`} className="display-2 mt-6">
              {title}
            </h2>
          </div>
          <p className={isRow ? 'text-text-2 md:col-span-5' : 'mt-6 max-w-[40ch] text-text-2'}>
            {lead}
          </p>
        </header>
        <ul className={`grid gap-x-6 gap-y-14 ${LIST[layout]} ${columns}`}>
          {courses.map((course) => (
            <li key={course.title} className="min-w-0">
              <CourseCard course={course} button={button} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
