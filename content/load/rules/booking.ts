import { bookedEvent, providerName } from '../../schema/bookingProviders.ts';
import { isFields } from '../read/schemaWalk.ts';
import type { Rule } from './whole.ts';

/** A service whose calendar the site cannot show still gets its link. An invented one is content:launch's. */
export const unknownBookingService: Rule = ({ readings }) =>
  readings.flatMap(({ collection, data, entry, file }) => {
    const booking = collection === 'site' && entry ? data?.booking : undefined;
    const href = isFields(booking) ? String(booking.href) : '';
    const service = providerName(href);
    if (!service || service.endsWith('.example') || bookedEvent(href)) return [];
    return {
      severity: 'warning' as const,
      file,
      place: { path: ['booking', 'href'], part: 'value' as const },
      rule: `The site knows no calendar of ${service}: visitors get a panel with the link.`,
      fix: 'Leave it if that is meant; a calendar shows for events at cal.com and calendly.com.',
    };
  });
