import type { BookedEvent } from '../../../content/schema/bookingProviders.ts';
import type { IslandModule } from '../island.tsx';
import { drawCalendar } from './calendar.ts';

interface BookingProps extends BookedEvent {
  title: string;
}

/**
 * Shows the scheduling service's calendar over the static panel: immediately, or after a click if the panel has a
 * button. If no calendar loads, the panel stays, with a message.
 */
export const hydrate: IslandModule['hydrate'] = (element, props) => {
  const { title, ...event } = props as BookingProps;
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-booking-${name}]`);
  const panel = part('panel');
  const place = part('calendar');
  const inner = place?.firstElementChild as HTMLElement | null | undefined;
  const button = part('ask')?.querySelector('button');
  if (!place || !panel || !inner) return;

  const leaving = new AbortController();
  const show = (calendar: boolean) => {
    place.classList.toggle('invisible', !calendar);
    panel.classList.toggle('invisible', calendar);
    place.inert = !calendar;
    panel.inert = calendar;
  };
  let hasFailed = false;
  const fail = (failed: boolean) => {
    hasFailed = failed;
    part('failed')?.classList.toggle('invisible', !failed);
    part('note')?.classList.toggle('invisible', failed);
  };
  const draw = () => {
    if (button?.ariaBusy) return;
    if (button) button.ariaBusy = 'true';
    fail(false);
    drawCalendar(inner, event, leaving.signal).then(
      (frame) => {
        frame.title ||= title;
        show(true);
        // The button that had the focus is hidden now.
        if (button) frame.focus();
      },
      () => {
        inner.replaceChildren();
        fail(true);
        if (button) button.ariaBusy = null;
      },
    );
  };
  const { signal } = leaving;
  if (button) button.addEventListener('click', draw, { signal });
  else {
    draw();
    // The service may be available again when a visitor returns.
    const again = () => hasFailed && draw();
    addEventListener('online', again, { signal });
    element.addEventListener('pointerenter', again, { signal });
  }

  return () => {
    leaving.abort();
    show(false);
    inner.replaceChildren();
  };
};
