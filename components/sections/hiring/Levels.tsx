import type { Hiring } from '../../../content/schema/pages/hiring.ts';
import { Section } from '../../ui/Section.tsx';

/** Talent levels along an axis of experience. */
export function Levels({ levels }: Pick<Hiring, 'levels'>) {
  return (
    <Section theme="light" id="levels" heading={levels.heading}>
      <ol className="mt-10 grid gap-y-8 border-l border-edge md:mt-14 md:auto-cols-fr md:grid-flow-col md:border-t md:border-l-0">
        {levels.items.map(({ title, years, text }) => (
          <li
            key={title}
            className="relative pl-6 md:border-l md:border-rule md:pt-6 md:pr-6 md:pl-4 md:first:border-l-0 md:first:pl-0"
          >
            <span className="label-mono text-signal">{years}</span>
            <h3 className="display-4 mt-1">{title}</h3>
            <p className="mt-2 text-text-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
