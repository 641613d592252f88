import type { Entry } from '../../../content/schema/collections.ts';
import type { HiringBenefit } from '../../../content/schema/hiringBenefits.ts';
import type { Hiring } from '../../../content/schema/pages/hiring.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';

interface BenefitsProps {
  heading: Hiring['benefits']['heading'];
  benefits: readonly Entry<HiringBenefit>[];
}

/** What comes with every search; the icon decorates the title. */
export function Benefits({ heading, benefits }: BenefitsProps) {
  return (
    <Section theme="light" id="benefits" heading={heading} className="pt-0!">
      <ul className="arrivals mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
        {benefits.map(({ slug, icon, title, description }) => (
          <li key={slug} className="grid grid-cols-[3rem_1fr] gap-x-5">
            <Icon src={icon} />
            <div className="min-w-0">
              <h3 className="display-4">{title}</h3>
              <p className="mt-2 text-text-2">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
