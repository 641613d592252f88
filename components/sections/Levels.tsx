import { Heading } from '../ui/Heading.tsx';
import { Section } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

/** Talent levels along an axis of experience. */
export function Levels({ id, section }: ViewProps<'levels'>) {
  return (
    <Section theme="light" id={id} heading={section.heading}>
      <ol className="mt-10 grid grid-cols-1 gap-y-8 border-s border-edge md:mt-14 xl:auto-cols-fr xl:grid-flow-col xl:border-t xl:border-s-0">
        {section.items.map(({ title, years, text }) => (
          <li
            key={title}
            className="relative ps-6 xl:border-s xl:border-rule xl:pt-6 xl:pe-6 xl:ps-4 xl:first:border-s-0 xl:first:ps-0"
          >
            <span className="label-mono text-signal">{years}</span>
            <Heading below={1} className="display-4 mt-1">
              {title}
            </Heading>
            <p className="mt-2 max-w-[62ch] text-text-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
