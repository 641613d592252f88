import type { Entry } from '../../../content/schema/collections.ts';
import type { Event } from '../../../content/schema/events.ts';
import { EventEntry } from './EventEntry.tsx';
import './Timeline.css';

interface TimelineProps {
  events: readonly Entry<Event>[];
  /** The words of a link that has none of its own. */
  visit: string;
}

/** All events on one vertical line, newest first. */
export function Timeline({ events, visit }: TimelineProps) {
  return (
    <section aria-label="Timeline" className="wrap pb-20 md:pb-32">
      <ol className="timeline relative border-l border-edge md:ml-[calc((100%+1.5rem)/6)]">
        {events.map((event, i) => (
          <EventEntry
            key={event.slug}
            event={event}
            visit={visit}
            opensYear={event.date.slice(0, 4) !== events[i - 1]?.date.slice(0, 4)}
          />
        ))}
      </ol>
    </section>
  );
}
