import type { Home } from '../../../content/schema/pages/home.ts';
import type { Testimonial } from '../../../content/schema/testimonials.ts';
import { Headline } from '../../ui/Headline.tsx';
import { SectionLabel } from '../../ui/Section.tsx';
import { island } from '../../widgets/island.tsx';
import { Testimonials } from '../../widgets/Testimonials/Testimonials.tsx';

const Marquee = island('Testimonials', 'visible', Testimonials, () => ({}));

interface LettersProps {
  heading: Home['testimonials']['heading'];
  rows: readonly (readonly Testimonial[])[];
}

/** What learners write; the rows run the whole width of the window. */
export function Letters({ heading, rows }: LettersProps) {
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-heading"
      className="deferred overflow-x-clip py-16 md:py-24"
    >
      <header className="wrap">
        <div className="border-t border-edge pt-4">
          <SectionLabel theme="light">{heading.label}</SectionLabel>
          <h2 id="testimonials-heading" className="display-2 mt-6">
            <Headline {...heading} apart />
          </h2>
        </div>
      </header>
      <Marquee rows={rows} label={heading.label} />
    </section>
  );
}
