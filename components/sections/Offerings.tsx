import type { SectionOf } from '../../content/schema/pages.ts';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

// Lines connect each product to the icon above it, as in a tree of folders.
const BRANCH =
  'not-first:sm:before:absolute not-first:sm:before:top-0 not-first:sm:before:start-0 not-first:sm:before:h-12 not-first:sm:before:w-7 not-first:sm:before:border-b not-first:sm:before:border-s not-first:sm:before:border-edge not-last:sm:after:absolute not-last:sm:after:top-20 not-last:sm:after:bottom-0 not-last:sm:after:start-16 not-last:sm:after:border-s not-last:sm:after:border-edge';
const DEPTHS = ['', 'sm:ms-16', 'sm:ms-32'] as const;

/** The products: single parts, and the suite in a frame. */
export function Offerings({ id, section }: ViewProps<'offerings'>) {
  return (
    <Section theme="dark" id={id} heading={section.heading} joined>
      <ul className="arrivals columns mt-10 gap-y-10 md:mt-16">
        {section.cards.map(({ title, text, icon }) => (
          <li key={title} className="border-t border-edge pt-6 md:col-span-4">
            <Icon src={icon} />
            <Heading below={1} className="display-4 mt-5">
              {title}
            </Heading>
            <p className="mt-2 text-text-2">{text}</p>
          </li>
        ))}
      </ul>
      {section.suite && <Suite suite={section.suite} />}
    </Section>
  );
}

/** The suite: three products, each nested in the one before. */
function Suite({ suite }: { suite: NonNullable<SectionOf<'offerings'>['suite']> }) {
  return (
    <article className="columns mt-14 gap-y-8 rounded-[4px] border border-edge bg-panel p-6 md:mt-20 md:p-10">
      <div className="md:col-span-12 lg:col-span-4">
        <Heading below={1} className="display-2">
          {suite.title}
        </Heading>
        <p className="prose-measure mt-4 text-text-2">{suite.text}</p>
      </div>
      <ul className="md:col-span-12 lg:col-span-7 lg:col-start-6">
        {suite.products.map(({ name, text, icon }, i) => (
          <li
            key={name}
            className={`relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-5 pt-6 sm:ps-10 ${BRANCH} ${DEPTHS[i] ?? ''}`}
          >
            <Icon src={icon} />
            <div className="pt-1">
              <Heading below={2} className="display-3">
                {name}
              </Heading>
              <p className="prose-measure mt-2 text-text-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}
