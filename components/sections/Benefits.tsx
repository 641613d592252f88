import { Heading } from '../ui/Heading.tsx';
import { Section } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

/** Columns of the cells: 7 and 5 in one row, 5 and 7 in the next. */
const CELLS = [
  'md:col-span-7 md:pe-10',
  'md:col-span-5 md:border-s md:ps-8',
  'md:col-span-5 md:pe-8',
  'md:col-span-7 md:border-s md:ps-8',
] as const;

/** Benefits in a ruled four-way grid. */
export function Benefits({ id, section }: ViewProps<'benefits'>) {
  return (
    <Section theme="dark" id={id} heading={section.heading} joined>
      <ul className="arrivals columns mt-10 gap-x-0! border-t border-edge md:mt-16">
        {section.cards.map(({ title, text }, i) => (
          <li
            key={title}
            className={`border-b border-rule py-8 md:py-10 ${CELLS[i % CELLS.length]}`}
          >
            <Heading below={1} className="display-3">
              {title}
            </Heading>
            <p className="prose-measure mt-3 text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
