import type { Enterprise } from '../../../content/schema/pages/enterprise.ts';
import { Section } from '../../ui/Section.tsx';

/** Four benefits in a ruled cross. */
export function Benefits({ benefits }: Pick<Enterprise, 'benefits'>) {
  return (
    <Section room="desk" id="benefits" heading={benefits.heading} className="pt-0!">
      <ul className="mt-10 grid border-t border-rule md:mt-16 md:grid-cols-2">
        {benefits.cards.map(({ title, text }) => (
          <li
            key={title}
            className="border-b border-rule py-8 md:odd:pr-10 md:even:border-l md:even:pl-10"
          >
            <h3 className="display-3">{title}</h3>
            <p className="prose-measure mt-3 text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
