import { fillIn } from '../../../content/schema/blanks.ts';
import { bookedEvent, calendarWay } from '../../../content/schema/bookingProviders.ts';
import type { Site } from '../../../content/schema/site.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Arrow } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Stretched } from '../../ui/Stretched.tsx';

/** The length of the meeting (specification 7). */
const MEETING_MINUTES = 30;

interface BookingProps {
  site: Site;
  booking: NonNullable<Site['booking']>;
}

/** The props that the page passes to the chunk. */
export const chunkProps = ({ booking }: BookingProps) => ({
  ...bookedEvent(booking.href),
  title: booking.title,
});

/**
 * The container of the scheduling service's calendar, at its final height from the start. Shows what the meeting is for
 * until the calendar has loaded, and a plain link below. Specification 9: the widget is at least 560 px high, its
 * container 600 px.
 */
export function Booking({ site, booking }: BookingProps) {
  const { title, note, duration, agenda, linkLabel, href } = booking;
  const way = calendarWay(booking);
  return (
    <div
      data-booking
      data-print="hide"
      className="flex min-h-[600px] flex-col rounded-[4px] border border-edge [contain:layout]"
    >
      <div className="relative flex min-h-[560px] grow flex-col">
        <div data-booking-panel className="flex grow flex-col">
          <div className="flex flex-wrap items-start justify-between gap-4 border-b border-rule p-4 max-[22rem]:p-3 md:p-6">
            <div className="min-w-0 flex-1 basis-32">
              <Heading below={1} className="display-3">
                {title}
              </Heading>
              {/* Both texts share one grid cell, so that nothing moves when the calendar fails to load. */}
              <div className="mt-1 grid text-text-2 *:[grid-area:1/1]">
                <p data-booking-note>{note}</p>
                {way !== 'link' && (
                  <div role="status">
                    <p data-booking-failed className="invisible text-text">
                      {booking.failed}
                    </p>
                  </div>
                )}
              </div>
            </div>
            <span className="label-mono shrink-0 rounded-[3px] border border-edge px-2 py-1">
              {duration}
            </span>
          </div>
          <div className="relative flex grow flex-col">
            <MinuteAxis />
            <ol className="grid grow auto-rows-fr py-4 ps-16 pe-4 md:py-6 md:ps-24 md:pe-6">
              {agenda.map(({ heading, text }, i) => (
                <li
                  key={heading}
                  className="relative flex flex-col justify-center border-b border-rule py-1 last:border-0 md:py-2"
                >
                  <Minute
                    at={(i * MEETING_MINUTES) / agenda.length}
                    className="top-0 -translate-y-1/2"
                  />
                  {i === agenda.length - 1 && (
                    <Minute at={MEETING_MINUTES} className="bottom-0 translate-y-1/2" />
                  )}
                  <Heading below={2} className="label-italic text-signal">
                    {heading}
                  </Heading>
                  <p className="mt-1 text-pretty text-text-2 max-[22rem]:mt-0 max-[22rem]:text-small max-[22rem]:leading-snug">
                    {text}
                  </p>
                </li>
              ))}
            </ol>
          </div>
          {way === 'asked' && (
            <div
              data-booking-ask
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule p-4 md:px-6 noscript:hidden"
            >
              <p className="max-w-[34ch] text-small text-pretty text-text-2">
                {fillIn(booking.askNote, site)}
              </p>
              <button type="button" className={`${buttonClass('act')} aria-busy:opacity-60`}>
                {booking.askLabel}
              </button>
            </div>
          )}
        </div>
        {way !== 'link' && (
          <div data-booking-calendar inert className="invisible absolute inset-0">
            {/* A child, because the services set styles on the element that they get. */}
            <div className="size-full overflow-auto [&_iframe]:block" />
          </div>
        )}
      </div>
      <Link
        href={href}
        className="group relative flex min-h-[38px] items-center justify-between gap-4 border-t border-edge bg-text px-4 font-semibold max-[22rem]:px-3 max-[22rem]:text-small text-ground transition-colors duration-150 before:absolute before:inset-x-0 before:top-0 before:-bottom-1.5 hover:bg-transparent hover:text-text md:px-6"
      >
        <span>{linkLabel}</span>
        <Arrow
          direction="out"
          className="transition-transform duration-150 group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
        />
      </Link>
    </div>
  );
}

function Minute({ at, className }: { at: number; className: string }) {
  return (
    <span
      className={`label-mono absolute -start-12 bg-ground px-1 text-text-2 md:-start-16 ${className}`}
    >
      {`${at}′`}
    </span>
  );
}

/** A time axis next to the list: a tick per minute, longer at five and ten. */
function MinuteAxis() {
  const ticks = Array.from({ length: MEETING_MINUTES + 1 }, (_, minute) => {
    const length = minute % 10 === 0 ? 10 : minute % 5 === 0 ? 6 : 3.5;
    return `M10 ${minute}h-${length}`;
  });
  return (
    <Stretched
      units={[10, MEETING_MINUTES]}
      className="absolute inset-y-4 start-11 h-[calc(100%-2rem)] w-2.5 overflow-visible [direction:inherit] rtl:-scale-x-100 md:inset-y-6 md:start-17 md:h-[calc(100%-3rem)]"
    >
      <path d={`M10 0v${MEETING_MINUTES}`} className="stroke-text" />
      <path d={ticks.join('')} className="stroke-text" />
    </Stretched>
  );
}
