import type { Site } from '../../content/schema/site.ts';
import { Button } from '../ui/Button.tsx';

/** Specification 9: the booking widget's heights. */
export const BOOKING_HEIGHT = { widget: 560, container: 600 } as const;

/** The meeting calendar's place, 600 px high from the start, with the plain link in it. */
export function Booking({ booking }: { booking: Site['booking'] }) {
  return (
    <div className="flex h-[600px] flex-col rounded-[4px] border border-edge">
      <div className="flex items-start justify-between gap-4 border-b border-rule p-6">
        <div>
          <h3 className="display-3">{booking.title}</h3>
          <p className="mt-1 text-text-2">{booking.note}</p>
        </div>
        <span className="label-mono shrink-0 rounded-[3px] border border-edge px-2 py-1">
          {booking.duration}
        </span>
      </div>
      <div className="flex flex-1 flex-col items-start justify-end p-6">
        <Button tone="quiet" href={booking.link}>
          {booking.linkLabel}
        </Button>
      </div>
    </div>
  );
}
