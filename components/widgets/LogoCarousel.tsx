import type { Logo } from '../../content/schema/logos.ts';

/** The partners' marks. Without script all of them stand in a grid. */
export function LogoCarousel({ logos, label }: { logos: readonly Logo[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3 lg:grid-cols-4"
    >
      {logos.map((logo) => (
        <li key={logo.id}>
          <img
            src={logo.path}
            alt={logo.name}
            width="180"
            height="48"
            loading="lazy"
            decoding="async"
            className="h-12 w-auto max-w-full object-contain object-left"
          />
        </li>
      ))}
    </ul>
  );
}
