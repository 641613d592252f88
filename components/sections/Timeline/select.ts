import type { Content } from '../../../content/schema/collections.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';
import { pastEvents } from '../selectEvents.ts';
import type { Surroundings } from '../view.ts';

/** What was, newest first. */
export const select = (
  _section: SectionOf<'timeline'>,
  { events, site }: Content,
  { now }: Surroundings,
) => ({ events: pastEvents(events, now), visit: site.events.visit });
