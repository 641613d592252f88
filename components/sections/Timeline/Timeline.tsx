import { island } from '../../widgets/island.tsx';
import { Timeline as Line } from '../../widgets/Timeline/Timeline.tsx';
import type { ViewProps } from '../view.ts';
import type { select } from './select.ts';

const TimelineIsland = island('Timeline', 'visible', Line, () => ({}));

/** The events that were, newest first; nothing while there is none. */
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
