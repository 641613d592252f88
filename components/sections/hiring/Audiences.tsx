import type { Hiring } from '../../../content/schema/pages/hiring.ts';
import { Section } from '../../ui/Section.tsx';

/** Whom the service recruits for, as a ruled list in two columns. */
export function Audiences({ audiences }: Pick<Hiring, 'audiences'>) {
  return (
    <Section theme="light" id="audiences" heading={audiences.heading}>
      <ul className="columns mt-10 md:mt-14">
        {audiences.items.map(({ title, text }) => (
          <li key={title} className="border-t border-rule py-6 md:col-span-6">
            <h3 className="display-4">{title}</h3>
            <p className="prose-measure mt-2 text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
