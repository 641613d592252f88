import { Arrow } from '../../ui/Arrow.tsx';

interface SectionIndexProps {
  sections: readonly {
    anchor: string;
    title: string;
    label: string;
    courses: readonly unknown[];
  }[];
}

/** The page's contents: where each section is, and how much is in it. */
export function SectionIndex({ sections }: SectionIndexProps) {
  return (
    <nav aria-label="Sections" className="wrap pb-12 md:pb-20">
      <ol className="border-t border-edge">
        {sections.map(({ anchor, title, label, courses }) => (
          <li key={anchor} className="border-b border-rule">
            <a href={`#${anchor}`} className="group columns items-baseline py-4 hover:text-signal">
              <span className="display-3 md:col-span-6">{title}</span>
              <span className="label-italic text-text-2 md:col-span-4">{label}</span>
              <span className="label-mono flex items-center justify-between gap-4 text-text-2 md:col-span-2">
                {courses.length} courses
                <Arrow direction="down" className="text-signal" />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
