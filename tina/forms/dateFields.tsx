import { useState } from 'react';
import { wrapFieldsWithMeta } from 'tinacms';
import { clockText, DATETIME, dayText, timeOf, timeText } from '../../content/schema/datetime.ts';

const STYLE =
  'block w-full rounded-md border border-gray-200 bg-white px-3 py-2 text-base text-gray-700 shadow-inner focus:border-blue-500 focus:outline-none';

/** A day of the calendar, kept as it stands in the record: Tina's own field makes a point in time of it. */
export const dayField = {
  name: 'day',
  Component: wrapFieldsWithMeta<{ input: { value: string } }>(({ input }) => (
    <>
      <input type="date" {...input} className={STYLE} />
      {DATETIME.test(input.value) && <p className={SHOWN}>{dayText(input.value)}</p>}
    </>
  )),
};

/** What is picked, in the words that visitors read: the browser's own order of day and month may be another. */
const SHOWN = 'block font-sans text-xs text-gray-700 pt-2';

const HALF = 'block font-sans text-xs text-red-500 pt-2';

interface DatetimeProps {
  input: { value: string; onChange: (value: string) => void; name: string };
}

/** A datetime by Mumbai's clock, wherever the editor sits. A record keeps its text until it is changed. */
export const datetimeField = {
  // The schema's name for the widget.
  name: 'local-datetime',
  Component: wrapFieldsWithMeta<DatetimeProps>(({ input: { value, onChange, name } }) => {
    const [isHalf, setHalf] = useState(false);
    return (
      <>
        <input
          type="datetime-local"
          name={name}
          value={clockText(value)}
          onChange={(event) => onChange(event.target.value)}
          // A browser tells nothing of a day without its time.
          onBlur={({ target }) => setHalf(target.validity.badInput)}
          className={STYLE}
        />
        {isHalf && (
          <p role="alert" className={HALF}>
            Not taken yet: pick the whole day and its time, such as 00:00 for its first minute.
          </p>
        )}
        {DATETIME.test(value) && <p className={SHOWN}>{timeText(timeOf(value))}, Mumbai time</p>}
      </>
    );
  }),
};
