import type { Logo } from '../../../content/schema/logos.ts';

/** The partners' marks in one row. */
export function Logos({ logos }: { logos: readonly Logo[] }) {
  return (
    <ul className="flex">
      {logos.map((logo) => (
        <li key={logo.id} className="mr-8 w-44 shrink-0 snap-start">
          <img
            src={logo.path}
            alt={logo.name}
            width="176"
            height="48"
            loading="lazy"
            decoding="async"
            className="h-12 w-44 object-contain object-left"
          />
        </li>
      ))}
    </ul>
  );
}
