import type { ChangeEvent, FocusEvent } from 'react';
import {
  clockText,
  DATETIME,
  dayText,
  timeOf,
  timeText,
} from '../../../content/schema/datetime.ts';
import { CLOCK } from '../../../content/schema/locale.ts';
import { type ControlProps, type FieldProps, labelled } from './Field.tsx';
import { HALF_DAY } from './wrongFields.tsx';

/** For an incomplete day a browser reports the value '', but goes on showing its parts. */
const handlers = ({ value, onChange, onBlur }: FieldProps['input']) => ({
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value),
  onBlur: ({ target: { validity } }: FocusEvent<HTMLInputElement>) => {
    onBlur();
    if (validity.badInput) onChange(HALF_DAY);
    else if (value === HALF_DAY) onChange('');
  },
});

interface Kind {
  /** The schema's name for the widget. */
  name: string;
  type: 'date' | 'datetime-local' | 'time';
  /** A value in the format of the browser's field. */
  inField(value: string): string;
  inWords(value: string): string;
}

const whole = (value: string) => (value === HALF_DAY ? '' : value);

const picker = ({ name, type, inField, inWords }: Kind) => ({
  name,
  Component: labelled(({ input, control }: FieldProps & { control: ControlProps }) => (
    <>
      <input
        {...control}
        type={type}
        name={input.name}
        value={inField(input.value)}
        {...handlers(input)}
        className="input"
      />
      {/* Browsers order day and month differently. */}
      {DATETIME.test(input.value) && <p className="field-note">{inWords(input.value)}</p>}
    </>
  )),
});

/** A calendar day, kept as the record has it. Tina's own field makes a point in time of it. */
export const dayField = picker({
  name: 'day',
  type: 'date',
  inField: whole,
  inWords: dayText,
});

/** A datetime in the site's time zone, wherever the editor is. The record's text is kept until it is changed. */
export const datetimeField = picker({
  name: 'local-datetime',
  type: 'datetime-local',
  inField: clockText,
  inWords: (value) => `${timeText(timeOf(value))}, ${CLOCK}`,
});

/** A time of day, as 18:30 whatever format the browser shows. */
export const timeField = picker({
  name: 'clock-time',
  type: 'time',
  inField: whole,
  inWords: String,
});
