import type { About } from '../../../content/schema/pages/about.ts';
import { Button } from '../../ui/Button.tsx';
import { type Room, Section } from '../../ui/Section.tsx';

interface SegmentProps {
  room: Room;
  id: string;
  segment: About['education'];
}

/** One pillar at length: what it believes, and its parts. */
export function Segment({ room, id, segment }: SegmentProps) {
  const { label, ...link } = segment.action;
  return (
    <Section
      room={room}
      id={id}
      heading={segment.heading}
      className="later [--tall:62rem] md:[--tall:53rem]"
    >
      <div className="columns mt-8 gap-y-10 md:mt-12">
        <div className="md:col-span-5">
          <p className="lead">{segment.text}</p>
          <Button tone={room === 'desk' ? 'act' : 'quiet'} {...link} className="mt-8">
            {label}
          </Button>
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
