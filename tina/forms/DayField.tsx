import { wrapFieldsWithMeta } from 'tinacms';

/** A day of the calendar, kept as it stands in the record: Tina's own field makes a point in time of it. */
const DayField = wrapFieldsWithMeta<{ id?: string }>(({ input }) => (
  <input
    type="date"
    {...input}
    className="block w-full rounded-md border border-gray-200 bg-white px-3 py-2 text-base text-gray-700 shadow-inner focus:border-blue-500 focus:outline-none"
  />
));

/** The field as Tina knows it by name; `formField` asks for `day`. */
export const dayField = { name: 'day', Component: DayField };
