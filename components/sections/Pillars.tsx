import { Heading } from '../ui/Heading.tsx';
import { Section } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

/** Two pillars side by side; stacked at 768 px or less. */
export function Pillars({ id, section }: ViewProps<'pillars'>) {
  return (
    <Section theme="light" id={id} heading={section.heading}>
      <ul className="mt-10 grid grid-cols-1 border-y border-edge min-[48.0625rem]:mt-14 min-[48.0625rem]:grid-cols-2">
        {section.items.map(({ title, text }, i) => (
          <li
            key={title}
            data-theme={i === 1 ? 'dark' : undefined}
            className="py-8 min-[48.0625rem]:px-8 min-[48.0625rem]:py-14 min-[48.0625rem]:first:ps-0 data-theme:px-6 min-[48.0625rem]:data-theme:px-10"
          >
            <Heading below={1} className="display-2">
              {title}
            </Heading>
            <p className="prose-measure mt-4 text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
