import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { afterFrame } from './afterFrame.ts';
import { BUTTON, Chevron, OPTION, PANEL, Tick } from './face.tsx';
import { TALK_FILTER_NAME, TALK_FILTERS, TALK_PLACEHOLDER, type TalkFilter } from './talkTypes.ts';

const press = (key: string, element: HTMLElement | null) =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Opens the listbox of a button as Space does: on the chosen option, else on the first. */
export const openByKey = (button: HTMLElement) => press(' ', button);

/** A press on an option would move the focus there, and from there to the button. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Headless UI leaves Enter to forms; here there is none, and a button answers to it. */
function openByEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  openByKey(event.currentTarget);
}

interface FilterListboxProps {
  filter: TalkFilter;
  /** Shows what is chosen, in the list. */
  onChoose: (filter: TalkFilter) => void;
  /** Shows it in the listbox too. */
  onChosen: () => void;
}

/**
 * The filter's button and its options (ARIA Authoring Practices, listbox). A press shows the list that
 * was asked for, and in the next frame the listbox closes: that is as much work again.
 */
export function FilterListbox({ filter, onChoose, onChosen }: FilterListboxProps) {
  const chosen = TALK_FILTERS.find(({ value }) => value === filter);
  const choose = (value: TalkFilter) => {
    onChoose(value);
    onChosen();
  };
  const chooseFirst = (event: MouseEvent, value: TalkFilter) => {
    // Headless UI then leaves the closing to us.
    event.preventDefault();
    const listbox = event.currentTarget.parentElement;
    onChoose(value);
    afterFrame(() => {
      onChosen();
      press('Escape', listbox);
    });
  };
  return (
    <Listbox value={filter} onChange={choose}>
      <ListboxButton className={BUTTON} onKeyDown={openByEnter}>
        <span>
          {chosen && <span className="sr-only">{TALK_FILTER_NAME}: </span>}
          {chosen?.label ?? TALK_PLACEHOLDER}
        </span>
        <Chevron />
      </ListboxButton>
      <ListboxOptions
        modal={false}
        onMouseDown={keepFocus}
        className={`${PANEL} absolute inset-x-0 top-[calc(100%+0.25rem)] z-20 outline-offset-0`}
      >
        {TALK_FILTERS.map(({ value, label }) => (
          <ListboxOption
            key={value}
            value={value}
            onClick={(event) => chooseFirst(event, value)}
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
