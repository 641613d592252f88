import type { Enterprise } from '../../../content/schema/pages/enterprise.ts';
import { Footnotes, noteNumber } from '../../ui/Footnotes.tsx';
import { Section } from '../../ui/Section.tsx';
import { Claim } from './Claim.tsx';

const ID = 'use-cases';

/** Three kinds of house; each figure that is claimed stands drawn beside the words, its source below. */
export function UseCases({ useCases }: Pick<Enterprise, 'useCases'>) {
  const all = useCases.cards.flatMap(({ claims }) => claims);
  return (
    <Section theme="dark" id={ID} heading={useCases.heading}>
      <ul className="arrivals mt-10 border-t border-edge md:mt-16">
        {useCases.cards.map(({ title, text, claims }) => (
          <li key={title} className="border-b border-rule py-8 md:py-12">
            <article className="columns gap-y-8">
              <div className="md:col-span-6 lg:col-span-5">
                <h3 className="display-3">{title}</h3>
                <p className="prose-measure mt-4 text-text-2">{text}</p>
              </div>
              <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-6 md:col-span-5 md:col-start-8 lg:col-span-7 lg:col-start-6 lg:pl-6">
                {claims.map((claim) => (
                  <li
                    key={`${claim.figure} ${claim.after}`}
                    className="flex flex-col border-l border-rule pl-5"
                  >
                    <Claim claim={claim} section={ID} note={noteNumber(all, claim)} />
                  </li>
                ))}
              </ul>
            </article>
          </li>
        ))}
      </ul>
      <Footnotes section={ID} items={all} className="mt-6 md:columns-2 lg:columns-3" />
    </Section>
  );
}
