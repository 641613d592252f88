import { fill } from '../../../content/schema/fill.ts';
import type { Testimonial } from '../../../content/schema/testimonials.ts';
import { useNumber } from '../../ui/Language.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useWords } from '../../ui/Words.tsx';
import { MotionButton } from '../motion/MotionButton.tsx';
import './Testimonials.css';

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { body, img, alt, name, username, employer, outcome } = testimonial;
  return (
    <figure className="flex h-full flex-col justify-between gap-6 rounded-[4px] border border-rule bg-ground p-6">
      <blockquote className="display-4">
        <p>{body}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <Picture
          src={img}
          alt={alt}
          ratio="1:1"
          sizes="48px"
          className="w-12! rounded-[3px] border border-edge"
        />
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          <span className="label-mono text-text-2">
            <bdi>{username}</bdi>
            {employer && `, ${employer}`}
          </span>
          {outcome && <span className="block text-small text-data-text">{outcome}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

interface TestimonialsProps {
  /** Every second row moves in the other direction. */
  rows: readonly (readonly Testimonial[])[];
  /** The rows' name for assistive technology. */
  label: string;
}

/** Rows of testimonials. Without script and while stopped, a row can be scrolled; the island moves them. */
export function Testimonials({ rows, label }: TestimonialsProps) {
  const words = useWords();
  const number = useNumber();
  return (
    <div className="flex flex-col">
      <div className="wrap flex justify-end pb-4 md:-mt-11 md:pb-8">
        <MotionButton
          wanted
          pause={words.pauseLetters}
          play={words.playLetters}
          className="invisible"
        />
      </div>
      <div data-rows className="flex flex-col gap-6">
        {rows.map((row, i) => (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            key={i}
            aria-label={`${label}, ${fill(words.placeOf, { place: number(i + 1), count: number(rows.length) })}`}
            data-reverse={i % 2 === 1 ? '' : undefined}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller needs the keyboard
            tabIndex={0}
            className="overflow-x-auto overscroll-x-contain px-[max(1.25rem,5vw,(100vw-75rem)/2)] [scrollbar-width:none]"
          >
            <div className="relative flex w-max gap-[var(--marquee-gap)] [--marquee-gap:1.5rem]">
              <ul className="flex gap-[var(--marquee-gap)]">
                {row.map((testimonial, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one person may be twice in a row
                  <li key={n} className="w-[min(22rem,82vw)] shrink-0 md:w-[27rem]">
                    <TestimonialCard testimonial={testimonial} />
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
