import type { Hiring } from '../../../content/schema/pages/hiring.ts';
import { Section } from '../../ui/Section.tsx';

/** Reasons to partner, numbered as clauses. */
export function Reasons({ reasons }: Pick<Hiring, 'reasons'>) {
  return (
    <Section theme="light" id="reasons" heading={reasons.heading} className="pt-0!">
      <ol className="mt-10 md:mt-14">
        {reasons.items.map(({ title, text }, i) => (
          <li key={title} className="columns gap-y-2 border-t border-rule py-6 last:border-b">
            <span className="label-mono pt-1 text-text-3 md:col-span-1">
              {String(i + 1).padStart(2, '0')}
            </span>
            <h3 className="display-3 md:col-span-5">{title}</h3>
            <p className="prose-measure text-text-2 md:col-span-6">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
