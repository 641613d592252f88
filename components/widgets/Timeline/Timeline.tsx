import type { Entry } from '../../../content/schema/collections.ts';
import type { Event } from '../../../content/schema/events.ts';
import { Arrow } from '../../ui/Icon.tsx';
import { useWords } from '../../ui/Words.tsx';
import { DIALOG_BUTTON, LargeDialog } from '../LargeDialog/LargeDialog.tsx';
import { EventEntry } from './EventEntry.tsx';
import './PictureDialog.css';
import './Timeline.css';
import { type YearMark, YearMarks } from './YearMarks.tsx';

/** The dialog for enlarged pictures; showPictures.ts fills and opens it. */
function PictureDialog() {
  const words = useWords();
  return (
    <LargeDialog
      footer={
        <>
          <p
            data-pictures-words={words.placeOf}
            aria-live="polite"
            className="label-mono text-text-2"
          />
          <p className="flex gap-2">
            <button type="button" data-pictures-step="-1" className={DIALOG_BUTTON}>
              <span className="sr-only">{words.previousPicture}</span>
              <Arrow direction="left" className="size-5!" />
            </button>
            <button type="button" data-pictures-step="1" className={DIALOG_BUTTON}>
              <span className="sr-only">{words.nextPicture}</span>
              <Arrow direction="right" className="size-5!" />
            </button>
          </p>
        </>
      }
    >
      <div data-pictures-row className="overflow-hidden">
        <ul className="flex h-full" />
      </div>
    </LargeDialog>
  );
}

interface TimelineProps {
  events: readonly Entry<Event>[];
  /** The text of a link without its own. */
  visit: string;
  /** The label of the switch that expands a long text on a phone. */
  more: string;
  /** The label before the years. */
  years: string;
  /** The years of all events, also of those on other addresses. */
  allYears: readonly YearMark[];
}

const yearOf = ({ date }: Event) => date.slice(0, 4);

/** All past events on one vertical line, newest first. */
export function Timeline({ events, visit, more, years, allYears }: TimelineProps) {
  return (
    <section aria-label={useWords().timeline} className="wrap">
      <YearMarks label={years} years={allYears} />
      <ol className="timeline folds relative border-s border-edge md:ms-[calc((100%+1.5rem)/6)]">
        {events.map((event, i) => (
          <EventEntry
            key={event.slug}
            event={event}
            visit={visit}
            more={more}
            opensYear={yearOf(event) !== events[i - 1]?.date.slice(0, 4)}
          />
        ))}
      </ol>
      <PictureDialog />
    </section>
  );
}
