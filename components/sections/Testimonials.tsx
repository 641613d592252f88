import { find } from '../../content/load/publish/records.ts';
import type { Content } from '../../content/schema/collections.ts';
import type { SectionOf } from '../../content/schema/pages.ts';
import { Heading } from '../ui/Heading.tsx';
import { Band, SectionLabel } from '../ui/Section.tsx';
import { island } from '../widgets/island.tsx';
import { Testimonials as Rows } from '../widgets/Testimonials/Testimonials.tsx';
import type { ViewProps } from './view.ts';

/** The testimonials of both rows. */
export const select = (
  { first, second }: SectionOf<'testimonials'>,
  { testimonials }: Content,
) => ({
  rows: [first, second].map((row) => row.map(({ testimonial }) => find(testimonials, testimonial))),
});

const Marquee = island('Testimonials', 'visible', Rows, () => ({}));

/** Testimonials in two rows as wide as the window. */
export function Testimonials({
  id,
  section: { heading },
  rows,
}: ViewProps<'testimonials', typeof select>) {
  return (
    <Band id={id} theme="light" className="overflow-x-clip py-16 md:py-24">
      <header className="wrap">
        <div className="border-t border-edge pt-4">
          <SectionLabel theme="light">{heading.label}</SectionLabel>
          <Heading id={`${id}-heading`} className="display-2 mt-6" headline={heading} />
        </div>
      </header>
      <Marquee rows={rows} label={heading.label} />
    </Band>
  );
}
