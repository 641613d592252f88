import type { Testimonial } from '../../content/schema/testimonials.ts';
import { Picture } from '../ui/Picture.tsx';

/** Two rows of letters. Without script a row scrolls under the hand. */
export function Testimonials({ rows }: { rows: readonly (readonly Testimonial[])[] }) {
  return (
    <div className="mt-12 flex flex-col gap-6">
      {rows.map((row, i) => (
        <ul
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          key={i}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller without script needs the keyboard
          tabIndex={0}
          className="relative flex gap-6 overflow-x-auto px-[max(1.25rem,calc((100vw-75rem)/2))]"
        >
          {row.map((testimonial, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one person may stand twice in a row
            <li key={n} className="w-80 shrink-0 md:w-[26rem]">
              <Letter testimonial={testimonial} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** What one person wrote. */
export function Letter({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className="flex h-full flex-col justify-between gap-6 rounded-[4px] border border-rule bg-ground p-6">
      <blockquote className="display-4">
        <p>{testimonial.body}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <Picture
          src={testimonial.img}
          alt={testimonial.alt}
          ratio="1:1"
          sizes="48px"
          className="w-12! rounded-[3px] border border-edge"
        />
        <span>
          <span className="block font-semibold">{testimonial.name}</span>
          <span className="label-mono text-text-2">{testimonial.username}</span>
        </span>
      </figcaption>
    </figure>
  );
}
