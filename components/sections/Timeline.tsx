import type { Content } from '../../content/schema/collections.ts';
import type { SectionOf } from '../../content/schema/pages.ts';
import { island } from '../widgets/island.tsx';
import { Timeline as Line } from '../widgets/Timeline/Timeline.tsx';
import { pastEvents, withCancelled } from './selectEvents.ts';
import type { Surroundings, ViewProps } from './view.ts';

/** Past events, newest first. */
export const select = (
  _section: SectionOf<'timeline'>,
  { events, site }: Content,
  { now }: Surroundings,
) => ({ events: withCancelled(pastEvents(events, now), site.events), visit: site.events.visit });

const TimelineIsland = island('Timeline', 'visible', Line, () => ({}));

/** Past events, newest first; nothing if there are none. */
export function Timeline({
  id,
  section: { years, more },
  events,
  visit,
}: ViewProps<'timeline', ReturnType<typeof select>>) {
  if (events.length === 0) return null;
  return (
    <div id={id} data-theme="light">
      <TimelineIsland events={events} visit={visit} more={more} years={years} />
    </div>
  );
}
