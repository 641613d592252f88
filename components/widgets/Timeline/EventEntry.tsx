import type { RichText as Body } from '../../../content/load/text/body.ts';
import { plainText } from '../../../content/load/text/body.ts';
import type { Entry } from '../../../content/schema/collections.ts';
import type { Event } from '../../../content/schema/events.ts';
import { Button } from '../../ui/Button.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { EventPictures } from './EventPictures.tsx';
import { yearId } from './YearMarks.tsx';

/** From so many characters on a phone shows the first lines, and the rest when it is asked for. */
const LONG = 240;

interface FoldedTextProps {
  body: Body;
  /** What it is about, for whoever hears the switch alone. */
  title: string;
  /** The words of the switch. */
  more: string;
}

/**
 * A text that is whole for whoever reads it by ear, without style, on paper or on a wide screen, and on a
 * phone begins with its first lines. A checkbox does it, at once and without script.
 */
function FoldedText({ body, title, more }: FoldedTextProps) {
  return (
    <div className="fold">
      <div className="fold-text prose-measure space-y-4 text-text-2">
        <RichText body={body} />
      </div>
      {plainText(body).length >= LONG && (
        <label className="fold-switch target">
          <input type="checkbox" className="sr-only" />
          <svg viewBox="0 0 16 16" aria-hidden="true" className="fold-sign">
            <path d="M8 2v12M2 8h12" stroke="currentColor" strokeWidth="1.4" />
          </svg>
          {more}
          <span className="sr-only">: {title}</span>
        </label>
      )}
    </div>
  );
}

interface EventEntryProps {
  event: Entry<Event>;
  visit: string;
  more: string;
  /** The first event of its year carries the year. */
  opensYear: boolean;
}

/** One event: when, where, what happened, and its pictures. */
export function EventEntry({ event, visit, more, opensYear }: EventEntryProps) {
  const { slug, title, date, dates, place, images, link, linkLabel, body } = event;
  return (
    <li id={slug} className="relative pt-10 pl-6 md:pt-12 md:pl-10">
      {opensYear && (
        <p
          id={yearId(date.slice(0, 4))}
          className="display-2 mb-6 scroll-mt-10 md:max-xl:scroll-mt-20 md:absolute md:top-9 md:right-[calc(100%+0.75rem)] md:mb-0 lg:right-[calc(100%+1.5rem)]"
        >
          {date.slice(0, 4)}
        </p>
      )}
      <article aria-labelledby={`${slug}-title`} className="border-t border-rule pt-4">
        <p className="label-mono flex flex-wrap gap-x-4 text-text-2">
          <span aria-hidden="true" className="timeline-dot" />
          <time dateTime={date} className="text-text">
            {dates}
          </time>
          {place && <span>{place}</span>}
        </p>
        <h2 id={`${slug}-title`} className="display-3 mt-3 max-w-[26ch]">
          {title}
        </h2>
        {/* On a phone with real throttling 144 ms of blocked time become 44. */}
        <div
          data-pictures
          className="mt-5 flex flex-col gap-5 [--reserved:42rem] max-md:deferred md:mt-6 md:gap-8"
        >
          {images && images.length > 0 && <EventPictures images={images} />}
          <div className="columns gap-y-4">
            <div className="md:col-span-12 lg:col-span-9">
              <FoldedText body={body} title={title} more={more} />
            </div>
            {link && (
              <div className="md:col-span-12 lg:col-span-3 lg:text-right">
                <Button tone="line" href={link} label={linkLabel ?? visit} />
              </div>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}
