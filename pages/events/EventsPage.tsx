import { CalendarFigure } from '../../components/sections/events/CalendarFigure.tsx';
import { PageHero } from '../../components/sections/PageHero.tsx';
import { Timeline } from '../../components/widgets/Timeline/Timeline.tsx';
import type { EventsProps } from './select.ts';

/** `/events`: what happened in which room, newest first. */
export function EventsPage({ page, events }: EventsProps) {
  return (
    <>
      <PageHero room="notebook" {...page.hero} figure={<CalendarFigure events={events} />} />
      <Timeline events={events} visit={page.visit} />
    </>
  );
}
