import { find } from '../../content/load/publish/records.ts';
import type { Content } from '../../content/schema/collections.ts';
import type { SectionOf } from '../../content/schema/pages.ts';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

/** The benefits that the section names. */
export const select = ({ items }: SectionOf<'hiringBenefits'>, { hiringBenefits }: Content) => ({
  benefits: items.map(({ benefit }) => find(hiringBenefits, benefit)),
});

/** Benefits with icons, which are decorative. */
export function HiringBenefits({
  id,
  section,
  benefits,
}: ViewProps<'hiringBenefits', typeof select>) {
  return (
    <Section theme="light" id={id} heading={section.heading} joined>
      <ul className="arrivals mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
        {benefits.map(({ slug, icon, title, description }) => (
          <li key={slug} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-5">
            <Icon src={icon} />
            <div className="min-w-0">
              <Heading below={1} className="display-4">
                {title}
              </Heading>
              <p className="mt-2 text-text-2">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
