import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import type { KeyboardEvent } from 'react';
import { BUTTON, Chevron, OPTION, PANEL, Tick } from './face.tsx';
import { TALK_FILTER_NAME, TALK_FILTERS, TALK_PLACEHOLDER, type TalkFilter } from './talkTypes.ts';

/** Opens the listbox of a button as Space does: on the chosen option, else on the first. */
export const openByKey = (button: HTMLElement) =>
  button.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));

/** Headless UI leaves Enter to forms; here there is none, and a button answers to it. */
function openByEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  openByKey(event.currentTarget);
}

interface FilterListboxProps {
  filter: TalkFilter;
  onChoose: (filter: TalkFilter) => void;
}

/** The filter's button and its options (ARIA Authoring Practices, listbox). */
export function FilterListbox({ filter, onChoose }: FilterListboxProps) {
  const chosen = TALK_FILTERS.find(({ value }) => value === filter);
  return (
    <Listbox value={filter} onChange={onChoose}>
      <ListboxButton className={BUTTON} onKeyDown={openByEnter}>
        <span>
          {chosen && <span className="sr-only">{TALK_FILTER_NAME}: </span>}
          {chosen?.label ?? TALK_PLACEHOLDER}
        </span>
        <Chevron />
      </ListboxButton>
      <ListboxOptions
        modal={false}
        className={`${PANEL} absolute inset-x-0 top-[calc(100%+0.25rem)] z-20 outline-offset-0`}
      >
        {TALK_FILTERS.map(({ value, label }) => (
          <ListboxOption
            key={value}
            value={value}
            className={`${OPTION} data-focus:bg-edge data-focus:text-ground`}
          >
            <span className="group-data-selected:font-semibold">{label}</span>
            <Tick />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
}
