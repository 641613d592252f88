import { Footnotes, noteNumber } from '../../ui/Footnotes.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../view.ts';
import { Claim } from './Claim.tsx';

/** Three kinds of house; each figure that is claimed stands drawn beside the words, its source below. */
export function UseCases({ id, section }: ViewProps<'useCases'>) {
  const all = section.cards.flatMap(({ claims }) => claims);
  return (
    <Section theme="dark" id={id} heading={section.heading}>
      <ul className="arrivals mt-10 border-t border-edge md:mt-16">
        {section.cards.map(({ title, text, claims }) => (
          <li key={title} className="border-b border-rule py-8 md:py-12">
            <article className="columns gap-y-8">
              <div className="md:col-span-6 lg:col-span-5">
                <Heading below={1} className="display-3">
                  {title}
                </Heading>
                <p className="prose-measure mt-4 text-text-2">{text}</p>
              </div>
              <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-6 md:col-span-5 md:col-start-8 lg:col-span-7 lg:col-start-6 lg:pl-6">
                {claims.map((claim) => (
                  <li
                    key={`${claim.figure} ${claim.after}`}
                    className="flex flex-col border-l border-rule pl-5"
                  >
                    <Claim claim={claim} section={id} note={noteNumber(all, claim)} />
                  </li>
                ))}
              </ul>
            </article>
          </li>
        ))}
      </ul>
      <Footnotes section={id} items={all} className="mt-6 md:columns-2 lg:columns-3" />
    </Section>
  );
}
