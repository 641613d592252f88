// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BOOKING_PROVIDERS,
  type BookingProvider,
} from '../../../content/schema/bookingProviders.ts';

const PATH = 'desk/30min';

let place: HTMLElement;

/** A new widget, without memory of the scripts on the page. */
async function draw(provider: BookingProvider) {
  const { drawCalendar } = await import('../../../components/widgets/Booking/calendar.ts');
  return drawCalendar(place, { provider, path: PATH }, new AbortController().signal);
}

const scripts = () => [...document.querySelectorAll('script')];

/** What the service's script does after it has loaded. */
const arrive = async (does: () => void) => {
  does();
  scripts()[0]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
};

/** Renders a calendar, and returns its requests. */
function show(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  place.append(frame);
  return frame;
}

beforeEach(() => {
  vi.resetModules();
  place = document.createElement('div');
  document.body.append(place);
});

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.Cal = undefined;
  window.Calendly = undefined;
});

/** The widget as its page has it: without a button, the calendar comes by itself. */
async function hydrated() {
  const { hydrate } = await import('../../../components/widgets/Booking/Booking.island.ts');
  place.innerHTML = `<p data-booking-panel></p><p data-booking-note></p>
    <p data-booking-failed class="invisible"></p><div data-booking-calendar><div></div></div>`;
  await hydrate(place, { provider: 'cal.com', path: PATH, title: 'Book' });
  const hasFailed = () => !place.querySelector('[data-booking-failed]')?.matches('.invisible');
  const fail = async () => {
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    scripts()[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(hasFailed()).toBe(true));
    expect(scripts()).toEqual([]);
  };
  return { hasFailed, fail };
}

it.each([
  ['there is a network again', () => window.dispatchEvent(new Event('online'))],
  ['a pointer comes to it', () => place.dispatchEvent(new Event('pointerenter'))],
])('a calendar that did not come is asked for again when %s', { tags: '@all' }, async (_, come) => {
  const { hasFailed, fail } = await hydrated();
  await fail();
  come();
  expect(hasFailed()).toBe(false);
  await fail();
});

describe('the calendar', () => {
  it.each(Object.keys(BOOKING_PROVIDERS) as BookingProvider[])(
    'of %s asks for the one script that the table names',
    (provider) => {
      void draw(provider).catch(() => {});
      return vi.waitFor(() =>
        expect(scripts().map(({ src }) => src)).toEqual([BOOKING_PROVIDERS[provider].script]),
      );
    },
  );

  it('of Cal.com receives the event, month view and light theme', async () => {
    const drawn = draw('cal.com');
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    const calls = window.Cal?.q ?? [];
    await arrive(() => {});
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls).toEqual([
      ['init', { origin: 'https://app.cal.com' }],
      [
        'inline',
        {
          elementOrSelector: place,
          calLink: PATH,
          config: { layout: 'month_view', theme: 'light' },
        },
      ],
    ]);
    const frame = show();
    frame.dispatchEvent(new Event('load'));
    expect(await drawn).toBe(frame);
  });

  it('of Calendly receives the event, with a light month view on white', async () => {
    const asked: string[] = [];
    const drawn = draw('calendly.com');
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    await arrive(() => {
      window.Calendly = {
        initInlineWidget({ url, parentElement }) {
          asked.push(url);
          expect(parentElement).toBe(place);
        },
      };
    });
    await vi.waitFor(() =>
      expect(asked).toEqual([`https://calendly.com/${PATH}?background_color=ffffff`]),
    );
    const frame = show();
    frame.dispatchEvent(new Event('load'));
    expect(await drawn).toBe(frame);
  });

  it('fails if another script is loaded', async () => {
    const drawn = draw('calendly.com');
    const refused = expect(drawn).rejects.toThrow('another script');
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    await arrive(() => {});
    await refused;
  });
});
