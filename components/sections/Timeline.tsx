import {
  EVENTS_A_PAGE,
  eventsOf,
  listedEvents,
  pastEvents,
  withCancelled,
} from '../../content/load/publish/listPages.ts';
import { talksPath } from '../../content/load/publish/talksPath.ts';
import type { Content } from '../../content/schema/collections.ts';
import { isUpcoming } from '../../content/schema/eventTime.ts';
import { Pager } from '../ui/Pager.tsx';
import { useWords } from '../ui/Words.tsx';
import { island } from '../widgets/island.tsx';
import { Timeline as Line } from '../widgets/Timeline/Timeline.tsx';
import type { PageContext, ViewProps } from './view.ts';

/** Past events, newest first. */
export const select = (_: unknown, content: Content, { page, pagerOf, now }: PageContext) => {
  const pager = pagerOf('events');
  const past = pastEvents(content.events, now);
  const upcoming = listedEvents(page, content.events, now).length - past.length;
  const years = new Map<string, (typeof past)[number][]>();
  for (const event of past) {
    const year = event.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), event]);
  }
  const listed = eventsOf(page, content.events, pager.page, now);
  return {
    events: withCancelled(
      listed.filter((event) => !isUpcoming(event, now)),
      content.site.events,
    ),
    visit: content.site.events.visit,
    allYears: Array.from(years, ([year, [first, ...others]]) => {
      const before = upcoming + (first ? past.indexOf(first) : 0);
      const path = talksPath(page.path, Math.floor(before / EVENTS_A_PAGE) + 1);
      return [year, { count: 1 + others.length, path: pager.pages > 1 ? path : '' }] as const;
    }),
    pager,
    /** The last address that begins with upcoming events; 0 without any. */
    lastUpcoming: Math.ceil(upcoming / EVENTS_A_PAGE),
  };
};

const TimelineIsland = island('Timeline', 'visible', Line, () => ({}));

/** Past events, newest first; renders nothing if there are none. */
export function Timeline({
  id,
  section: { years, more },
  events,
  visit,
  allYears,
  pager: { page, pages, base },
  lastUpcoming,
}: ViewProps<'timeline', typeof select>) {
  const words = useWords();
  if (events.length === 0) return null;
  return (
    <div id={id} data-theme="light" className="pb-20 md:pb-32">
      <TimelineIsland events={events} visit={visit} more={more} years={years} allYears={allYears} />
      <div className="wrap">
        <Pager
          label={words.timeline}
          page={page}
          pages={pages}
          hrefOf={(number) => talksPath(base, number) + (number > lastUpcoming ? `#${id}` : '')}
        />
      </div>
    </div>
  );
}
