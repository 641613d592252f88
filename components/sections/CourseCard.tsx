import type { Course } from '../../content/schema/courses.ts';
import { Button } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';

/** A course: its picture as a numbered figure, its measure, and where to get it. */
export function CourseCard({ course, button }: { course: Course; button: string }) {
  return (
    <article className="flex h-full flex-col">
      <figure className="mb-5">
        <Picture
          src={course.path}
          alt={course.alt}
          focus={course.focus}
          ratio="4:3"
          sizes="(width >= 80rem) 384px, (width >= 48rem) 33vw, 90vw"
          className="rounded-[4px] border border-edge"
        />
        <figcaption className="label-mono flex flex-wrap items-baseline gap-x-3 border-b border-rule py-3 text-text-2">
          <span className="figure-number text-signal" />
          <span>{course.provider}</span>
          <span className="ml-auto">{course.measure}</span>
        </figcaption>
      </figure>
      <h3 className="display-4">{course.title}</h3>
      <p className="mt-2 mb-3 text-text-2">{course.description}</p>
      <Button tone="line" href={course.link} className="mt-auto self-start">
        {button}
        <span className="sr-only">: {course.title}</span>
      </Button>
    </article>
  );
}
