import { Heading } from '../ui/Heading.tsx';
import { Numeral } from '../ui/Numeral.tsx';
import { Section } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

/** Reasons to partner, numbered as clauses. */
export function Reasons({ id, section }: ViewProps<'reasons'>) {
  return (
    <Section theme="light" id={id} heading={section.heading} joined>
      <ol className="mt-10 md:mt-14">
        {section.items.map(({ title, text }, i) => (
          <li key={title} className="columns gap-y-2 border-t border-rule py-6 last:border-b">
            <Numeral of={i} className="pt-1 md:col-span-1" />
            <Heading below={1} className="display-3 md:col-span-5">
              {title}
            </Heading>
            <p className="prose-measure text-text-2 md:col-span-6">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
