import type { Testimonial } from '../../../content/schema/testimonials.ts';
import { Picture } from '../../ui/Picture.tsx';

/** What one person wrote. */
export function Letter({ testimonial }: { testimonial: Testimonial }) {
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
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="label-mono text-text-2">
            {username}
            {employer && `, ${employer}`}
          </span>
          {outcome && <span className="block text-small text-data-text">{outcome}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
