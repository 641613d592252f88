/** A scheduling service: all that decides where its script, its calendar and its event pages come from. */
interface Provider {
  /** Where its event pages begin. */
  readonly events: string;
  /** The one script of others that a page of the site runs. */
  readonly script: string;
  /** Where the calendar in the frame comes from. */
  readonly frame: string;
}

/**
 * The scheduling services that the site knows. A record chooses one by its name and says which event;
 * addresses and policies stand here alone, because its script runs beside the contact form.
 */
export const BOOKING_PROVIDERS = {
  'cal.com': {
    events: 'https://cal.com/',
    script: 'https://app.cal.com/embed/embed.js',
    frame: 'https://app.cal.com',
  },
  calendly: {
    events: 'https://calendly.com/',
    script: 'https://assets.calendly.com/assets/external/widget.js',
    frame: 'https://calendly.com',
  },
  /** Invented, for sample content: it leads nowhere, and speaks as Cal.com does. */
  'slotbook.example': {
    events: 'https://meet.slotbook.example/',
    script: 'https://meet.slotbook.example/embed/embed.js',
    frame: 'https://meet.slotbook.example',
  },
} as const satisfies Readonly<Record<string, Provider>>;

export type BookingProvider = keyof typeof BOOKING_PROVIDERS;

/** An event that can be booked, as a record says it. */
export interface BookedEvent {
  readonly provider: BookingProvider;
  readonly path: string;
}

/** The address of the event's own page. */
export const eventPage = ({ provider, path }: BookedEvent): string =>
  `${BOOKING_PROVIDERS[provider].events}${path}`;
