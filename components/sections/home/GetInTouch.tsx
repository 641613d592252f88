import type { Home } from '../../../content/schema/pages/home.ts';
import type { Site } from '../../../content/schema/site.ts';
import { Section } from '../../ui/Section.tsx';
import { Booking } from '../../widgets/Booking/Booking.tsx';
import { island } from '../../widgets/island.tsx';
import { QueryForm } from '../../widgets/QueryForm/QueryForm.tsx';

const TouchedForm = island('QueryForm', 'interaction', QueryForm);
const NearBooking = island('Booking', 'visible', Booking, ({ booking }) => {
  const { provider, path, title } = booking;
  return { provider, path, title };
});

/** The contact form, and the calendar for those who would rather talk. */
export function GetInTouch({ contact, site }: { contact: Home['contact']; site: Site }) {
  return (
    <Section
      theme="light"
      id="contact-us"
      heading={contact.heading}
      aside={<p className="text-text-2">{contact.lead}</p>}
    >
      <div className="columns mt-12 gap-y-14">
        <div className="md:col-span-12 lg:col-span-5">
          <TouchedForm form="contact" mail={site.mail.general} />
        </div>
        <div className="md:col-span-12 lg:col-span-6 lg:col-start-7">
          <NearBooking booking={site.booking} />
        </div>
      </div>
    </Section>
  );
}
