import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';
import { upcomingEvents } from '../selectEvents.ts';
import type { Surroundings } from '../view.ts';

/** What comes, soonest first. */
export const select = (
  _section: SectionOf<'upcoming'>,
  { events, site }: Content,
  { now }: Surroundings,
) => ({ events: upcomingEvents(events, now), visit: site.events.visit });
