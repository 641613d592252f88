import { find } from '../../content/load/publish/records.ts';
import type { Content } from '../../content/schema/collections.ts';
import { dayText, endOfDay } from '../../content/schema/datetime.ts';
import { localeOf } from '../../content/schema/locale.ts';
import { Button } from '../ui/Button.tsx';
import { FigureNumber } from '../ui/FigureCaption.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Picture } from '../ui/Picture.tsx';
import type { PageContext } from './view.ts';

/**
 * A course as a card shows it: with the label of its button and the facts that it has. A past date is left out.
 * @param name the reference of a record: `content/courses/….json`
 */
function selectCourse(content: Content, name: string, now: number) {
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

type ShownCourse = ReturnType<typeof selectCourse>;

/** Layouts of a card: text below the picture, text next to a large picture, or a row of a list. */
const FITS = {
  upright: {
    article: 'grid h-full grid-rows-[auto_1fr] content-start',
    plate: 'self-end',
    words: 'pt-5',
    title: 'display-4 @md:display-3',
  },
  spread: {
    article: 'columns',
    plate: 'md:col-span-7',
    words: 'max-md:pt-5 md:col-span-5 md:self-center md:ps-6 lg:ps-12',
    title: 'display-4 @xs:display-3',
  },
  row: {
    article: 'columns border-t border-rule pt-6',
    plate: 'md:col-span-4',
    words: 'max-md:pt-5 md:col-span-8 lg:col-span-7 lg:col-start-6',
    title: 'display-3',
  },
};

export type CourseShape = keyof typeof FITS;

interface CourseCardProps {
  course: ShownCourse;
  shape?: CourseShape;
  /** `sizes` of its picture. */
  sizes: string;
}

/** A course: its picture as a numbered figure, its size, the facts that it has, and the link to it. */
export function CourseCard({ course, shape = 'upright', sizes }: CourseCardProps) {
  const fit = FITS[shape];
  return (
    <article className={fit.article}>
      <figure className={fit.plate}>
        <Picture
          src={course.path}
          alt={course.alt ?? ''}
          focus={course.focus}
          ratio="4:3"
          sizes={sizes}
          className="rounded-[4px] border border-edge"
        />
        <figcaption className="label-mono flex flex-wrap items-baseline gap-x-3 border-b border-rule py-3 text-text-2">
          <FigureNumber />
          {course.provider && <span>{course.provider}</span>}
          {course.measure && <span className="ms-auto">{course.measure}</span>}
        </figcaption>
      </figure>
      <div className={`@container flex flex-col ${fit.words}`}>
        <Heading below={1} className={fit.title}>
          {course.title}
        </Heading>
        <p className="prose-measure mt-2 mb-3 text-text-2">{course.description}</p>
        {course.facts.length > 0 && (
          <dl className="mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-y border-rule py-2 text-small">
            {course.facts.map(({ label, value }) => (
              <div key={label} className="col-span-2 grid grid-cols-subgrid items-baseline py-1">
                <dt className="label-mono text-text-2">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Button
          tone="line"
          href={course.link}
          label={course.button}
          className={`self-start ${shape === 'upright' ? 'mt-auto' : ''}`}
        >
          <span className="sr-only">: {course.title}</span>
        </Button>
      </div>
    </article>
  );
}
