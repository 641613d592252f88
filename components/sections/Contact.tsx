import { calendarWay } from '../../content/schema/bookingProviders.ts';
import type { Content } from '../../content/schema/collections.ts';
import { Section } from '../ui/Section.tsx';
import { Booking, chunkProps } from '../widgets/Booking/Booking.tsx';
import { island } from '../widgets/island.tsx';
import { chunkProps as formProps, QueryForm } from '../widgets/QueryForm/QueryForm.tsx';
import { FormNotice } from './FormNotice.tsx';
import type { ViewProps } from './view.ts';

/** The site's facts for form and calendar, and the texts of the form. */
export const select = (_section: unknown, { site, forms }: Content) => ({
  site,
  forms,
});

const TouchedForm = island('QueryForm', 'interaction', QueryForm, formProps);
const NearBooking = island('Booking', 'visible', Booking, chunkProps);
const AskedBooking = island('Booking', 'interaction', Booking, chunkProps);

/** The calendar components by how they load; a plain link needs no script. */
const BOOKINGS = { near: NearBooking, asked: AskedBooking, link: Booking };

/** The contact form, and the booking calendar if the site has one. */
export function Contact({ id, section, site, forms }: ViewProps<'contact', typeof select>) {
  const { booking } = site;
  const ThisBooking = BOOKINGS[calendarWay(booking) ?? 'link'];
  return (
    <Section theme="light" id={id} heading={section.heading} aside={section.lead}>
      <div className="columns mt-12 gap-y-14">
        <div className={`md:col-span-12 ${booking ? 'lg:col-span-5' : 'lg:col-span-8'}`}>
          <TouchedForm form="contact" mail={site.mail.general} words={forms} />
          <FormNotice site={site} />
        </div>
        {booking && (
          <div className="md:col-span-12 lg:col-span-6 lg:col-start-7">
            <ThisBooking site={site} booking={booking} />
          </div>
        )}
      </div>
    </Section>
  );
}
