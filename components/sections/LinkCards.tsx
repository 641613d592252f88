import { Arrow } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Section } from '../ui/Section.tsx';
import type { ViewProps } from './view.ts';

/** Cards, each of which is a link. */
export function LinkCards({ id, section }: ViewProps<'linkCards'>) {
  return (
    <Section theme="light" id={id} heading={section.heading}>
      <ul className="arrivals mt-10 grid border-t border-s border-rule sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
        {section.cards.map(({ title, text, href }) => (
          <li key={title} className="min-w-0 border-e border-b border-rule">
            <Link
              href={href}
              className="group flex h-full flex-col p-6 transition-colors hover:bg-panel"
            >
              <span className="display-4 flex items-baseline justify-between gap-4">
                <span className="min-w-0">{title}</span>
                <Arrow direction={href.startsWith('/') ? 'right' : 'out'} className="text-signal" />
              </span>
              <span className="mt-2 text-text-2">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
