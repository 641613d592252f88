import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { SLIDE_DELAY } from './timing.ts';

/** The time of the current slide: it runs, it is held, or it does not count. */
type SlideTime = 'running' | 'held' | undefined;

interface SlideTabsProps {
  /** The slideshow's anchor. */
  id: string;
  names: readonly string[];
  current: number;
  time: SlideTime;
  /** Tabs from the moment when they can be chosen; links to the slides before. */
  ready: boolean;
  onChoose: (slide: number) => void;
}

export const tabId = (id: string, slide: number) => `${id}-tab-${slide + 1}`;

/** Up to so many slides have their names in a row on wide screens. */
const MOST_NAMED = 6;

/** Whether the tabs are strokes at all widths, with the name of the chosen one beside them. */
export const areStrokes = (names: readonly string[]) => names.length > MOST_NAMED;

// A stroke is a border, which is drawn in forced colours too. It stands from the first frame; time runs over it.
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

/** The slides' names; on narrow screens a stroke each. Time runs over the current one. */
export function SlideTabs({ id, names, current, time, ready, onChoose }: SlideTabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const slide = { Home: 0, End: names.length - 1 }[event.key];
    if (slide === undefined) return;
    event.preventDefault();
    onChoose(slide);
  };
  const tabs = useRef<HTMLDivElement>(null);
  const look = areStrokes(names) ? STROKES : NAMES;
  // Focus on a tab goes along with the choice.
  useEffect(() => {
    if (tabs.current?.contains(document.activeElement))
      document.getElementById(tabId(id, current))?.focus({ preventScroll: true });
  }, [id, current]);

  return (
    <div
      ref={tabs}
      role={ready ? 'tablist' : undefined}
      className={`label-mono flex grow ${look.row}`}
    >
      {names.map((name, i) => {
        const chosen = i === current;
        return (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a tab is its slide's place
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
            className={`relative block min-h-11 flex-1 pt-3 pr-4 hover:text-text ${
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
                className={`absolute inset-x-0 border-accent ${look.place} ${look.strong}`}
              />
            )}
            <span className={look.name}>{name}</span>
          </a>
        );
      })}
    </div>
  );
}
