import type { Hiring } from '../../../content/schema/pages/hiring.ts';
import { Section } from '../../ui/Section.tsx';

/** Talent levels along an axis of experience. */
export function Levels({ levels }: Pick<Hiring, 'levels'>) {
  return (
    <Section theme="light" id="levels" heading={levels.heading}>
      <ol className="mt-10 grid gap-y-8 border-l border-edge md:mt-14 xl:auto-cols-fr xl:grid-flow-col xl:border-t xl:border-l-0">
        {levels.items.map(({ title, years, text }) => (
          <li
            key={title}
            className="relative pl-6 xl:border-l xl:border-rule xl:pt-6 xl:pr-6 xl:pl-4 xl:first:border-l-0 xl:first:pl-0"
          >
            <span className="label-mono text-signal">{years}</span>
            <h3 className="display-4 mt-1">{title}</h3>
            <p className="mt-2 max-w-[62ch] text-text-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
