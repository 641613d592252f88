import type { Enterprise } from '../../../content/schema/pages/enterprise.ts';
import { Section } from '../../ui/Section.tsx';

/** 7/5, then 5/7: the rule between two columns moves with the row. */
const CELLS = [
  'md:col-span-7 md:pr-10',
  'md:col-span-5 md:border-l md:pl-8',
  'md:col-span-5 md:pr-8',
  'md:col-span-7 md:border-l md:pl-8',
] as const;

/** Four benefits in a ruled cross. */
export function Benefits({ benefits }: Pick<Enterprise, 'benefits'>) {
  return (
    <Section theme="dark" id="benefits" heading={benefits.heading} className="pt-0!">
      <ul className="arrivals columns mt-10 gap-x-0! border-t border-edge md:mt-16">
        {benefits.cards.map(({ title, text }, i) => (
          <li
            key={title}
            className={`border-b border-rule py-8 md:py-10 ${CELLS[i % CELLS.length]}`}
          >
            <h3 className="display-3">{title}</h3>
            <p className="prose-measure mt-3 text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
