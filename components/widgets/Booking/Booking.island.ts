import type { BookedEvent } from '../../../content/schema/bookingProviders.ts';
import type { IslandModule } from '../IslandModule.ts';
import { drawCalendar } from './calendar.ts';

interface BookingProps extends BookedEvent {
  title: string;
}

/** Asks the scheduling service for its calendar, and shows it over the static panel if one comes. */
export const hydrate: IslandModule['hydrate'] = (element, props) => {
  const { title, ...event } = props as BookingProps;
  const panel = element.querySelector<HTMLElement>('[data-booking-panel]');
  const place = element.querySelector<HTMLElement>('[data-booking-calendar]');
  if (!place || !panel) return;

  const leaving = new AbortController();
  const show = (calendar: boolean) => {
    place.classList.toggle('invisible', !calendar);
    panel.classList.toggle('invisible', calendar);
    place.inert = !calendar;
    panel.inert = calendar;
  };
  drawCalendar(place, event, leaving.signal).then(
    (frame) => {
      frame.title ||= title;
      show(true);
    },
    // The panel and its link stand, and the browser has already said what it could not load.
    () => place.replaceChildren(),
  );

  return () => {
    leaving.abort();
    show(false);
    place.replaceChildren();
  };
};
