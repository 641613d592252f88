import type { BookedEvent } from '../../../content/schema/bookingProviders.ts';
import type { IslandModule } from '../IslandModule.ts';
import { drawCalendar } from './calendar.ts';

interface BookingProps extends BookedEvent {
  title: string;
}

/**
 * Has the scheduling service show its calendar over the static panel: at once, or where the panel
 * asks first, after a click on its button. Where none comes the panel stands, and says so.
 */
export const hydrate: IslandModule['hydrate'] = (element, props) => {
  const { title, ...event } = props as BookingProps;
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-booking-${name}]`);
  const panel = part('panel');
  const place = part('calendar');
  const inner = place?.firstElementChild as HTMLElement | null | undefined;
  const failed = part('failed');
  const button = part('ask')?.querySelector('button');
  if (!place || !panel || !inner) return;

  const leaving = new AbortController();
  const show = (calendar: boolean) => {
    place.classList.toggle('invisible', !calendar);
    panel.classList.toggle('invisible', calendar);
    place.inert = !calendar;
    panel.inert = calendar;
  };
  const draw = () => {
    if (button?.ariaBusy) return;
    if (button) button.ariaBusy = 'true';
    if (failed) failed.hidden = true;
    drawCalendar(inner, event, leaving.signal).then(
      (frame) => {
        frame.title ||= title;
        show(true);
        // Whoever pressed the button, which is hidden now, goes on from here.
        if (button) frame.focus();
      },
      () => {
        inner.replaceChildren();
        if (failed) failed.hidden = false;
        if (button) button.ariaBusy = null;
      },
    );
  };
  if (button) button.addEventListener('click', draw, { signal: leaving.signal });
  else draw();

  return () => {
    leaving.abort();
    show(false);
    inner.replaceChildren();
  };
};
