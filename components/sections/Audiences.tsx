import { Heading } from '../ui/Heading.tsx';
import { Section } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

/** The audiences of a service, as a ruled list in two columns. */
export function Audiences({ id, section }: ViewProps<'audiences'>) {
  return (
    <Section theme="light" id={id} heading={section.heading}>
      <ul className="columns mt-10 md:mt-14">
        {section.items.map(({ title, text }) => (
          <li key={title} className="border-t border-rule py-6 md:col-span-6">
            <Heading below={1} className="display-4">
              {title}
            </Heading>
            <p className="prose-measure mt-2 text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
