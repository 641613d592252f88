import { FEEDS } from '../../components/layout/feeds.ts';
import { CalendarFigure } from '../../components/sections/events/CalendarFigure.tsx';
import { PageHero } from '../../components/sections/PageHero.tsx';
import { Subscribe } from '../../components/sections/Subscribe.tsx';
import { island } from '../../components/widgets/island.tsx';
import { Timeline } from '../../components/widgets/Timeline/Timeline.tsx';
import type { EventsProps } from './select.ts';

const TimelineIsland = island('Timeline', 'visible', Timeline, () => ({}));

/** `/events`: what happened where, newest first. */
export function EventsPage({ page, events }: EventsProps) {
  return (
    <>
      <PageHero
        theme="light"
        {...page.hero}
        action={
          <Subscribe
            links={[
              { label: page.subscribe.calendar, href: FEEDS.calendar },
              { label: page.subscribe.feed, href: FEEDS.events },
            ]}
          />
        }
        figure={<CalendarFigure events={events} />}
      />
      <TimelineIsland events={events} visit={page.visit} />
    </>
  );
}
