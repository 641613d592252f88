import type { About } from '../../../content/schema/pages/about.ts';
import { Button } from '../../ui/Button.tsx';
import { Section, type SectionHeading, type Theme } from '../../ui/Section.tsx';

interface SegmentProps {
  theme: Theme;
  id: string;
  segment: Omit<About['education'], 'heading'> & { heading: SectionHeading };
}

/** One pillar at length: what it believes, and its parts. */
export function Segment({ theme, id, segment }: SegmentProps) {
  return (
    <Section theme={theme} id={id} heading={segment.heading}>
      <div className="columns mt-8 gap-y-10 md:mt-12">
        <div className="md:col-span-5">
          <p className="lead">{segment.text}</p>
          <Button tone={theme === 'dark' ? 'act' : 'quiet'} {...segment.action} className="mt-8" />
        </div>
        <ul className="md:col-span-6 md:col-start-7">
          {segment.items.map(({ title, text }) => (
            <li key={title} className="border-t border-rule py-5 last:border-b">
              <h3 className="display-4">{title}</h3>
              <p className="mt-1 text-text-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
