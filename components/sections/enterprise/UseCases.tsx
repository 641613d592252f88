import type { Enterprise } from '../../../content/schema/pages/enterprise.ts';
import { Section } from '../../ui/Section.tsx';
import { Claim } from './Claim.tsx';

/** Three kinds of house; each figure that is claimed stands drawn beside the words. */
export function UseCases({ useCases }: Pick<Enterprise, 'useCases'>) {
  return (
    <Section room="desk" id="use-cases" heading={useCases.heading}>
      <ul className="mt-10 border-t border-rule md:mt-16">
        {useCases.cards.map(({ title, text, claims }) => (
          <li key={title} className="columns gap-y-5 border-b border-rule py-8 md:py-10">
            <h3 className="display-3 md:col-span-3">{title}</h3>
            <p className="text-text-2 md:col-span-4">{text}</p>
            <ul className="grid gap-y-5 md:col-span-4 md:col-start-9">
              {claims.map((claim) => (
                <li key={claim.figure}>
                  <Claim claim={claim} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
