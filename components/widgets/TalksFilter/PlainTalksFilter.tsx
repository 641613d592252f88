import { TALK_FILTER_NAME, TALK_FILTERS, TALK_PLACEHOLDER } from './talkTypes.ts';
import './TalksFilter.css';

const ID = 'plain-talks-filter';

/** The filter of a visitor without script: a select that the style sheet reads. */
export function PlainTalksFilter() {
  return (
    <noscript>
      <label htmlFor={ID} className="sr-only">
        {TALK_FILTER_NAME}
      </label>
      <select
        id={ID}
        className="h-11 w-full rounded-[3px] border border-edge bg-ground px-3 font-semibold sm:w-64"
      >
        <option value="">{TALK_PLACEHOLDER}</option>
        {TALK_FILTERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </noscript>
  );
}
