import type { SectionOf } from '../../content/schema/pages.ts';
import { Section } from '../ui/Section.tsx';
import { spanSizes } from '../ui/spanSizes.ts';
import { CourseCard, type CourseShape, type select } from './CourseCard.tsx';
import type { ViewProps } from './view.ts';

export { select } from './CourseCard.tsx';

interface CardSpan {
  span: string;
  shape: CourseShape;
  /** `sizes` of the picture there. */
  sizes: string;
}

// Cards of one row share two tracks, so that their captions are aligned whatever their widths.
const ALIGNED =
  'md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0 md:*:row-span-2 md:*:grid-rows-subgrid md:*:gap-y-0';

/** Literal classes, because Tailwind looks for them in the source. */
const SPANS = {
  3: 'md:col-span-6 lg:col-span-3',
  4: 'md:col-span-4',
  5: 'md:col-span-5',
  6: 'md:col-span-12 lg:col-span-6',
  7: 'md:col-span-7',
};
/** The columns of the narrower cards below the breakpoint `lg`. */
const BELOW: Record<number, number> = { 3: 6, 6: 12 };

const upright = (columns: keyof typeof SPANS): CardSpan => ({
  span: SPANS[columns],
  shape: 'upright',
  sizes: spanSizes({ md: BELOW[columns] ?? columns, lg: columns }),
});
const aligned = (columns: 5 | 7): CardSpan => {
  const place = upright(columns);
  return { ...place, span: `${ALIGNED} ${place.span}` };
};
const whole = (shape: CourseShape, picture: number): CardSpan => ({
  span: 'md:col-span-12',
  shape,
  sizes: spanSizes({ md: picture }),
});

const LISTED = whole('row', 4);

/** The layouts of courses; a list with more courses than spans repeats the spans. */
const LAYOUTS = {
  staggered: [aligned(7), aligned(5), aligned(5), aligned(7)],
  led: [whole('spread', 7), upright(4), upright(4), upright(4)],
  falling: [upright(6), upright(3), upright(3)],
  listed: [LISTED],
} as const satisfies Record<SectionOf<'courseSection'>['layout'], readonly CardSpan[]>;

/** A section of courses under its own heading. */
export function CourseSection({ id, section, courses }: ViewProps<'courseSection', typeof select>) {
  const places: readonly CardSpan[] = LAYOUTS[section.layout];
  return (
    <Section
      theme="light"
      id={id}
      heading={{ label: section.label, roman: section.title }}
      aside={section.lead}
      joined
    >
      <ul className="arrivals columns mt-10 gap-y-12 md:mt-14 md:gap-y-16">
        {courses.map((course, i) => {
          const { span, ...place } = places[i % places.length] ?? LISTED;
          return (
            <li key={course.slug} className={span}>
              <CourseCard course={course} {...place} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
