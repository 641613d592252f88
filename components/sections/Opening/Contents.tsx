import { Arrow } from '../../ui/Arrow.tsx';
import { Link } from '../../ui/Link.tsx';
import { useWords } from '../../ui/Words.tsx';

interface ContentsProps {
  sections: readonly { anchor: string; title: string; count: number }[];
}

/** The page's own table of contents: where each section starts, and how many courses it has. */
export function Contents({ sections }: ContentsProps) {
  return (
    <nav aria-label={useWords().courses}>
      <ol className="border-t border-edge">
        {sections.map(({ anchor, title, count }) => (
          <li key={anchor} className="border-b border-rule">
            <Link
              href={`#${anchor}`}
              className="group target w-full items-baseline gap-3 py-2.5 hover:text-signal"
            >
              <span className="display-4">{title}</span>
              <span className="label-mono ml-auto text-text-2">{count}</span>
              <Arrow
                direction="down"
                className="self-center text-signal transition-transform duration-150 group-hover:translate-y-0.5"
              />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
