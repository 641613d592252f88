import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import {
  resultOf,
  TALK_FILTER_NAME,
  TALK_FILTERS,
  TALK_PLACEHOLDER,
  type TalkCounts,
} from './talkTypes.ts';
import { useTalkFilter } from './useTalkFilter.ts';

interface TalksFilterProps {
  /** The id of the list whose items carry `data-type`. */
  list: string;
  counts: TalkCounts;
}

/** Chooses which talks the list shows, and says how many they are (specification 4, Talks filter). */
export function TalksFilter({ list, counts }: TalksFilterProps) {
  const [filter, choose] = useTalkFilter(list);
  const chosen = TALK_FILTERS.find(({ value }) => value === filter);
  return (
    <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center">
      <Listbox value={filter} onChange={choose}>
        <div className="relative sm:w-64">
          <ListboxButton className="target group w-full cursor-pointer justify-between rounded-[3px] border border-edge px-4 text-left font-semibold hover:bg-panel">
            <span>
              {chosen && <span className="sr-only">{TALK_FILTER_NAME}: </span>}
              {chosen?.label ?? TALK_PLACEHOLDER}
            </span>
            <svg
              viewBox="0 0 16 16"
              aria-hidden="true"
              className="size-4 transition-transform duration-150 group-data-open:rotate-180 motion-reduce:transition-none"
            >
              <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </ListboxButton>
          <ListboxOptions
            modal={false}
            className="absolute inset-x-0 top-[calc(100%+0.25rem)] z-20 rounded-[3px] border border-edge bg-ground py-1 outline-offset-0"
          >
            {TALK_FILTERS.map(({ value, label }) => (
              <ListboxOption
                key={value}
                value={value}
                className="target group w-full cursor-pointer justify-between px-4 data-focus:bg-edge data-focus:text-ground"
              >
                <span className="group-data-selected:font-semibold">{label}</span>
                <svg
                  viewBox="0 0 16 16"
                  aria-hidden="true"
                  className="invisible size-4 group-data-selected:visible"
                >
                  <path
                    d="m3 8.5 3.5 3.5L13 4.5"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="1.6"
                  />
                </svg>
              </ListboxOption>
            ))}
          </ListboxOptions>
        </div>
      </Listbox>
      <p aria-live="polite" className="label-mono text-text-2">
        {resultOf(filter, counts)}
      </p>
    </div>
  );
}
