import { calendarFile, FEEDS } from '../../components/layout/feeds.ts';
import { CalendarFigure } from '../../components/sections/events/CalendarFigure.tsx';
import { Upcoming } from '../../components/sections/events/Upcoming.tsx';
import { PageHero } from '../../components/sections/PageHero.tsx';
import { island } from '../../components/widgets/island.tsx';
import { Timeline } from '../../components/widgets/Timeline/Timeline.tsx';
import type { EventsProps } from './select.ts';

const TimelineIsland = island('Timeline', 'visible', Timeline, () => ({}));

/** `/events`: what comes, and what happened where, newest first. */
export function EventsPage({ page, upcoming, past }: EventsProps) {
  const events = [...upcoming.toReversed(), ...past];
  return (
    <>
      <PageHero
        theme="light"
        {...page.hero}
        figure={<CalendarFigure events={events} marked={(upcoming[0] ?? past[0])?.slug} />}
      />
      <Upcoming
        page={page}
        events={upcoming}
        calendarFile={calendarFile}
        links={[
          { label: page.subscribe.calendar, href: FEEDS.calendar },
          { label: page.subscribe.feed, href: FEEDS.events },
        ]}
      />
      {past.length > 0 && (
        <TimelineIsland events={past} visit={page.visit} more={page.more} years={page.years} />
      )}
    </>
  );
}
