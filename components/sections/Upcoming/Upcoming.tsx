import { createElement } from 'react';
import { calendarFile } from '../../../content/load/publish/feeds.ts';
import { eventsOf, withCancelled } from '../../../content/load/publish/listPages.ts';
import { talksPath } from '../../../content/load/publish/talksPath.ts';
import type { Content, Entry } from '../../../content/schema/collections.ts';
import type { Event } from '../../../content/schema/events.ts';
import { endOf, isUpcoming } from '../../../content/schema/eventTime.ts';
import type { SectionOf } from '../../../content/schema/pages.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Subscribe } from '../Subscribe.tsx';
import type { PageContext, ViewProps } from '../view.ts';
import './Upcoming.css';
import { ENDS } from './Upcoming.script.ts';

/** Upcoming events of the address, soonest first, and the pager if no past events follow them there. */
export const select = (
  _section: unknown,
  { events, site }: Content,
  { page, pagerOf, now }: PageContext,
) => {
  const pager = pagerOf('events');
  const listed = eventsOf(page, events, pager.page, now);
  const upcoming = listed.filter((event) => isUpcoming(event, now));
  return {
    events: withCancelled(upcoming, site.events),
    visit: site.events.visit,
    isEmpty: upcoming.length === 0 && pager.page > 1,
    pager: upcoming.length > 0 && upcoming.length === listed.length ? pager : undefined,
  };
};

/** Columns in line with the entries of the timeline. */
const BESIDE_DATES = 'md:col-span-8 md:col-start-5 lg:col-span-9 lg:col-start-4';

/**
 * Upcoming events; if there are none, a text and links for announcements. Renders nothing on a further address that has
 * only past events.
 */
export function Upcoming({
  id,
  section: upcoming,
  events,
  visit,
  isEmpty,
  pager,
}: ViewProps<'upcoming', typeof select>) {
  if (isEmpty) return null;
  return (
    <section
      id={id}
      data-theme="light"
      aria-label={upcoming.headline.roman}
      className={`upcoming flush ruled ${events.length > 0 ? '' : 'print:hidden'}`}
    >
      <div className="wrap pb-16 md:pb-24">
        <div className="border-t border-edge pt-5 md:pt-6">
          {events.length > 0 && (
            <div className="upcoming-some">
              <Heading className="display-2" headline={upcoming.headline} />
              <ol className="mt-6 md:mt-8">
                {events.map((event) => (
                  <UpcomingEvent key={event.slug} event={event} section={upcoming} visit={visit} />
                ))}
              </ol>
              <div className="columns border-t border-rule pt-4 print:hidden">
                <div className={BESIDE_DATES}>
                  <Subscribe links={upcoming.subscribe} />
                </div>
              </div>
            </div>
          )}
          <div className="upcoming-none columns gap-y-4">
            <Heading className="display-3 md:col-span-6" headline={upcoming.none.headline} />
            <div className="flex flex-col items-start gap-5 md:col-span-6 md:row-span-2">
              <p className="prose-measure text-text-2">{upcoming.none.text}</p>
              <Button tone="quiet" {...upcoming.none.action} />
            </div>
            <div className="self-end md:col-span-6">
              <Subscribe links={upcoming.subscribe} />
            </div>
          </div>
        </div>
        {pager && (
          <div className="mt-16">
            <Pager
              {...pager}
              label={upcoming.headline.roman}
              hrefOf={(number) => talksPath(pager.base, number)}
            />
          </div>
        )}
      </div>
    </section>
  );
}

interface UpcomingEventProps {
  event: Entry<Event>;
  section: SectionOf<'upcoming'>;
  /** The text of a link without its own. */
  visit: string;
}

/** One upcoming event: date, title, place, text and links. */
function UpcomingEvent({ event, section: upcoming, visit }: UpcomingEventProps) {
  const { slug, title, date, dates, starts, ends, place, register, link, linkLabel, body } = event;
  const about = <span className="sr-only">: {title}</span>;
  return (
    <li id={slug} className="upcoming-event columns gap-y-5 border-t border-rule py-6 md:py-8">
      {createElement(ENDS, { at: endOf(event), class: 'hidden' })}
      <p className="md:col-span-4 lg:col-span-3">
        <time dateTime={date} className="display-4 block">
          {dates}
        </time>
        {starts && (
          <span className="label-mono mt-2 block text-text-2">
            {starts}–{ends} {upcoming.zone}
          </span>
        )}
      </p>
      <div className="md:col-span-8 lg:col-span-6">
        <Heading below={1} className="display-3 max-w-[26ch]">
          {title}
        </Heading>
        {place && <p className="label-mono mt-3 text-text">{place}</p>}
        <div className="prose-measure mt-4 flex flex-col gap-4 text-text-2">
          <RichText body={body} below={2} />
        </div>
      </div>
      <div className="flex flex-col items-start gap-1 md:max-lg:col-span-8 md:max-lg:col-start-5 lg:col-span-3 lg:items-end">
        {register && (
          <Button
            tone="act"
            href={register}
            label={upcoming.register}
            className="print:bg-transparent!"
          >
            {about}
          </Button>
        )}
        <Button
          tone="line"
          href={calendarFile(slug)}
          label={upcoming.calendar}
          className="print:hidden!"
        >
          {about}
        </Button>
        {link && <Button tone="line" href={link} label={linkLabel ?? visit} />}
      </div>
    </li>
  );
}
