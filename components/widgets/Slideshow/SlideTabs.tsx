import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';

/** Milliseconds until the next slide (specification 9). */
const SLIDE_DELAY = 5000;

/** The countdown of the current slide: running, paused, or none. */
type SlideTime = 'running' | 'held' | undefined;

interface SlideTabsProps {
  /** The slideshow's anchor. */
  id: string;
  names: readonly string[];
  current: number;
  time: SlideTime;
  /** Whether the tabs work; before that they are links to the slides. */
  ready: boolean;
  onChoose: (slide: number) => void;
  onTimeUp: () => void;
}

export const tabId = (id: string, slide: number) => `${id}-tab-${slide + 1}`;

/** The most slides whose names are shown in a row on wide screens. */
const MOST_NAMED = 6;

/** Six words of this length are wider than the row. */
const LONG_WORD = /\S{16}/;

/** Whether the tabs are strokes at all widths, with the current name next to them. */
export const areStrokes = (names: readonly string[]) =>
  names.length > MOST_NAMED || names.some((name) => LONG_WORD.test(name));

// A stroke is a border, which forced colours show too. The countdown runs over it.
const STROKES = {
  row: 'order-first basis-full gap-2',
  place: 'top-1/2',
  strong: '-mt-px border-t-3',
  name: 'sr-only',
};
const NAMES = {
  row: 'max-lg:order-first max-lg:basis-full max-lg:gap-2 lg:mx-3',
  place: 'top-1/2 lg:top-0',
  strong: '-mt-px border-t-3 lg:mt-0 lg:border-t-2',
  name: 'max-lg:sr-only',
};

const setTime = (line: HTMLElement | null) => {
  if (line) line.style.animationDuration = `${SLIDE_DELAY}ms`;
};

/**
 * The slides' names; on narrow screens a stroke each. The countdown is an animation over the current one, which keeps
 * the remaining time while it is paused.
 */
export function SlideTabs({ id, names, current, time, ready, onChoose, onTimeUp }: SlideTabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const slide = { Home: 0, End: names.length - 1 }[event.key];
    if (slide === undefined) return;
    event.preventDefault();
    onChoose(slide);
  };
  const tabs = useRef<HTMLDivElement>(null);
  const look = areStrokes(names) ? STROKES : NAMES;
  // Focus follows the chosen tab.
  useEffect(() => {
    if (tabs.current?.contains(document.activeElement))
      document.getElementById(tabId(id, current))?.focus({ preventScroll: true });
  }, [id, current]);

  return (
    <div
      ref={tabs}
      role={ready ? 'tablist' : undefined}
      className={`label-mono flex grow flex-wrap ${look.row}`}
    >
      {names.map((name, i) => {
        const chosen = i === current;
        return (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never move
            key={i}
            id={tabId(id, i)}
            href={`#${id}-${i + 1}`}
            {...(ready && {
              role: 'tab',
              'aria-selected': chosen,
              'aria-controls': `${id}-${i + 1}`,
              tabIndex: chosen ? 0 : -1,
            })}
            onKeyDown={onKeyDown}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              onChoose(i);
            }}
            className={`relative block min-h-11 flex-1 pt-3 pe-4 hover:text-text ${
              chosen ? 'text-text' : 'text-text-2'
            }`}
          >
            <span
              className={`absolute inset-x-0 ${look.place} ${chosen ? `border-text ${look.strong}` : 'border-t border-edge'}`}
            />
            {chosen && (
              <span
                key={String(time !== undefined)}
                ref={setTime}
                data-slide-time={time ?? ''}
                onAnimationEnd={onTimeUp}
                className={`absolute inset-x-0 border-act ${look.place} ${look.strong}`}
              />
            )}
            <span className={look.name}>{name}</span>
          </a>
        );
      })}
    </div>
  );
}
