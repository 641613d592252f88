import { BUTTON, Chevron, OPTION, PANEL, Tick } from './face.tsx';
import {
  resultOf,
  TALK_FILTER_NAME,
  TALK_FILTERS,
  TALK_PARAMETER,
  TALK_PLACEHOLDER,
  type TalkCounts,
} from './talkTypes.ts';
import './TalksFilter.css';

const ID = 'talks-filter';

interface TalksFilterProps {
  /** How many talks there are of each kind, on all pages. */
  counts: TalkCounts;
}

/**
 * Chooses which talks the list shows, and says how many they are (specification 4, Talks filter): a
 * popover of radio buttons that the style sheet reads, so that it answers at once and without script.
 * Its island makes it a listbox.
 */
export function TalksFilter({ counts }: TalksFilterProps) {
  return (
    <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center">
      <div data-choice="" className="relative sm:w-64">
        <button type="button" popoverTarget={ID} className={BUTTON}>
          <span>
            <span data-says="">{TALK_PLACEHOLDER}</span>
            {TALK_FILTERS.map(({ value, label }) => (
              <span key={value} data-says={value}>
                <span className="sr-only">{TALK_FILTER_NAME}: </span>
                {label}
              </span>
            ))}
          </span>
          <Chevron />
        </button>
        <div
          id={ID}
          popover="auto"
          tabIndex={-1}
          role="radiogroup"
          aria-label={TALK_FILTER_NAME}
          className={`${PANEL} text-text outline-none`}
        >
          {TALK_FILTERS.map(({ value, label }) => (
            <div key={value} className="relative">
              <input
                id={`${ID}-${value}`}
                type="radio"
                name={TALK_PARAMETER}
                value={value}
                className="peer sr-only"
              />
              <label
                htmlFor={`${ID}-${value}`}
                className={`${OPTION} hover:bg-edge hover:text-ground peer-focus-visible:bg-edge peer-focus-visible:text-ground`}
              >
                <span>{label}</span>
                <Tick />
              </label>
            </div>
          ))}
        </div>
      </div>
      <p aria-live="polite" className="label-mono text-text-2">
        {(['', ...TALK_FILTERS.map(({ value }) => value)] as const).map((value) => (
          <span key={value} data-says={value}>
            {resultOf(value, counts)}
          </span>
        ))}
      </p>
    </div>
  );
}
